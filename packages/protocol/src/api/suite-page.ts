import { z } from 'zod'
import {
  experimentAccesses,
  experimentPlan,
  experimentQuery,
  experimentReportQuery,
  experimentRow,
  experimentStates,
} from './experiment-page.ts'
import { idCursor, limit, page } from './fields.ts'

export const suitesQuery = z.strictObject({
  /** Only one's own, in any access. Otherwise those that are public. */
  mine: z.enum(['true', 'false']).optional(),
  cursor: idCursor.optional(),
  limit: limit(20),
})

export const suiteQuery = experimentQuery
export const suiteReportQuery = experimentReportQuery

/** What all parts of a suite would take together, and what each of them would. Nothing is stored. */
export const suitePlan = experimentPlan.extend({
  parts: z.array(z.object({ part: z.string(), plan: experimentPlan.shape.plan })),
})

export const suiteRow = z.object({
  id: z.string(),
  name: z.string(),
  /** Null if the account is deleted. */
  owner: z.string().nullable(),
  isOwn: z.boolean(),
  /** Running while any part runs, then in line, paused or planned while any part is. */
  state: z.enum(experimentStates),
  access: z.enum(experimentAccesses),
  matches: z.int(),
  played: z.int(),
  failed: z.int(),
  voided: z.int(),
  tokens: z.number(),
  dollars: z.number(),
  createdAt: z.string(),
})
export type SuiteRow = z.infer<typeof suiteRow>

export const suitesPage = page(suiteRow)

export const suitePage = suiteRow.extend({
  spec: z.record(z.string(), z.unknown()),
  /** The specification as its author wrote it. */
  text: z.string(),
  /** The hash of its plan with those of its parts, and when it was fixed. */
  plan: z.object({ sha256: z.string(), at: z.string() }),
  /** The secret of its link, for its owner alone. */
  share: z.string().nullable(),
  hours: z.number(),
  /** Each is an experiment of its own, with the same access. */
  parts: z.array(
    experimentRow.extend({
      part: z.string(),
      /** Since when people rate it, where that withholds its ratings, here too. */
      ratingsWithheldSince: z.string().optional(),
    }),
  ),
  /** How many matches its report is computed from. Null before the first one. */
  report: z.object({ matches: z.int(), at: z.string() }).nullable(),
})
export type SuitePage = z.infer<typeof suitePage>
