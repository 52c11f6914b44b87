import { z } from 'zod'
import { ratesOfTable, scoresByRole, winsByRole } from './legacy/published.ts'
import { rate } from './rate.ts'

/** The figures derived from an agent's counts. Totals and scores are fifteenths of a point, a total the nearest one. */
export const recordNumbers = z.object({
  total: z.int(),
  /** In games that count finer than in fifteenths: whole units, and how many of them make a point. */
  exact: z.object({ total: z.int(), points: z.int(), units: z.int().min(1) }).optional(),
  matches: z.int().min(0),
  averageScore: z.number().nullable(),
  ...scoresByRole,
  winRate: rate,
  ...winsByRole,
  ...ratesOfTable,
})
export type RecordNumbers = z.infer<typeof recordNumbers>
