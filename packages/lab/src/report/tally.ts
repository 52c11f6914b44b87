import type { PlayedMatch } from '../play/played-match.ts'
import type { Measure } from './measure.ts'

/** What one deal gave for one measure of one subject under one condition. */
export interface DealSums {
  readonly deal: number
  readonly of: number
  readonly per: number
}

/** Whom a number is about, and under which condition. */
export interface Cell {
  readonly subject: string
  readonly condition: string
}

/** Sums by cell and deal. A report of many matches keeps these and none of the matches. */
export class Tally {
  readonly #measures: readonly Measure[]
  readonly #cells = new Map<string, Map<number, number[]>>()
  readonly #ends = { decided: 0, 'subject-failed': 0, void: 0 }

  constructor(measures: readonly Measure[]) {
    this.#measures = measures
  }

  add(match: PlayedMatch): void {
    this.#ends[match.end] += 1
    if (match.end === 'void') return
    const key = keyOf(match)
    const deals = this.#cells.get(key) ?? new Map<number, number[]>()
    this.#cells.set(key, deals)
    const sums = deals.get(match.deal) ?? this.#measures.flatMap(() => [0, 0])
    this.#measures.forEach((measure, at) => {
      sums[2 * at] = (sums[2 * at] ?? 0) + measure.of(match)
      sums[2 * at + 1] = (sums[2 * at + 1] ?? 0) + measure.per(match)
    })
    deals.set(match.deal, sums)
  }

  /** The number of matches by how they ended. */
  get ends(): Readonly<Record<PlayedMatch['end'], number>> {
    return this.#ends
  }

  /** In the order of the deals. Deals that say nothing about the measure are left out. */
  sumsOf(cell: Cell, measure: Measure): readonly DealSums[] {
    const at = 2 * this.#measures.indexOf(measure)
    const deals = [...(this.#cells.get(keyOf(cell)) ?? [])]
    return deals
      .map(([deal, sums]) => ({ deal, of: sums[at] ?? 0, per: sums[at + 1] ?? 0 }))
      .filter(({ per }) => per > 0)
      .sort((one, other) => one.deal - other.deal)
  }
}

const keyOf = ({ subject, condition }: Cell) => `${subject} ${condition}`
