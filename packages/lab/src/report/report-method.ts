import { scheduleOf } from '../design/planned-match.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import type { MeanKind } from '../statistics/by-deal/sample.ts'

/**
 * How a report is computed. One that was made before is computed again as it was made:
 *
 * - `deal`: each deal is taken for drawn, even if its content was dealt in others.
 * - `content`: deals of the same content count together.
 * - `family`: the same, and what is one test counts as one in the correction, which the report has intervals for.
 * - `sized`: the same, and subjects are compared by every declared measure and in what conditions do to them. Differences
 *   have a standardised size, and shares the level of guesses. Each judge of an item weighs the same.
 * - `cuts`: the same, and once more of the matches alone in which no answer was missing or refused. A share that may be below
 *   nothing or above the whole has the interval of a mean.
 * - `rounded`: the same, and an interaction that is nothing but what rounding leaves is nothing. Reports name it.
 * - `whole`: the same, with the share of each score, judges of lists beside people, aims that were chosen in every match, and
 *   intervals of means that reach no further than three times Student's t.
 */
export const reportMethods = ['deal', 'content', 'family', 'sized', 'cuts', 'rounded', 'whole'] as const
export type ReportMethod = (typeof reportMethods)[number]

export const newestMethod: ReportMethod = 'whole'

/** Whether a report has what came with some method. */
export const isSince = (method: ReportMethod, first: ReportMethod): boolean =>
  reportMethods.indexOf(method) >= reportMethods.indexOf(first)

/** Means of before reach as far as the redrawn deals say. */
export const meanKind = (method: ReportMethod): MeanKind =>
  isSince(method, 'whole') ? 'mean' : 'unbounded-mean'

/** How a report was made. The newest method if there is no report, and undefined if it names one that is not known here. */
export function methodOf(report: unknown): ReportMethod | undefined {
  if (typeof report !== 'object' || report === null) return newestMethod
  if ('method' in report) return reportMethods.find((method) => method === report.method)
  if ('clean' in report) return 'cuts'
  if ('interactions' in report) return 'sized'
  if ('families' in report) return 'family'
  return 'contents' in report ? 'content' : 'deal'
}

/** The field `content` of a number of a deal. */
export type ContentOfDeal = (deal: number) => { readonly content: string } | undefined

/** By short names, which take little room in sums of many deals. */
export function contentsFor(spec: ExperimentSpec, method: ReportMethod): ContentOfDeal {
  const { contentOf } = scheduleOf(spec)
  const names = new Map<string, { readonly content: string }>()
  return (deal) => {
    const content = method === 'deal' ? undefined : contentOf(deal)
    if (content === undefined) return undefined
    const known = names.get(content) ?? { content: String(names.size + 1) }
    names.set(content, known)
    return known
  }
}
