import type { Rng } from '@wis/engine'
import { studentTail } from '@wis/ratings'
import { pairsByContent } from './deal-sums.ts'
import type { PairedDeal } from './deal-sums.ts'
import { differenceSample, totalOf } from './sample.ts'
import type { Sample } from './sample.ts'

export interface SwapTest {
  /** How often a difference at least as great comes about if the two are alike. */
  readonly p: number
  /** All swaps were looked at, or so many draws of them, or there are too many deals for either. */
  readonly by: 'enumeration' | 'draws' | 'student'
}

const mostEnumerated = 16
const draws = 9999
/** The least chance that draws of swaps can tell: the names as they are, and no draw as great. */
export const leastByDraws = 1 / (draws + 1)
const mostDrawn = 4000
/** So many comparisons may be corrected for before the least chance that draws can tell hides what is clear. */
export const mostByDraws = 100

/**
 * Two that are alike could change their names in any deal. The test compares their difference with the differences after
 * such swaps. For a mean with as many matches of both in each deal, it is the sign-flip test. Deals of one content are
 * swapped together, because what sets two apart in one of them sets them apart in all. Null if one showed nothing.
 */
export function swapTest(played: readonly PairedDeal[], rng: Rng, comparisons = 1): SwapTest | null {
  const pairs = pairsByContent(played)
  const sample = differenceSample(pairs)
  if (!sample) return null
  const telling = pairs.filter(
    ({ first, second }) => first.above !== second.above || first.below !== second.below,
  )
  if (telling.length > mostDrawn) {
    return { p: byStudent(sample), by: 'student' }
  }
  const swaps = new Swaps(pairs, telling)
  if (telling.length > mostEnumerated) {
    let great = 1
    for (let draw = 0; draw < draws; draw++) if (swaps.isAsGreat(() => rng.int(2 ** 32))) great++
    if (great === 1 && comparisons > mostByDraws)
      return { p: beyondDraws(sample, telling.length), by: 'student' }
    return { p: great / (draws + 1), by: 'draws' }
  }
  // The last deal stays as it is, because to swap all deals changes the sign alone.
  const all = 2 ** Math.max(0, telling.length - 1)
  let great = 0
  for (let swapped = 0; swapped < all; swapped++) if (swaps.isAsGreat(() => swapped)) great++
  return { p: great / all, by: 'enumeration' }
}

const dealsOfGroup = 8
const groupsOfBits = 4

/** What the sums change by if some deals of a group are swapped, by the bits that say which. */
interface Group {
  readonly above: Float64Array
  readonly below: Float64Array
}

/** The difference of two ratios after the names were swapped in some deals. */
class Swaps {
  private readonly groups: readonly Group[]
  private readonly above: readonly [number, number]
  private readonly below: readonly [number, number]
  private readonly least: number

  /** Only deals that are telling can change anything. */
  constructor(pairs: readonly PairedDeal[], telling: readonly PairedDeal[]) {
    const [firsts, seconds] = [pairs.map(({ first }) => first), pairs.map(({ second }) => second)]
    this.above = [totalOf(firsts, 'above'), totalOf(seconds, 'above')]
    this.below = [totalOf(firsts, 'below'), totalOf(seconds, 'below')]
    this.groups = Array.from({ length: Math.ceil(telling.length / dealsOfGroup) }, (_, group) =>
      groupOf(telling.slice(group * dealsOfGroup, (group + 1) * dealsOfGroup)),
    )
    const [first, second] = [this.above[0] / this.below[0], this.above[1] / this.below[1]]
    // Sums of fractions in another order differ in their last digits.
    this.least = Math.abs(first - second) - 1e-9 * (Math.abs(first) + Math.abs(second))
  }

  /**
   * Whether the difference is as great as the real one. Each 32 bits say of 32 deals which are swapped. A swap that leaves
   * one of the two without anything counts as great, which is against finding a difference.
   */
  isAsGreat(nextBits: () => number): boolean {
    let above = 0
    let below = 0
    let bits = 0
    for (let place = 0; place < this.groups.length; place++) {
      bits = place % groupsOfBits === 0 ? nextBits() : bits >>> dealsOfGroup
      const group = this.groups[place]
      above += group?.above[bits & 255] ?? 0
      below += group?.below[bits & 255] ?? 0
    }
    const first = this.below[0] - below
    const second = this.below[1] + below
    if (first <= 0 || second <= 0) return true
    return Math.abs((this.above[0] - above) / first - (this.above[1] + above) / second) >= this.least
  }
}

function groupOf(deals: readonly PairedDeal[]): Group {
  const sums = (change: (pair: PairedDeal) => number) => {
    const table = new Float64Array(2 ** dealsOfGroup)
    deals.forEach((deal, place) => {
      for (let bits = 0; bits < table.length; bits++) {
        if ((bits >>> place) & 1) table[bits] = (table[bits] ?? 0) + change(deal)
      }
    })
    return table
  }
  return {
    above: sums(({ first, second }) => first.above - second.above),
    below: sums(({ first, second }) => first.below - second.below),
  }
}

const byStudent = ({ value, error, deals }: Sample) =>
  Math.min(1, 2 * studentTail(Math.abs(value / error), deals - 1))

/** Where no draw was as great: Student's tail, but never less than the one swap of all that leaves names as they are. */
const beyondDraws = (sample: Sample, telling: number) =>
  Math.min(leastByDraws, Math.max(2 ** (1 - telling), byStudent(sample)))
