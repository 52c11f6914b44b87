import { besideTexts, forBeside, languages } from '@wis/games'
import { z } from 'zod'
import { probeOutcomes } from '../probes/probe-row.ts'

export const experimentFormat = 'wis-experiment/1'

/**
 * The files of an export, in their order. A task has neither matches nor probes nor calls. Old exports lack the two files
 * of what was asked beside the matches, and those of before calls were exported lack the calls. Those of
 * before void matches were kept have neither of the files about them, and those of before versions were kept lack these.
 */
export const exportFiles = {
  about: 'experiment.json',
  matches: 'matches.jsonl',
  rows: 'rows.jsonl',
  table: 'rows.csv',
  probes: 'probes.jsonl',
  judgements: 'judgements.jsonl',
  calls: 'calls.jsonl',
  voids: 'void.jsonl',
  voidCalls: 'void-calls.jsonl',
  report: 'report.json',
  versions: 'versions.jsonl',
  readme: 'README.md',
  seal: 'seal.json',
} as const

/** A text, or its hash alone where whoever wrote it keeps it private. */
const toldText = z.object({ sha256: z.string(), text: z.string().optional() })
export type ToldText = z.infer<typeof toldText>

/** What a server said of itself. */
const served = z.object({ model: z.string().optional(), fingerprint: z.string().optional() })

/** What an agent is, without what reaches it. Null for what does not apply, or is not known. */
const exportedMake = z.object({
  model: z.string().nullable(),
  provider: z.string().nullable(),
  /** `prompts` are the texts of its owner, as canonical JSON. */
  strategy: z.object({ id: z.string(), custom: z.boolean(), prompts: toldText.nullable() }).nullable(),
  /** Temperature, limits and the rest of what goes along with each call. */
  settings: z.record(z.string(), z.unknown()).nullable(),
  /** What the owner of a program says about it. */
  declared: z.object({ model: z.string().nullable(), harness: z.string().nullable() }),
})
export type ExportedMake = z.infer<typeof exportedMake>

/** `experiment.json`: what was planned, who stood behind the names, and how far it came. */
export const exportedExperiment = z.object({
  format: z.literal(experimentFormat),
  platform: z.object({ version: z.string(), key: z.string() }),
  id: z.string(),
  name: z.string(),
  game: z.string(),
  preset: z.string().nullable(),
  seed: z.string(),
  /** The specification with every default, and as its author wrote it. */
  spec: z.record(z.string(), z.unknown()),
  text: z.string(),
  plan: z.object({
    deals: z.int(),
    matches: z.int(),
    /** The hash of the plan and when it was fixed, before the first match. Absent from old exports. */
    sha256: z.string().optional(),
    at: z.string().optional(),
  }),
  /** `ended`: all planned matches are here. `cancelled` and `paused`: those that were over by then. */
  state: z.enum(['ended', 'cancelled', 'paused']),
  played: z.int(),
  failed: z.int(),
  /** Matches that were void and dealt again. */
  voided: z.int(),
  /** The agents behind the names in the specification. `agent` is the id that commitments bind. */
  players: z.record(
    z.string(),
    z.object({
      agent: z.string(),
      slug: z.string(),
      version: z.int(),
      kind: z.string(),
      /** Absent from old exports, and for agents that are no longer named. */
      made: exportedMake.optional(),
    }),
  ),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** The rounds of ratings, the first one first. Absent in old exports, which hold neither ratings nor probes. */
  judgings: z
    .array(
      z.object({
        round: z.int(),
        judges: z.array(
          z.object({
            agent: z.string(),
            rubric: z.string(),
            times: z.int(),
            trust: z.number().optional(),
          }),
        ),
        state: z.enum(['waiting', 'asking', 'over', 'dropped']),
      }),
    )
    .optional(),
  /** The number of the version that the report is. Absent where it is none to cite, and from old exports. */
  version: z.int().optional(),
  /** So many agents are named no more and have neutral names here. Then there is no report, and its file holds null. */
  withdrawn: z.int().min(1).optional(),
})
export type ExportedExperiment = z.infer<typeof exportedExperiment>

/** A line of `matches.jsonl`, by number. */
export const exportedMatch = z.object({
  number: z.int().min(1),
  match: z.string(),
  /** How often it was dealt, and why it was void before. */
  attempts: z.int().min(1),
  faults: z.array(z.string()),
  language: z.enum(languages),
  seed: z.string(),
  salt: z.string(),
  /** As it was published before the first turn. */
  commitment: z.string(),
  /** In seat order. */
  seats: z.array(z.object({ agent: z.string(), version: z.int(), alias: z.string() })),
  log: z.array(z.object({ seq: z.int(), at: z.string(), event: z.looseObject({ type: z.string() }) })),
  /** SHA-256 of the log as canonical JSON. */
  hash: z.string(),
})
export type ExportedMatch = z.infer<typeof exportedMatch>

