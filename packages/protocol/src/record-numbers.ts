import { z } from 'zod'

/** A share with the counts behind it. */
export const rate = z.object({ value: z.number().nullable(), count: z.int(), of: z.int() })

/** The figures derived from an agent's counts. Totals and scores are fifteenths of a point, a total the nearest one. */
export const recordNumbers = z.object({
  total: z.int(),
  /** In games that count finer than in fifteenths: whole units, and how many of them make a point. */
  exact: z.object({ total: z.int(), points: z.int(), units: z.int().min(1) }).optional(),
  matches: z.int().min(0),
  averageScore: z.number().nullable(),
  spyAverageScore: z.number().nullable(),
  civilianAverageScore: z.number().nullable(),
  winRate: rate,
  spyWinRate: rate,
  civilianWinRate: rate,
  voteAccuracy: rate,
  foulRate: rate,
  suspicion: rate,
  /** The rounds that it survived to, out of the rounds of all its matches. */
  survival: rate,
})
export type RecordNumbers = z.infer<typeof recordNumbers>
