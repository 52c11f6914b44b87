import type { Rng } from '@wis/engine'
import { contentIn } from './by-deal/deal-sums.ts'
import type { DealSum, PairedDeal } from './by-deal/deal-sums.ts'
import type { MeanKind } from './by-deal/sample.ts'
import { totalOf } from './by-deal/sample.ts'
import { comparePairs } from './compare.ts'
import type { PairComparison } from './compare.ts'

/** Two subjects, each under a condition and under the first one. */
export interface FourCells {
  readonly first: readonly DealSum[]
  readonly firstBefore: readonly DealSum[]
  readonly second: readonly DealSum[]
  readonly secondBefore: readonly DealSum[]
}

/** What a condition changes for the first, less what it changes for the second. */
const signs = [1, -1, -1, 1] as const

/**
 * The difference of differences in each deal that all four cells have, as a pair with nothing: what the deal adds to it. Where
 * each cell has one match of a deal, that is the plain difference of the differences. Otherwise it is how far the deal moves
 * the difference of the four ratios, so that levels of the subjects and of the conditions by themselves move nothing.
 */
export function pairsOfChanges(
  { first, firstBefore, second, secondBefore }: FourCells,
  isRounded = true,
): readonly PairedDeal[] {
  const others = [firstBefore, second, secondBefore].map(
    (sums) => new Map(sums.map((sum) => [sum.deal, sum])),
  )
  const rows = first.flatMap((sum) => {
    const found = others.flatMap((sums) => sums.get(sum.deal) ?? [])
    return found.length === others.length ? [[sum, ...found]] : []
  })
  const cells = signs.map((sign, at) => {
    const own = rows.flatMap((row) => row[at] ?? [])
    const below = totalOf(own, 'below')
    return { sign, own, below, ratio: totalOf(own, 'above') / below }
  })
  if (cells.some(({ below }) => below <= 0)) return []
  const whole = cells.reduce((sum, { sign, ratio }) => sum + sign * ratio, 0)
  const parts = rows.map((_, place) => [
    whole,
    ...cells.map(({ sign, own, below, ratio }) => {
      const [above = 0, under = 0] = [own[place]?.above, own[place]?.below]
      return (sign * rows.length * (above - ratio * under)) / below
    }),
  ])
  const moved = parts.map((own) => own.reduce((sum, part) => sum + part, 0))
  // Reports of before took what was lost where all deals are nothing for a difference.
  const most = (isRounded ? parts.flat() : moved).reduce(
    (greatest, part) => Math.max(greatest, Math.abs(part)),
    0,
  )
  return rows.flatMap(([sum], place) => {
    if (!sum) return []
    const of = { deal: sum.deal, ...contentIn(sum.content) }
    const one = moved[place] ?? 0
    // What is lost in the last digits must not look like a deal that tells something.
    const above = Math.abs(one) <= 1e-9 * most ? 0 : one
    return [{ ...of, first: { ...of, above, below: 1 }, second: { ...of, above: 0, below: 1 } }]
  })
}

/**
 * Whether a condition changes more for one than for the other. The test turns the sign of the difference of differences in
 * whole contents: if the condition does the same to both, either sign is as likely.
 */
export function compareChanges(
  cells: FourCells,
  pairs: readonly PairedDeal[],
  {
    kind = 'mean',
    ...drawing
  }: { readonly rng: Rng; readonly comparisons?: number; readonly kind?: MeanKind },
): PairComparison {
  const found = comparePairs(kind, pairs, drawing)
  const deals = new Set(pairs.map(({ deal }) => deal))
  const n = Object.values(cells).reduce(
    (sum: number, own: readonly DealSum[]) =>
      sum +
      totalOf(
        own.filter(({ deal }) => deals.has(deal)),
        'below',
      ),
    0,
  )
  return { ...found, difference: { ...found.difference, n } }
}
