import { z } from 'zod'
import { inBoth } from '../in-both.ts'

/** A number that a game counts: its name, how it follows from the facts, and which way is better. */
export const gameMetric = z.object({
  id: z.string(),
  name: inBoth,
  formula: inBoth,
  better: z.enum(['more', 'fewer', 'neither']),
  unit: z.enum(['share', 'points', 'count']),
})
export type GameMetric = z.infer<typeof gameMetric>

/** The game of a board by the contract of all games. */
export const gameOfBoard = z.object({
  id: z.string(),
  /** What the ranks go by. */
  order: z.enum(['total', 'skill', 'mean-points', 'win-rate']),
  /** An agent with fewer matches stands below all others. 0 if the order is a total. */
  matchesToLead: z.int(),
  /** Those that the game wants beside its order come first. */
  metrics: z.array(gameMetric),
  /** Its boards of single sides and roles, each ordered by a metric. Empty if it has none. */
  parts: z.array(z.object({ id: z.string(), name: inBoth, metric: z.string() })),
  /** The part that this board is of, or null for a board of all matches. */
  part: z.string().nullable(),
})
export type GameOfBoard = z.infer<typeof gameOfBoard>

/** The numbers of a row that every game has, and those of its own game. */
export const gameNumbers = z.object({
  /** Whether it stands below the others, because it has too few matches to lead them. */
  fewMatches: z.boolean(),
  /** Draws and losses are null in a game that all play on one side. */
  draws: z.int().nullable(),
  losses: z.int().nullable(),
  /** Points a match, in points, with the 95 % interval of their mean. */
  meanPoints: z.object({
    value: z.number().nullable(),
    low: z.number().nullable(),
    high: z.number().nullable(),
  }),
  /** TrueSkill, and the floor that it almost certainly reaches: its mean less three deviations. */
  trueSkill: z.object({ mean: z.number(), deviation: z.number(), floor: z.number() }).nullable(),
  /** In the order of the board's metrics. Each is its sum divided by the other. */
  metrics: z.array(
    z.object({ id: z.string(), value: z.number().nullable(), sum: z.number(), of: z.number() }),
  ),
})
export type GameNumbers = z.infer<typeof gameNumbers>
