import type { Rng } from '@wis/engine'
import type { DealSum, PairedDeal } from './deal-sums.ts'

/** A number of an experiment as the deals that were played tell it. */
export interface Sample {
  readonly deals: number
  readonly value: number
  readonly error: number
  /** How much each deal moves the value. They add up to nothing. */
  readonly leftOvers: readonly number[]
  /** The same number from as many deals, each drawn from those that were played. Null if they do not tell it. */
  redraw(rng: Rng): Redrawn | null
}

export interface Redrawn {
  /** How far it is from the value of the deals that were played. */
  readonly shift: number
  readonly error: number
}

/** One sum divided by another. Null where there is nothing to divide by. */
export function ratioSample(sums: readonly DealSum[]): Sample | null {
  const ratio = ratioOf(sums)
  if (!ratio) return null
  const { over, under } = ratio
  const redraw = (rng: Rng): Redrawn | null => {
    let [a, b, aa, ab, bb] = [0, 0, 0, 0, 0]
    for (let left = sums.length; left > 0; left--) {
      const place = rng.int(sums.length)
      const one = over[place] ?? 0
      const below = under[place] ?? 0
      a += one
      b += below
      aa += one * one
      ab += one * below
      bb += below * below
    }
    if (b <= 0) return null
    const shift = a / b
    return { shift, error: standardError(aa - 2 * shift * ab + shift ** 2 * bb, sums.length) / b }
  }
  return sampleOf(
    ratio.value,
    Array.from(over, (one) => one / ratio.below),
    redraw,
  )
}

/** The ratio of the first less that of the second. Null where one of them is nothing. */
export function differenceSample(pairs: readonly PairedDeal[]): Sample | null {
  const first = ratioOf(pairs.map((pair) => pair.first))
  const second = ratioOf(pairs.map((pair) => pair.second))
  if (!first || !second) return null
  const redraw = (rng: Rng): Redrawn | null => {
    let [a, b, c, d] = [0, 0, 0, 0]
    let [aa, ab, ac, ad, bb, bc, bd, cc, cd, dd] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    for (let left = pairs.length; left > 0; left--) {
      const place = rng.int(pairs.length)
      const one = first.over[place] ?? 0
      const below = first.under[place] ?? 0
      const other = second.over[place] ?? 0
      const under = second.under[place] ?? 0
      a += one
      b += below
      c += other
      d += under
      aa += one * one
      ab += one * below
      ac += one * other
      ad += one * under
      bb += below * below
      bc += below * other
      bd += below * under
      cc += other * other
      cd += other * under
      dd += under * under
    }
    if (b <= 0 || d <= 0) return null
    const [x, y] = [a / b, c / d]
    const own = (aa - 2 * x * ab + x * x * bb) / (b * b)
    const others = (cc - 2 * y * cd + y * y * dd) / (d * d)
    const both = (ac - y * ad - x * bc + x * y * bd) / (b * d)
    return { shift: x - y, error: standardError(own + others - 2 * both, pairs.length) }
  }
  const leftOvers = pairs.map(
    (_, place) => (first.over[place] ?? 0) / first.below - (second.over[place] ?? 0) / second.below,
  )
  return sampleOf(first.value - second.value, leftOvers, redraw)
}

function sampleOf(value: number, leftOvers: readonly number[], redraw: Sample['redraw']): Sample {
  const deals = leftOvers.length
  const error = standardError(
    leftOvers.reduce((sum, one) => sum + one ** 2, 0),
    deals,
  )
  return { deals, value, error, leftOvers, redraw }
}

interface Ratio {
  readonly value: number
  readonly below: number
  /** What each deal has above the ratio of all. */
  readonly over: Float64Array
  /** What it is divided by. */
  readonly under: Float64Array
}

function ratioOf(sums: readonly DealSum[]): Ratio | null {
  const [above, below] = [totalOf(sums, 'above'), totalOf(sums, 'below')]
  if (below <= 0) return null
  const value = above / below
  const over = Float64Array.from(sums, (sum) => sum.above - value * sum.below)
  return { value, below, over, under: Float64Array.from(sums, (sum) => sum.below) }
}

export const totalOf = (sums: readonly DealSum[], part: 'above' | 'below') =>
  sums.reduce((total, sum) => total + sum[part], 0)

/** Not a number with one deal, which tells no spread. */
function standardError(squares: number, deals: number): number {
  return deals > 1 ? Math.sqrt((Math.max(0, squares) * deals) / (deals - 1)) : Number.NaN
}