/** A line of `void.jsonl`: a match that does not count, as far as it came, by number. */
export const exportedVoid = exportedMatch
  .omit({ attempts: true, faults: true })
  // Null if its experiment was stopped.
  .extend({ fault: z.string().nullable() })
export type ExportedVoid = z.infer<typeof exportedVoid>

/** A line of `calls.jsonl` or `void-calls.jsonl`: a call to an agent and the entry that its answer, or the lack of one, became. */
export const exportedCall = z.object({
  number: z.int().min(1),
  match: z.string(),
  seq: z.int(),
  seat: z.int(),
  /** The id of the agent. */
  agent: z.string(),
  kind: z.string(),
  round: z.int(),
  /** Each exchange over the wire, as far as it was kept. */
  tries: z.array(
    z.object({
      /** Which of several calls for the turn it belongs to, from 1. */
      step: z.int().nullable(),
      /** The messages to a model as canonical JSON, or the request to a program as it was sent. */
      asked: toldText.nullable(),
      /** What else was in the call: temperature, limits, seed. */
      parameters: z.record(z.string(), z.unknown()).nullable(),
      status: z.int().nullable(),
      /** The first 2 KiB of the answer. */
      answer: toldText.nullable(),
      served: served.nullable(),
    }),
  ),
  reply: toldText.nullable(),
  /** Absent in archives that are older than a field. */
  ...forBeside(besideTexts, () => toldText.nullish()),
  /** Why there is no answer. */
  failure: z.string().nullable(),
  latencyMs: z.int(),
  inputTokens: z.int().nullable(),
  outputTokens: z.int().nullable(),
})
export type ExportedCall = z.infer<typeof exportedCall>

const guess = z.object({
  asked: z.number(),
  even: z.number().optional(),
  same: z.record(z.string(), z.number()).optional(),
})

const tally = z.object({ right: z.number(), asked: z.number() })

/** A line of `probes.jsonl`, by the number of the match and by its place among the questions about it. */
export const exportedProbe = z.object({
  number: z.int().min(1),
  match: z.string(),
  place: z.int().min(1),
  probe: z.string(),
  /** The number of the last entry that counted. */
  entry: z.int(),
  seat: z.int(),
  /** The id of the agent that was asked. */
  agent: z.string(),
  prompt: z.string(),
  /** Every answer that was given, the last one at the end. A long one is cut. */
  raw: z.array(z.string()),
  outcome: z.enum(probeOutcomes),
  /** Why there is no answer. */
  why: z.string().nullable(),
  /** Null unless it was answered. */
  values: z.record(z.string(), z.unknown()).nullable(),
  /** What the answer was worth. Null for a question to another seat, and where there is no answer. */
  score: z
    .object({
      tallies: z.record(z.string(), tally),
      /** Absent from old exports. */
      guesses: z.record(z.string(), guess).optional(),
      forecast: z.object({ chances: z.array(z.number()), happened: z.int() }).optional(),
    })
    .nullable(),
  /** Absent if the server said nothing of itself. */
  served: served.optional(),
})
export type ExportedProbe = z.infer<typeof exportedProbe>

/** A line of `judgements.jsonl`, by the number of the match or description. Those of all rounds are there. */
export const exportedJudgement = z.looseObject({
  number: z.int().min(1),
  round: z.int().min(1),
  rubric: z.string(),
  item: z.string(),
  judge: z.string(),
  time: z.int().min(1),
  place: z.int().min(1),
  prompt: z.string(),
  raw: z.array(z.string()),
  /** Null if it is missing. */
  rating: z.int().nullable(),
  /** What was chosen from a list. `rating` is then how many. Absent where there is no list. */
  picks: z.array(z.string()).readonly().optional(),
  /** The pseudonym of the person who rated, in the place of a judge. */
  person: z.string().min(1).optional(),
  /** Absent if the server said nothing of itself. */
  served: served.optional(),
})
export type ExportedJudgement = z.infer<typeof exportedJudgement>

/** `seal.json`: the files above it, and the platform's signature of the canonical JSON of that list. */
export const exportSeal = z.object({
  files: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string() })),
  key: z.string(),
  signature: z.string(),
})
export type ExportSeal = z.infer<typeof exportSeal>
