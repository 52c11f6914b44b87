import type { DealSum, PairedDeal } from './deal-sums.ts'

/** A value, and its standard error as these deals tell it. */
export interface Fit {
  readonly value: number
  readonly error: number
}

/** The value of the deals at these places. Null where there is nothing to divide by. */
export type FitOf = (places: ArrayLike<number>) => Fit | null

/** One sum divided by another. */
export function ratioOf(sums: readonly DealSum[]): FitOf {
  const above = Float64Array.from(sums, (sum) => sum.above)
  const below = Float64Array.from(sums, (sum) => sum.below)
  return (places) => {
    const ratio = ratioAt(above, below, places)
    if (!ratio) return null
    let squares = 0
    for (let i = 0; i < places.length; i++) squares += leftOver(ratio, above, below, places[i] ?? 0) ** 2
    return { value: ratio.value, error: standardError(squares, places.length) }
  }
}

/** The ratio of the first less that of the second. */
export function differenceOf(pairs: readonly PairedDeal[]): FitOf {
  const [above, below] = [Float64Array.from(pairs, firstAbove), Float64Array.from(pairs, firstBelow)]
  const [otherAbove, otherBelow] = [
    Float64Array.from(pairs, secondAbove),
    Float64Array.from(pairs, secondBelow),
  ]
  return (places) => {
    const ratio = ratioAt(above, below, places)
    const other = ratioAt(otherAbove, otherBelow, places)
    if (!ratio || !other) return null
    let squares = 0
    for (let i = 0; i < places.length; i++) {
      const place = places[i] ?? 0
      const own = leftOver(ratio, above, below, place)
      squares += (own - leftOver(other, otherAbove, otherBelow, place)) ** 2
    }
    return { value: ratio.value - other.value, error: standardError(squares, places.length) }
  }
}

const firstAbove = ({ first }: PairedDeal) => first.above
const firstBelow = ({ first }: PairedDeal) => first.below
const secondAbove = ({ second }: PairedDeal) => second.above
const secondBelow = ({ second }: PairedDeal) => second.below

interface Ratio {
  readonly value: number
  readonly below: number
}

function ratioAt(above: Float64Array, below: Float64Array, places: ArrayLike<number>): Ratio | null {
  let [over, under] = [0, 0]
  for (let i = 0; i < places.length; i++) {
    const place = places[i] ?? 0
    over += above[place] ?? 0
    under += below[place] ?? 0
  }
  return under > 0 ? { value: over / under, below: under } : null
}

/** How much a deal moves the ratio away from its value. */
function leftOver(ratio: Ratio, above: Float64Array, below: Float64Array, place: number): number {
  return ((above[place] ?? 0) - ratio.value * (below[place] ?? 0)) / ratio.below
}

function standardError(squares: number, deals: number): number {
  return deals > 1 ? Math.sqrt((squares * deals) / (deals - 1)) : Number.NaN
}

/** The places of so many deals, each once. */
export const everyPlace = (deals: number): Int32Array =>
  Int32Array.from({ length: deals }, (_, place) => place)
