import type { PairedDeal } from './deal-sums.ts'
import { totalOf } from './sample.ts'

const dealsOfGroup = 8
const groupsOfBits = 4

/** What the sums change by if some deals of a group are swapped, by the bits that say which. */
interface Group {
  readonly above: Float64Array
  readonly below: Float64Array
}

/** The difference of two ratios after the names were swapped in some deals. */
export class Swaps {
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
