import { rngAt } from '@wis/engine'
import type { Rng } from '@wis/engine'
import type { DealSum, PairedDeal } from '../by-deal/deal-sums.ts'
import { swapTest } from '../by-deal/swap-test.ts'
import { differenceOf } from '../compare.ts'
import type { NumberKind } from '../compare.ts'
import { correctedIn, countedIn, testsIn } from '../family.ts'
import { endsTogether } from '../together.ts'

/** Experiments of which many columns are compared. Some columns are others in another unit, and some never move. */
export interface ManyCompared {
  readonly comparisons: number
  readonly deals: number
  /** How much more the first has in the first column, in deviations of a deal. */
  readonly planted: number
}

export interface FoundAmongMany {
  /** The shares of experiments with a false find, and with the planted one. */
  readonly falsely: number
  readonly planted: number
  /** The share in which all intervals that hold together hold the truth at once. Not computed if not asked for. */
  readonly held: number | null
  /** How many comparisons count, on the average. */
  readonly counted: number
}

interface Column {
  readonly kind: NumberKind
  readonly truth: number
  readonly pairs: readonly PairedDeal[]
}

export function measureMany(
  many: ManyCompared,
  { experiments, withIntervals }: { readonly experiments: number; readonly withIntervals: boolean },
): FoundAmongMany {
  const rng = rngAt(`many compared, ${many.comparisons}, ${many.deals}, ${many.planted}`, 0)
  const sums = { falsely: 0, planted: 0, held: 0, counted: 0 }
  for (let experiment = 0; experiment < experiments; experiment++) {
    const columns = columnsOf(many, rng)
    const places = testsIn(columns.map(({ pairs }) => ({ of: 'the two', pairs: () => pairs })))
    const comparisons = countedIn(places)
    const tests = columns.map(({ pairs }) => swapTest(pairs, rng, comparisons))
    const found = correctedIn(places, tests).map(({ corrected }) => (corrected?.corrected ?? 1) <= 0.05)
    sums.counted += comparisons
    if (found[0] && many.planted !== 0) sums.planted++
    if (found.some((isFound, at) => isFound && columns[at]?.truth === 0)) sums.falsely++
    if (withIntervals && columns.every((column) => holds(column, comparisons, rng))) sums.held++
  }
  return {
    falsely: sums.falsely / experiments,
    planted: sums.planted / experiments,
    held: withIntervals ? sums.held / experiments : null,
    counted: sums.counted / experiments,
  }
}

function holds({ kind, pairs, truth }: Column, comparisons: number, rng: Rng): boolean {
  const ends = endsTogether({ kind, pairs, difference: differenceOf(kind, pairs, rng), comparisons })
  return ends === null || (ends.low <= truth + 1e-12 && truth - 1e-12 <= ends.high)
}

/** Of eight columns, one never moves, one is another in another unit, three are rates, and three are lopsided points. */
function columnsOf({ comparisons, deals, planted }: ManyCompared, rng: Rng): readonly Column[] {
  const columns: Column[] = []
  for (let at = 0; at < comparisons; at++) {
    const before = columns[at - 1]
    if (at % 8 === 6) columns.push({ kind: 'rate', truth: 0, pairs: dealt(deals, () => [0, 0]) })
    else if (at % 8 === 7 && before) columns.push(inAnotherUnit(columns[at - 2] ?? before))
    else if (at % 2 === 0) columns.push(points(deals, at === 0 ? planted : 0, rng))
    else columns.push(rates(deals, rng))
  }
  return columns
}

/** What both have in common in a deal, and what each has for itself. Its deviation is one. */
function points(deals: number, truth: number, rng: Rng): Column {
  const lopsided = () => -Math.log(1 - rng.next()) * Math.SQRT1_2
  const pairs = dealt(deals, () => {
    const deal = lopsided()
    return [deal + lopsided() + truth, deal + lopsided()]
  })
  return { kind: 'mean', truth, pairs }
}

function rates(deals: number, rng: Rng): Column {
  const trials = 3
  const pairs = dealt(
    deals,
    () => {
      const chance = 0.2 + 0.5 * rng.next()
      const hits = () => [1, 2, 3].filter(() => rng.next() < chance).length
      return [hits(), hits()]
    },
    trials,
  )
  return { kind: 'rate', truth: 0, pairs }
}

const inAnotherUnit = ({ truth, pairs }: Column): Column => ({
  kind: 'mean',
  truth: 4 * truth,
  pairs: pairs.map(({ deal, first, second }) => ({
    deal,
    first: { ...first, above: 4 * first.above },
    second: { ...second, above: 4 * second.above },
  })),
})

function dealt(deals: number, of: () => readonly [number, number], below = 1): readonly PairedDeal[] {
  return Array.from({ length: deals }, (_, at) => {
    const deal = String(at)
    const [first, second] = of().map((above): DealSum => ({ deal, above, below }))
    const none = { deal, above: 0, below }
    return { deal, first: first ?? none, second: second ?? none }
  })
}
