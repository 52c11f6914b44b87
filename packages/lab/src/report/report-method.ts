import { scheduleOf } from '../design/planned-match.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'

/**
 * How a report is computed. One that was made before is computed again as it was made:
 *
 * - `deal`: each deal is taken for drawn, even if its content was dealt in others.
 * - `content`: deals of the same content count together.
 * - `family`: the same, and what is one test counts as one in the correction, which the report has intervals for.
 */
export type ReportMethod = 'deal' | 'content' | 'family'

export const newestMethod: ReportMethod = 'family'

/** How a report was made. The newest method if there is none. */
export function methodOf(report: unknown): ReportMethod {
  if (typeof report !== 'object' || report === null || 'families' in report) return newestMethod
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
