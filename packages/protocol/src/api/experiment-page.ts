import { z } from 'zod'
import { handle, idCursor, limit, page, whole } from './fields.ts'
import { entriesQuery } from './match-routes.ts'
import { scenesQuery } from './scene-page.ts'

export const experimentStates = ['planned', 'queued', 'running', 'paused', 'cancelled', 'ended'] as const
export type ExperimentState = (typeof experimentStates)[number]
export const experimentAccesses = ['private', 'link', 'public'] as const
export type ExperimentAccess = (typeof experimentAccesses)[number]

const share = z
  .string()
  .regex(/^[0-9a-f]{32}$/, 'not the secret of a link')
  .optional()

export const experimentQuery = z.strictObject({ share })

export const experimentsQuery = z.strictObject({
  /** Only one's own, in any access. Otherwise those that are public. */
  mine: z.enum(['true', 'false']).optional(),
  state: z.enum(experimentStates).optional(),
  cursor: idCursor.optional(),
  limit: limit(20),
})

/** The files that the rows of an experiment are written as. */
export const rowFormats = ['jsonl', 'csv', 'parquet'] as const

export const experimentRowsQuery = z.strictObject({
  share,
  /** The number of the last row of the page before. */
  after: whole.pipe(z.int().min(0)).default(0),
  limit: whole.pipe(z.int().min(1).max(1000)).default(1000),
  /** `parquet` has the columns of `csv`, each with its type. */
  format: z.enum(rowFormats).default('jsonl'),
})

export const judgementsQuery = z.strictObject({
  share,
  /** The number of the match that the page before ended with. */
  after: whole.pipe(z.int().min(0)).default(0),
  /** How many matches’ ratings. */
  limit: whole.pipe(z.int().min(1).max(200)).default(200),
})

export const probesQuery = z.strictObject({
  share,
  /** The number of the match that the page before ended with. */
  after: whole.pipe(z.int().min(0)).default(0),
  /** How many matches’ questions. Each holds all that its seat knew. */
  limit: whole.pipe(z.int().min(1).max(50)).default(50),
})

export const experimentMatchesQuery = z.strictObject({
  share,
  subject: z.string().max(200).optional(),
  condition: z.string().max(200).optional(),
  /** The number of the last match of the page before. */
  after: whole.pipe(z.int().min(0)).default(0),
  limit: whole.pipe(z.int().min(1).max(1000)).default(100),
})

export const experimentScenesQuery = scenesQuery.extend({ share })
export const experimentEntriesQuery = entriesQuery.extend({ share })

/** The files that a report is written as: its tables, and what goes into a paper with them. */
export const reportFormats = ['json', 'md', 'tex', 'csv', 'methods', 'bib'] as const

/** The files that a picture of a report is written as. */
export const figureFormats = ['svg', 'pdf'] as const

/** What an archive is made for: to be checked, to be looked at in Inspect, or to be published at Hugging Face. */
export const archiveFormats = ['wis', 'inspect', 'hf'] as const

/** The number of a version of the report. The newest report if it is left out. */
const version = whole.pipe(z.int().min(1)).optional()

export const experimentReportQuery = z.strictObject({
  share,
  version,
  format: z.enum(reportFormats).default('json'),
  language: z.enum(['en', 'zh']).default('en'),
})

export const figuresQuery = z.strictObject({
  share,
  version,
  format: z.enum(figureFormats).default('svg'),
  language: z.enum(['en', 'zh']).default('en'),
  /** The name of one picture. All of them in an archive if it is left out. */
  figure: z
    .string()
    .regex(/^[a-zA-Z0-9-]{1,300}$/, 'not the name of a picture')
    .optional(),
})

export const preregistrationQuery = z.strictObject({ share, language: z.enum(['en', 'zh']).default('en') })

export const archiveQuery = z.strictObject({ share, format: z.enum(archiveFormats).default('wis') })

/** A specification: YAML or JSON as text, or the fields themselves. */
const specWish = z.union([z.string().min(1).max(200_000), z.record(z.string(), z.unknown())])

export const experimentPlanWish = z.strictObject({ spec: specWish })

export const newExperiment = z.strictObject({
  spec: specWish,
  access: z.enum(experimentAccesses).default('private'),
  /** Whether it is played at once. Otherwise it waits to be started. */
  start: z.boolean().default(true),
})

export const experimentMoves = ['start', 'pause', 'resume', 'cancel'] as const
export type ExperimentMove = (typeof experimentMoves)[number]
export const experimentMoveWish = z.strictObject({ move: z.enum(experimentMoves) })

const judge = z.strictObject({
  /** The name of an agent of one's own, or of a judge of the laboratory. */
  agent: z.string().min(1).max(80),
  rubric: z.string().min(1).max(80),
  times: z.int().min(1).max(20).default(1),
  /** The weighted kappa with people that it is to reach. Tables mark a judge below it. */
  trust: z.number().gt(0).max(1).optional(),
})

