import { contentIn, pairDeals, sumsByDeal } from '../statistics/by-deal/deal-sums.ts'
import type { DealSum, PairedDeal } from '../statistics/by-deal/deal-sums.ts'
import { totalOf } from '../statistics/by-deal/sample.ts'
import type { ColumnOfTerms } from './suite-spec.ts'

/** What each deal of a part adds to a measure of it, by `part/measure`. */
export type SumsOfPart = (reference: string) => readonly DealSum[]

/** One sum divided by another, and how much that counts. */
interface Term {
  readonly times: number
  readonly sums: readonly DealSum[]
  /** Whether it adds nothing where there is nothing to divide by. */
  readonly orNothing: boolean
}

/** The terms of a column. Deals and contents of different parts are different. */
export const termsOf = ({ terms }: Pick<ColumnOfTerms, 'terms'>, sumsOf: SumsOfPart): readonly Term[] =>
  terms.map(({ times, of, orNothing = false }) => ({
    times,
    orNothing,
    sums: of.flatMap((reference) => inPart(reference, sumsOf(reference))),
  }))

function inPart(reference: string, sums: readonly DealSum[]): readonly DealSum[] {
  const [part] = reference.split('/')
  return sums.map((sum) => ({
    ...sum,
    deal: `${part}/${sum.deal}`,
    ...contentIn(sum.content === undefined ? undefined : `${part}/${sum.content}`),
  }))
}

/**
 * A column as sums by deal. A single ratio keeps its sums, so that its interval is that of any rate or mean. Of several
 * ratios together, each deal is how far it moves the whole, so that the mean over deals is the value of the column and their spread
 * is its error.
 */
export function columnSums(terms: readonly Term[]): readonly DealSum[] {
  const [only] = terms
  if (terms.length === 1 && only?.times === 1) return sumsByDeal(only.sums)
  const ratios = terms.map(({ times, sums, orNothing }) => {
    const below = totalOf(sums, 'below')
    if (below <= 0 && orNothing) return { times, sums, below: 1, ratio: 0 }
    return { times, sums, below, ratio: totalOf(sums, 'above') / below }
  })
  if (ratios.some(({ below }) => below <= 0)) return []
  const whole = ratios.reduce((sum, { times, ratio }) => sum + times * ratio, 0)
  const deals = new Map<string, DealSum>()
  for (const { sums } of ratios)
    for (const { deal, content } of sums)
      if (!deals.has(deal)) deals.set(deal, { deal, ...contentIn(content), above: whole, below: 1 })
  for (const { times, sums, below, ratio } of ratios)
    for (const { deal, above, below: under } of sums) {
      const sum = deals.get(deal)
      if (!sum) continue
      const moved = (times * deals.size * (above - ratio * under)) / below
      deals.set(deal, { ...sum, above: sum.above + moved })
    }
  return [...deals.values()]
}

/**
 * The terms of two, in which both have the same deals where a term may add nothing. What such a term counts happens seldom,
 * so that one of the two often has nothing where the other has something.
 */
export function inSameDeals(
  first: readonly Term[],
  second: readonly Term[],
): readonly [readonly Term[], readonly Term[]] {
  const withDealsOf = (terms: readonly Term[], others: readonly Term[]) =>
    terms.map((term, at) => {
      if (!term.orNothing) return term
      const known = new Set(term.sums.map(({ deal }) => deal))
      const more = (others[at]?.sums ?? []).filter(({ deal }) => !known.has(deal))
      return { ...term, sums: [...term.sums, ...more.map((sum) => ({ ...sum, above: 0, below: 0 }))] }
    })
  return [withDealsOf(first, second), withDealsOf(second, first)]
}

/** Of several ratios together, what sets two apart in each deal, as a pair with nothing: a swap then turns its sign. */
export function columnPairs(
  column: Pick<ColumnOfTerms, 'terms'>,
  first: readonly DealSum[],
  second: readonly DealSum[],
): readonly PairedDeal[] {
  const pairs = pairDeals(first, second)
  if (isRatio(column)) return pairs
  const differences = pairs.map((pair) => pair.first.above - pair.second.above)
  const most = Math.max(0, ...differences.map(Math.abs))
  return pairs.map((pair, at) => {
    const one = differences[at] ?? 0
    // What is lost in the last digits must not look like a deal that tells something.
    const above = Math.abs(one) <= 1e-9 * most ? 0 : one
    return { ...pair, first: { ...pair.first, above }, second: { ...pair.second, above: 0 } }
  })
}

/**
 * What each deal adds to the difference of two in a column of several ratios: nothing where both did the same. The sums are taken
 * from the ratio of both together, so that more trials alone set nobody apart.
 */
export function columnShares(
  first: readonly Term[],
  second: readonly Term[],
): readonly [readonly DealSum[], readonly DealSum[]] {
  const [one, other] = [new Map<string, DealSum>(), new Map<string, DealSum>()]
  for (const [into, terms] of [[one, first] as const, [other, second] as const])
    for (const { sums } of terms)
      for (const { deal, content } of sums)
        into.set(deal, { deal, ...contentIn(content), above: 0, below: 1 })
  const common = [...one.keys()].filter((deal) => other.has(deal)).length
  for (const [at, { times, sums: own }] of first.entries()) {
    const others = second[at]?.sums ?? []
    const [below, under] = [totalOf(own, 'below'), totalOf(others, 'below')]
    const ratio = (totalOf(own, 'above') + totalOf(others, 'above')) / (below + under)
    const add = (into: Map<string, DealSum>, sums: readonly DealSum[], all: number) => {
      if (all <= 0) return
      for (const sum of sums) {
        const kept = into.get(sum.deal)
        const above = (times * common * (sum.above - ratio * sum.below)) / all
        if (kept) into.set(sum.deal, { ...kept, above: kept.above + above })
      }
    }
    add(one, own, below)
    add(other, others, under)
  }
  return [[...one.values()], [...other.values()]]
}

/** Whether a column is one ratio, and no sum of several. */
export const isRatio = ({ terms }: Pick<ColumnOfTerms, 'terms'>): boolean =>
  terms.length === 1 && terms[0]?.times === 1
