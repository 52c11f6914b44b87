import type { GuessTally } from '@wis/games'
import type { PlayedMatch } from '../play/played-match.ts'
import { guessedTogether } from '../probes/scored-probes.ts'
import type { DealSum } from '../statistics/by-deal/deal-sums.ts'
import type { Measure } from './measure.ts'
import type { ContentOfDeal } from './report-method.ts'

/** Whom a number is about, and under which condition. */
export interface Cell {
  readonly subject: string
  readonly condition: string
}

interface Subjected {
  readonly subjects: readonly string[]
  readonly conditions: readonly string[]
}

/** Every subject under every condition. */
export const everyCell = ({ subjects, conditions }: Subjected): readonly Cell[] =>
  subjects.flatMap((subject) => conditions.map((condition) => ({ subject, condition })))

export const isAt = (one: Cell, other: Cell): boolean =>
  one.subject === other.subject && one.condition === other.condition

/** What is told of a cell by a measure. */
export const toldAt = <Told extends Cell & { readonly measure: string }>(
  all: readonly Told[],
  cell: Cell,
  measure: string,
): Told | undefined => all.find((one) => one.measure === measure && isAt(one, cell))

/** A name of a cell among others. */
export const keyOfCell = ({ subject, condition }: Cell) => `${subject} ${condition}`

/** Sums by cell and deal. A report of many matches keeps these and none of the matches. */
export class ReportTally {
  readonly #measures: readonly Measure[]
  readonly #contentOf: ContentOfDeal
  readonly #cells = new Map<string, Map<number, number[]>>()
  /** By cell and measure, then by deal. */
  readonly #guesses = new Map<string, Map<number, GuessTally>>()
  readonly #ends = { decided: 0, 'subject-failed': 0, void: 0 }

  constructor(measures: readonly Measure[], contentOf: ContentOfDeal) {
    this.#measures = measures
    this.#contentOf = contentOf
  }

  add(match: PlayedMatch): void {
    this.#ends[match.end] += 1
    if (match.end === 'void') return
    const key = keyOfCell(match)
    const deals = this.#cells.get(key) ?? new Map<number, number[]>()
    this.#cells.set(key, deals)
    const sums = deals.get(match.deal) ?? this.#measures.flatMap(() => [0, 0])
    this.#measures.forEach((measure, at) => {
      sums[2 * at] = (sums[2 * at] ?? 0) + measure.of(match)
      sums[2 * at + 1] = (sums[2 * at + 1] ?? 0) + measure.per(match)
    })
    deals.set(match.deal, sums)
    for (const [measure, guess] of Object.entries(match.guesses ?? {})) {
      const own = this.#guesses.get(`${key} ${measure}`) ?? new Map<number, GuessTally>()
      this.#guesses.set(`${key} ${measure}`, own)
      own.set(match.deal, guessedTogether(own.get(match.deal), guess))
    }
  }

  /** What guesses would have earned in each deal, in the order of the deals. */
  guessesOf(cell: Cell, measure: Measure): readonly GuessTally[] {
    return [...(this.#guesses.get(`${keyOfCell(cell)} ${measure.id}`) ?? [])]
      .sort(([one], [other]) => one - other)
      .map(([, guess]) => guess)
  }

  /** The number of matches by how they ended. */
  get ends(): Readonly<Record<PlayedMatch['end'], number>> {
    return this.#ends
  }

  /** The contents of all deals that count. Empty in a game that only chance deals. */
  contents(): ReadonlySet<string> {
    const deals = new Set([...this.#cells.values()].flatMap((own) => [...own.keys()]))
    return new Set([...deals].flatMap((deal) => this.#contentOf(deal)?.content ?? []))
  }

  /** In the order of the deals. Deals that say nothing about the measure are left out. */
  sumsOf(cell: Cell, measure: Measure): readonly DealSum[] {
    const at = 2 * this.#measures.indexOf(measure)
    return [...(this.#cells.get(keyOfCell(cell)) ?? [])]
      .sort(([one], [other]) => one - other)
      .map(([deal, sums]) => ({
        deal: String(deal),
        ...this.#contentOf(deal),
        above: sums[at] ?? 0,
        below: sums[at + 1] ?? 0,
      }))
      .filter(({ below }) => below > 0)
  }
}