/** Who rates what was said, once more. The judges of the specification if none are named. */
export const judgingWish = z.strictObject({ judges: z.array(judge).min(1).max(40).optional() })

const judging = z.object({
  /** Counted from 1. The last round of a judge that is over takes the place of its earlier ones. */
  round: z.int(),
  judges: z.array(
    z.object({ agent: z.string(), rubric: z.string(), times: z.int(), trust: z.number().optional() }),
  ),
  /** Waiting for the last match, asking, over, or dropped because its experiment was cancelled. */
  state: z.enum(['waiting', 'asking', 'over', 'dropped']),
  /** How many ratings are asked for, and how many are there. */
  due: z.int(),
  done: z.int(),
  /** It rates what there was while the experiment was paused. When matches are played again, it is dropped. */
  early: z.boolean().optional(),
})

export const experimentChanges = z.strictObject({
  access: z.enum(experimentAccesses).optional(),
  /** The limits that change. Others stay as they are. An experiment that paused because one was spent can then resume. */
  budget: z
    .strictObject({
      tokens: z.int().min(1).max(1e15).optional(),
      usd: z.number().positive().max(1e9).optional(),
      hours: z.number().positive().max(1e6).optional(),
    })
    .optional(),
})

const specFault = z.object({ path: z.string(), message: z.string() })

/** A place in the line of a member's experiments. */
const line = z.object({
  /** Counted from 1. */
  place: z.int(),
  /** How many experiments of the member run now, and how many may. Null if there is no limit any more. */
  running: z.int(),
  most: z.int().nullable(),
})

/** How much a member has of something, and may have. Null for no limit. */
const used = z.object({ used: z.number(), most: z.number().nullable() })

/** What an experiment would take and could find. Nothing is stored. */
export const experimentPlan = z.object({
  /** All reasons why it could not be played. */
  faults: z.array(specFault),
  /** Null if the specification cannot be read. */
  plan: z
    .object({
      /** The specification with every default. */
      spec: z.record(z.string(), z.unknown()),
      matches: z.int(),
      deals: z.int(),
      callsPerMatch: z.number(),
      factors: z.array(z.object({ factor: z.string(), levels: z.array(z.string()) })),
      comparisons: z.int(),
      /** The least differences that are found in four experiments of five. */
      detects: z.array(
        z.object({
          measure: z.string(),
          difference: z.number(),
          /** The contents in which the measure can occur, or the deals where only chance deals. */
          deals: z.int().optional(),
          /** A difference of a share is between 0 and 1. */
          unit: z.enum(['share', 'points', 'count']).optional(),
          /** What was taken for so: a rate or a standard deviation in one content, and who says so. */
          guessed: z
            .object({
              rate: z.number().optional(),
              deviation: z.number().optional(),
              correlation: z.number(),
              by: z.enum(['spec', 'pilot', 'nobody']),
            })
            .optional(),
        }),
      ),
      /** Measures of which nothing can be said, because nobody knows how much they vary. */
      notGuessed: z.array(z.string()).optional(),
      /** What is guessed where nothing else is known: rates about this one, which go together in a deal as much as this. */
      assumes: z.object({ rate: z.number(), correlation: z.number() }).optional(),
      /** All calls to agents, with those for probes and for ratings. */
      calls: z.number(),
      probes: z.number(),
      /** The ratings of judges. Of three answers that cannot be read, only the first one is counted. */
      ratings: z.number(),
      /** What people rate who are invited. Null where nothing can be rated. */
      people: z
        .object({
          /** `items` are rated by somebody, `each` of them by one person, and `shared` by everybody. */
          rubrics: z.array(z.object({ rubric: z.string(), items: z.int(), each: z.int(), shared: z.int() })),
          /** The items of one person. */
          each: z.int(),
          /** What that takes a person: 20 seconds an item, or 45 where one chooses from a list. */
          minutes: z.number(),
        })
        .nullable()
        .optional(),
      /** Agents that no probe can be put to: a call would change their memory, or they have no beliefs. */
      cannotBeAsked: z.array(z.object({ agent: z.string(), why: z.enum(['memory', 'no-beliefs']) })),
      /** By the last matches of its agents. Null if none of them reports its usage, or no price is known. */
      tokens: z.number().nullable(),
      dollars: z.number().nullable(),
      /** With probes and ratings. Null before agents of these kinds have played. */
      minutes: z.number().nullable(),
      /** Agents that nobody knows the time of, because none of their kind has played. It is not in `minutes`. */
      withoutTime: z.array(z.string()),
      /** Limits of its budget below what it is expected to use. It would pause there, and go on with a larger one. */
      shortBudget: z.array(
        z.object({ limit: z.enum(['tokens', 'usd', 'hours']), budget: z.number(), expected: z.number() }),
      ),
    })
    .nullable(),
  /** Where it would stand in line if it were started now. Null if it would run at once. */
  line: line.nullable(),
  /** What the operator lets a member have, and what the member has. Null for a visitor. */
  limits: z
    .object({
      /** Experiments that run at the same time. Those beyond it stand in line. */
      running: used,
      /** The matches of one experiment. */
      matchesOfOne: used.pick({ most: true }),
      /** The matches that all experiments of the member have still to play. */
      matchesToPlay: used,
      storedBytes: used,
    })
    .nullable(),
})
export type ExperimentPlan = z.infer<typeof experimentPlan>

