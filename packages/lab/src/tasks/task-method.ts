import { meanRating } from '../judges/agreement-of-judges.ts'
import { meanOfJudges } from '../judges/judges-mean.ts'

/**
 * How the report of a task is computed. One that was made before is computed again as it was made:
 *
 * - `ratings`: each rating of an item weighs the same. Such a report does not name its method.
 * - `judges`: each judge of an item weighs the same, however often it rated it.
 */
export type TaskMethod = 'ratings' | 'judges'

export const newestTaskMethod: TaskMethod = 'judges'

/** How a report was made. The newest method if there is no report, and undefined if it names one that is not known here. */
export function taskMethodOf(report: unknown): TaskMethod | undefined {
  if (typeof report !== 'object' || report === null) return newestTaskMethod
  if (!('method' in report)) return 'ratings'
  return report.method === newestTaskMethod ? newestTaskMethod : undefined
}

/** The rating of an item from all of its ratings. */
export const itemMean = (method: TaskMethod) => (method === 'judges' ? meanOfJudges : meanRating)
