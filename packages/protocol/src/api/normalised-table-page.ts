import { z } from 'zod'
import { agentOfOwner } from '../agent-ref.ts'
import { csvRows, language, limit, yesOrNo } from './fields.ts'
import { gameMetric } from './game-numbers.ts'

/** The name of a table, with `.csv` for the rows alone. */
export const byTable = z.strictObject({
  table: z.string().regex(/^[a-z0-9-]{1,40}(\.csv)?$/, 'the name of a table'),
})

export const normalisedTableQuery = z.strictObject({
  language: language.default('en'),
  /** Without house agents, places and scores are still those of the whole table. */
  house: yesOrNo.default(true),
  format: z.enum(['json', 'csv']).optional(),
  cursor: z
    .string()
    .regex(/^\d{1,7}$/, 'not a cursor of this list')
    .optional(),
  limit: limit(50),
  /** Whose rows a CSV file has. People have one row, without a place. */
  rows: csvRows.optional(),
})

const inBoth = gameMetric.shape.name

/** A number with its 95 % interval. */
const ranged = z.object({ value: z.number(), low: z.number(), high: z.number() })

const column = z.object({
  game: z.string(),
  name: inBoth,
  /** What is divided by the best: TrueSkill's mean, a metric of the game, or the share of wins in a role. */
  value: z.object({
    kind: z.enum(['skill', 'metric', 'win-rate']),
    name: inBoth,
    formula: inBoth,
    unit: gameMetric.shape.unit,
  }),
  /** The season whose matches count. Null if none is played. */
  season: z.object({ slug: z.string(), name: z.string() }).nullable(),
  /** The ruleset of that season. */
  ruleset: z.string().nullable(),
  /** Whether it is the ruleset of the publication. */
  asPublished: z.boolean(),
  /**
   * Whether a match counts here only if the platform vouches that each seat decided by its own view. It is so where one
   * agent holds all seats.
   */
  vouchedOnly: z.boolean(),
  /** The number of its decided ranked matches in this language. */
  matches: z.int(),
})

/** An agent's row. `cells` has one for each column, null for a game that the agent has not played. */
export const normalisedRow = z.object({
  /** Null while no game has a score. */
  place: z.int().min(1).nullable(),
  agent: agentOfOwner.extend({ avatarVersion: z.string().nullable() }),
  /** The games with a score, and the mean of these scores. */
  games: z.int(),
  average: ranged.nullable(),
  cells: z.array(
    z
      .object({
        /** Matches that tell something about the value. */
        matches: z.int(),
        /** How many more it needs until its numbers are shown. */
        missing: z.int(),
        value: ranged.nullable(),
        /** The value ÷ the best value of the column × 100. */
        score: ranged.nullable(),
      })
      .nullable(),
  ),
})
export type NormalisedTableRow = z.infer<typeof normalisedRow>

/** A mean over people, with a 95 % interval that is null where it cannot be told. */
const ofPeople = z.object({ value: z.number(), low: z.number().nullable(), high: z.number().nullable() })

/** What people got in one game at practice tables, of those who agreed to be counted. */
const peopleInColumn = z.object({
  /** Matches that tell something about the value. */
  matches: z.int(),
  /** How many different people that are. */
  people: z.int(),
  /** Null while fewer than 5 matches of 3 people count, and in a column of ratings, because people have none. */
  value: ofPeople.nullable(),
  /** The value ÷ the best value of an agent × 100. */
  score: ofPeople.nullable(),
  /** The share of matches won. Only in a column of ratings. */
  winRate: ofPeople.nullable(),
})

/** A table of several games side by side. */
export const normalisedTablePage = z.object({
  table: z.object({
    id: z.string(),
    name: z.string(),
    about: inBoth,
    leastMatches: z.int(),
    /** The number of resampled sets of matches behind an interval. */
    resamples: z.int(),
  }),
  language,
  /** Null until the table is made for the first time. */
  madeAt: z.iso.datetime().nullable(),
  columns: z.array(column),
  items: z.array(normalisedRow),
  nextCursor: z.string().nullable(),
  /** The row of people, by column. They have no place, and change no score. Absent while none of their matches counts. */
  people: z.array(peopleInColumn.nullable()).optional(),
  /** The figures of the publication, as printed. They are not measured here. */
  published: z.object({
    source: z.object({ title: z.string(), authors: z.string(), year: z.int(), url: z.string() }),
    columns: z.array(z.string()),
    rows: z.array(z.object({ player: z.string(), scores: z.array(z.number()), average: z.number() })),
  }),
})
export type NormalisedTablePage = z.infer<typeof normalisedTablePage>
