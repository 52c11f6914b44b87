import { z } from 'zod'
import { inBoth } from './in-both.ts'

/** A number with the ends of its 95 % interval. Both ends are null where there is none. */
export const measuredEstimate = z.object({
  /** Null if nothing was seen. */
  value: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** What was counted, such as matches or votes, and the deals behind it. */
  n: z.number(),
  deals: z.number(),
})
export type MeasuredEstimate = z.infer<typeof measuredEstimate>

const column = z.object({
  id: z.string(),
  name: inBoth,
  formula: inBoth,
  /** A share is between 0 and 1. */
  unit: z.enum(['share', 'points', 'count']),
  estimate: measuredEstimate,
})
export type MeasuredColumn = z.infer<typeof column>

const suiteColumn = column.extend({
  /** In per cent of the best subject of the same experiment. Null where the experiment does not tell. */
  scaled: z.number().nullable(),
  /** Whether it depends on who else was in the experiment, as TrueSkill does. Such numbers of two experiments are not compared. */
  isRelative: z.boolean(),
})

const suiteNumbers = {
  /** Only those whose matches the agent itself has played. */
  columns: z.array(suiteColumn),
  /** How many columns the whole has. */
  of: z.int(),
  /** The area of the radar, or the mean of all columns in per cent of the best. Null unless all columns are there. */
  whole: measuredEstimate.nullable(),
  /** How many subjects the experiment compares. */
  subjects: z.int(),
}

/** The same measures without and with injected instructions at the table, on the same deals. */
const injection = {
  game: z.string(),
  /** The first one is the baseline. */
  conditions: z.array(
    z.object({
      id: z.string(),
      name: inBoth,
      columns: z.array(
        column.extend({
          /** This condition minus the baseline. `p` is corrected for all comparisons of the report. */
          effect: measuredEstimate.extend({ p: z.number().nullable() }).nullable(),
        }),
      ),
    }),
  ),
}

const perPointAndMatch = z.object({
  /** Null if all points together are not above nothing. */
  perPoint: measuredEstimate.nullable(),
  perMatch: measuredEstimate,
})

/** What an experiment says of one agent, in the section of its profile that it belongs to. */
export const measured = z.discriminatedUnion('topic', [
  z.object({ topic: z.literal('abilities'), ...suiteNumbers }),
  z.object({ topic: z.literal('games'), ...suiteNumbers }),
  z.object({
    topic: z.literal('roles'),
    game: z.string(),
    /** The two measures of the map of the game: deception, then detection. */
    columns: z.array(column),
  }),
  z.object({ topic: z.literal('attack'), ...injection }),
  z.object({ topic: z.literal('defence'), ...injection }),
  z.object({
    topic: z.literal('calibration'),
    game: z.string(),
    brier: measuredEstimate,
    /** Statements of about the same chance: from, to, the mean of what was stated, and how often it was so. */
    bins: z.array(
      z.object({ from: z.number(), to: z.number(), stated: z.number(), happened: measuredEstimate }),
    ),
    statements: z.int(),
  }),
  z.object({
    topic: z.literal('cost'),
    game: z.string(),
    ruleset: z.string(),
    tokens: perPointAndMatch,
    /** US dollars. Null if the price of its calls is not known. */
    dollars: perPointAndMatch.nullable(),
    /** Points a match. */
    points: measuredEstimate,
  }),
])
export type Measured = z.infer<typeof measured>
export type MeasuredTopic = Measured['topic']

/** The sections of a profile that experiments fill, in their order. */
export const measuredTopics = [
  'abilities',
  'roles',
  'games',
  'attack',
  'defence',
  'calibration',
  'cost',
] as const
