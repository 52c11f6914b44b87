import { isSince, meanKind, methodOf, newestMethod } from '../report/report-method.ts'
import type { ReportMethod } from '../report/report-method.ts'
import type { NumberKind } from '../statistics/compare.ts'
import { unsure } from '../statistics/estimate.ts'
import type { Estimate } from '../statistics/estimate.ts'
import { measuresOfPart } from './read-suite.ts'
import type { Suite } from './read-suite.ts'
import { isRatio } from './suite-column.ts'
import { isOfTerms } from './suite-spec.ts'
import type { ColumnOfTerms, SuiteColumn } from './suite-spec.ts'

/**
 * How the numbers over all parts are computed. Those that were made before are computed again as they were made:
 *
 * - `first`: intervals as they come. The report names no method.
 * - `bounded`: a skill of matches that all ended alike has none, and no interval of shares leaves what shares can add up to.
 * - `whole`: the same, and means reach no further than three times Student's t. A column of what may be below nothing has the
 *   interval of a mean, and no bounds.
 * - `swapped`: two are told apart in a sum of several ratios by the deals that set them apart. Before, each deal stood for its
 *   equal part of the whole difference, and of two that are alike more than five in a hundred were told apart after few deals.
 */
export const suiteMethods = ['first', 'bounded', 'whole', 'swapped'] as const
export type SuiteMethod = (typeof suiteMethods)[number]

export const newestSuiteMethod: SuiteMethod = 'swapped'

export const isSuiteSince = (method: SuiteMethod, since: SuiteMethod): boolean =>
  suiteMethods.indexOf(method) >= suiteMethods.indexOf(since)

/** How a report of a suite was made. Undefined if it names a method that is not known here. */
export function suiteMethodOf(report: unknown): SuiteMethod | undefined {
  if (typeof report !== 'object' || report === null || !('method' in report)) return 'first'
  return suiteMethods.find((method) => method === report.method)
}

/** How the parts of a stored report were made. */
export function partMethodsOf(report: unknown): Readonly<Record<string, ReportMethod>> {
  const parts = typeof report === 'object' && report && 'parts' in report ? report.parts : {}
  return Object.fromEntries(
    Object.entries(typeof parts === 'object' && parts ? parts : {}).flatMap(([name, part]) => {
      const method = methodOf(part)
      return method ? [[name, method]] : []
    }),
  )
}

/** How the means of a suite are made, and how its comparisons are answered. */
export const reportMethodOf = (method: SuiteMethod): ReportMethod =>
  isSuiteSince(method, 'whole') ? newestMethod : 'rounded'

/** Whether every part of a column is a share, and by the newest method one that counts trials. */
function isOfShares(
  { terms }: Pick<ColumnOfTerms, 'terms'>,
  { parts }: Pick<Suite, 'parts'>,
  method: SuiteMethod,
): boolean {
  const isShare = (reference: string) => {
    const [part = '', measure = ''] = reference.split('/')
    const spec = parts.get(part)
    const found = spec && measuresOfPart(spec).find(({ id }) => id === measure)
    return found?.unit === 'share' && !(isSuiteSince(method, 'whole') && found.isRatio)
  }
  return terms.every(({ of }) => of.every(isShare))
}

/** A rate counts trials. A sum of several ratios is a mean. */
export function kindOfColumn(column: ColumnOfTerms, suite: Suite, method: ReportMethod): NumberKind {
  const isRate =
    column.unit === 'share' &&
    isRatio(column) &&
    (!isSince(method, 'whole') || isOfShares(column, suite, 'whole'))
  return isRate ? 'rate' : meanKind(method)
}

/** The interval of a column within what it can be. */
export function bounded(
  estimate: Estimate,
  column: SuiteColumn,
  suite: Suite,
  method: SuiteMethod = newestSuiteMethod,
): Estimate {
  if (estimate.low === null) return estimate
  // Drawn again, such matches show nothing of what others would be.
  if (!isOfTerms(column)) return estimate.low === estimate.high ? unsure(estimate, 'no-variation') : estimate
  if (!isOfShares(column, suite, method)) return estimate
  const times = column.terms.map((term) => term.times)
  const sumOf = (sign: 1 | -1) => times.reduce((sum, one) => sum + (sign * one > 0 ? one : 0), 0)
  return { ...estimate, low: Math.max(sumOf(-1), estimate.low), high: Math.min(sumOf(1), estimate.high) }
}
