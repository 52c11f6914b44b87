import { languages } from '@wis/games'
import { z } from 'zod'
import { probeOutcomes } from '../probes/probe-row.ts'

export const experimentFormat = 'wis-experiment/1'

/**
 * The files of an export, in their order. A task has neither matches nor probes. Old exports lack the two files of what
 * was asked beside the matches.
 */
export const exportFiles = {
  about: 'experiment.json',
  matches: 'matches.jsonl',
  rows: 'rows.jsonl',
  table: 'rows.csv',
  probes: 'probes.jsonl',
  judgements: 'judgements.jsonl',
  report: 'report.json',
  readme: 'README.md',
  seal: 'seal.json',
} as const

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
  plan: z.object({ deals: z.int(), matches: z.int() }),
  /** `ended`: all planned matches are here. `cancelled`: those that were over by then. */
  state: z.enum(['ended', 'cancelled']),
  played: z.int(),
  failed: z.int(),
  /** Matches that were void and dealt again. */
  voided: z.int(),
  /** The agents behind the names in the specification. `agent` is the id that commitments bind. */
  players: z.record(
    z.string(),
    z.object({ agent: z.string(), slug: z.string(), version: z.int(), kind: z.string() }),
  ),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** The rounds of ratings, the first one first. Absent in old exports, which hold neither ratings nor probes. */
  judgings: z
    .array(
      z.object({
        round: z.int(),
        judges: z.array(z.object({ agent: z.string(), rubric: z.string(), times: z.int() })),
        state: z.enum(['waiting', 'asking', 'over', 'dropped']),
      }),
    )
    .optional(),
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
      forecast: z.object({ chances: z.array(z.number()), happened: z.int() }).optional(),
    })
    .nullable(),
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
  /** The pseudonym of the person who rated, in the place of a judge. */
  person: z.string().min(1).optional(),
})
export type ExportedJudgement = z.infer<typeof exportedJudgement>

/** `seal.json`: the files above it, and the platform's signature of the canonical JSON of that list. */
export const exportSeal = z.object({
  files: z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string() })),
  key: z.string(),
  signature: z.string(),
})
export type ExportSeal = z.infer<typeof exportSeal>