const pause = z.object({
  reason: z.string(),
  agent: z.string().optional(),
  match: z.int().optional(),
  detail: z.string().optional(),
  since: z.string().optional(),
  /** When the platform lets it go on, if it does. */
  until: z.string().optional(),
})

export const experimentRow = z.object({
  id: z.string(),
  name: z.string(),
  game: z.string(),
  /** Null if the account is deleted. */
  owner: z.string().nullable(),
  isOwn: z.boolean(),
  state: z.enum(experimentStates),
  /** Why the platform paused it. Null if its owner did, or while it is not paused. */
  pause: pause.nullable(),
  access: z.enum(experimentAccesses),
  deals: z.int(),
  matches: z.int(),
  played: z.int(),
  /** Of these, how many the subject could not play. */
  failed: z.int(),
  /** How many matches were void and dealt again. */
  voided: z.int(),
  tokens: z.number(),
  dollars: z.number(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** The suite that it is a part of, and its name there. */
  suite: z.object({ id: z.string(), part: z.string() }).nullable().optional(),
})
export type ExperimentRow = z.infer<typeof experimentRow>

export const experimentsPage = page(experimentRow)

/** The newest report. Its `version` is null where it says what no version says, and is private or the study goes on. */
export const newestReport = z.object({
  /** How many matches it is computed from. */
  matches: z.int(),
  at: z.string(),
  version: z.int().nullable(),
})

/** A report that others could read. It keeps its number for ever. */
export const reportVersion = z.object({
  version: z.int(),
  matches: z.int(),
  ratings: z.int(),
  at: z.string(),
  /** `withheld` while people rate who could read here what others said. `removed` once a person took matches back. */
  state: z.enum(['open', 'withheld', 'removed']),
})
export type ReportVersion = z.infer<typeof reportVersion>

export const experimentPage = experimentRow.extend({
  spec: z.record(z.string(), z.unknown()),
  /** The specification as its author wrote it. */
  text: z.string(),
  /** The hash of its plan, and when it was fixed: when it was made. Absent from those of before plans were hashed. */
  plan: z.object({ sha256: z.string(), at: z.string() }).optional(),
  /** The agents behind the names in the specification. */
  players: z.record(z.string(), z.object({ agent: z.string(), version: z.int(), kind: z.string() })),
  /** The secret of its link, for its owner alone. */
  share: z.string().nullable(),
  hours: z.number(),
  /** Where it stands in line. Null unless it is queued. */
  line: line.nullable(),
  /** It was paused, and runs only for the judges of what there is. Then it is paused again. */
  isHeld: z.boolean().optional(),
  /** When its last match will be over, if it goes on as it did. */
  expectedEnd: z.string().nullable(),
  /** Some of the matches that are played now. */
  playing: z.array(
    z.object({
      number: z.int(),
      match: z.string(),
      subject: z.string(),
      condition: z.string(),
      entries: z.int(),
    }),
  ),
  /** Why matches were void, the newest last. */
  faults: z.array(z.object({ number: z.int(), attempts: z.int(), reasons: z.array(z.string()) })),
  /** The rounds of ratings, the first one first. */
  judgings: z.array(judging),
  /** Whether people still rate it who could read here what others said. Until then no rating is told, of people or judges. */
  ratingsWithheld: z.boolean().optional(),
  /** Since when people rate it, where that withholds its ratings. */
  ratingsWithheldSince: z.string().optional(),
  report: newestReport.nullable(),
  versions: z.array(reportVersion),
})
export type ExperimentPage = z.infer<typeof experimentPage>

export const experimentCreated = z.object({ id: z.string(), share: z.string() })
/** `wis-lab-report/1`. Null before the first match is over. */
export const experimentReport = z.object({
  ...newestReport.shape,
  report: z.record(z.string(), z.unknown()),
})
/** A match that was dealt, and the numbers of the report that it counts in. */
export const experimentMatchRow = z.object({
  number: z.int(),
  deal: z.int(),
  subject: z.string(),
  condition: z.string(),
  /** Null after it was deleted. */
  match: z.string().nullable(),
  /** `again`: it was void and is dealt once more. `dropped`: it was under way when the experiment was cancelled. */
  state: z.enum(['playing', 'again', 'played', 'dropped']),
})
export const experimentMatchesPage = z.object({ items: z.array(experimentMatchRow) })

export const byExperiment = z.strictObject({ id: handle })
/** A match by its number in the experiment, counted from 1. */
export const byPlannedMatch = byExperiment.extend({
  number: z.string().regex(/^[1-9]\d{0,6}$/, 'not the number of a match'),
})
