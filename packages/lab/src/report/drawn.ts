import { scheduleOf } from '../design/planned-match.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'

/**
 * What a report takes for drawn by chance. Reports of before took each deal, even if its content had been dealt in others.
 * They are computed again as they were made.
 */
export type DrawnUnit = 'content' | 'deal'

/** What a report that was made before takes for drawn. */
export const drawnIn = (report: unknown): DrawnUnit =>
  typeof report === 'object' && report !== null && !('contents' in report) ? 'deal' : 'content'

/** The field `content` of a number of a deal. */
export type ContentOfDeal = (deal: number) => { readonly content: string } | undefined

/** By short names, which take little room in sums of many deals. */
export function contentsFor(spec: ExperimentSpec, unit: DrawnUnit): ContentOfDeal {
  const { contentOf } = scheduleOf(spec)
  const names = new Map<string, { readonly content: string }>()
  return (deal) => {
    const content = unit === 'content' ? contentOf(deal) : undefined
    if (content === undefined) return undefined
    const known = names.get(content) ?? { content: String(names.size + 1) }
    names.set(content, known)
    return known
  }
}
