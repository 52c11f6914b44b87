import type { Rng } from '@wis/engine'
import { studentTail } from '@wis/ratings'
import type { PairedDeal } from './deal-sums.ts'
import { differenceOf, everyPlace } from './fit.ts'

export interface SwapTest {
  /** How often a difference at least as great comes about if the two are alike. */
  readonly p: number
  /** All swaps were looked at, or so many draws of them, or there are too many deals for either. */
  readonly by: 'enumeration' | 'draws' | 'student'
}

const mostEnumerated = 16
const draws = 9999
const mostDrawn = 2000

/**
 * Two that are alike could change their names in any deal. The test compares their difference with the differences after
 * such swaps. For a mean with as many matches of both in each deal, it is the sign-flip test. Null if one showed nothing.
 */
export function swapTest(pairs: readonly PairedDeal[], rng: Rng): SwapTest | null {
  const telling = pairs.filter(
    ({ first, second }) => first.above !== second.above || first.below !== second.below,
  )
  const swaps = new Swaps(pairs, telling)
  if (!swaps.isDefined) return null
  if (telling.length <= mostEnumerated) return { p: enumerated(swaps, telling.length), by: 'enumeration' }
  if (telling.length <= mostDrawn) return { p: drawn(swaps, telling.length, rng), by: 'draws' }
  const fit = differenceOf(pairs)(everyPlace(pairs.length))
  if (!fit) return null
  return { p: Math.min(1, 2 * studentTail(Math.abs(fit.value / fit.error), pairs.length - 1)), by: 'student' }
}

/** The four sums while deals are swapped, one by one. */
class Swaps {
  private readonly above: Float64Array
  private readonly below: Float64Array
  private readonly isSwapped: Uint8Array
  private readonly sums: [number, number, number, number] = [0, 0, 0, 0]
  private readonly least: number

  constructor(pairs: readonly PairedDeal[], telling: readonly PairedDeal[]) {
    this.above = Float64Array.from(telling, ({ first, second }) => first.above - second.above)
    this.below = Float64Array.from(telling, ({ first, second }) => first.below - second.below)
    this.isSwapped = new Uint8Array(telling.length)
    for (const { first, second } of pairs) {
      this.sums[0] += first.above
      this.sums[1] += first.below
      this.sums[2] += second.above
      this.sums[3] += second.below
    }
    const [above, below, otherAbove, otherBelow] = this.sums
    // Sums of fractions in another order differ in their last digits.
    const slack = 1e-9 * (Math.abs(above / below) + Math.abs(otherAbove / otherBelow))
    this.least = Math.abs(above / below - otherAbove / otherBelow) - slack
  }

  get isDefined(): boolean {
    return this.sums[1] > 0 && this.sums[3] > 0
  }

  swap(place: number): void {
    const sign = this.isSwapped[place] === 1 ? 1 : -1
    this.isSwapped[place] = sign === 1 ? 0 : 1
    const [above, below] = [sign * (this.above[place] ?? 0), sign * (this.below[place] ?? 0)]
    this.sums[0] += above
    this.sums[1] += below
    this.sums[2] -= above
    this.sums[3] -= below
  }

  /** A swap that leaves one of them without anything counts against a difference. */
  get isAsGreat(): boolean {
    const [above, below, otherAbove, otherBelow] = this.sums
    if (below <= 0 || otherBelow <= 0) return true
    return Math.abs(above / below - otherAbove / otherBelow) >= this.least
  }
}

/** Each step of a Gray code swaps one deal. The last deal stays: to swap all of them changes the sign alone. */
function enumerated(swaps: Swaps, deals: number): number {
  const all = 2 ** Math.max(0, deals - 1)
  let great = 1
  for (let step = 1; step < all; step++) {
    swaps.swap(31 - Math.clz32(step & -step))
    if (swaps.isAsGreat) great++
  }
  return great / all
}

function drawn(swaps: Swaps, deals: number, rng: Rng): number {
  let great = 1
  for (let draw = 0; draw < draws; draw++) {
    for (let from = 0; from < deals; from += 32) {
      const bits = rng.int(2 ** 32)
      for (let place = from; place < Math.min(deals, from + 32); place++) {
        if ((bits >>> (place - from)) & 1) swaps.swap(place)
      }
    }
    if (swaps.isAsGreat) great++
  }
  return great / (draws + 1)
}
