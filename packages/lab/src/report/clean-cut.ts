import type { InBoth } from '@wis/engine'
import type { PlayedMatch } from '../play/played-match.ts'
import type { DealSum } from '../statistics/by-deal/deal-sums.ts'
import { cellsOf } from './cells.ts'
import type { Asked } from './cells.ts'
import { comparedIn } from './differences.ts'
import { familiesOf } from './families.ts'
import type { Measure } from './measure.ts'
import type { ContentOfDeal } from './report-method.ts'
import { ReportTally, toldAt } from './report-tally.ts'
import type { Cell } from './report-tally.ts'
import type { CleanCut, Contrast, Effect, Report, Results } from './report.ts'

const noTests = { rows: [], comparisons: 0, counted: 0 }

/** Sums of the matches without a missing or refused answer. */
export class CleanTally {
  readonly #tally: ReportTally
  #of = 0
  /** Rows of before do not say how many answers were missing or refused. */
  #isTold = true

  constructor(measures: readonly Measure[], contentOf: ContentOfDeal) {
    this.#tally = new ReportTally(measures, contentOf)
  }

  add(match: PlayedMatch): void {
    if (match.end === 'void') return
    this.#of += 1
    this.#isTold &&= match.slips !== undefined
    if (isClean(match)) this.#tally.add(match)
  }

  /** How many matches these are, of all that count. Null if it is not known. */
  get size(): Pick<CleanCut, 'matches' | 'of'> | null {
    return this.#isTold ? { matches: this.#tally.ends.decided, of: this.#of } : null
  }

  sumsOf(cell: Cell, measure: Measure): readonly DealSum[] {
    return this.#tally.sumsOf(cell, measure)
  }

  /** Computed as the tables of all matches are. Null if it is not known which matches these are. */
  cut(asked: Asked): CleanCut | null {
    const { size } = this
    if (!size) return null
    const own = { ...asked, tally: this.#tally }
    const families = { ...comparedIn(own), biases: noTests }
    const { effects, contrasts, interactions } = families
    return {
      ...size,
      cells: cellsOf(own),
      families: familiesOf(families),
      effects: effects.rows,
      contrasts: contrasts.rows,
      interactions: interactions.rows,
    }
  }
}

/** A subject that gave no answer at all failed, whatever the log has of it. */
const isClean = ({ end, slips }: PlayedMatch) => end === 'decided' && slips === 0

/** The report of the clean matches alone, for whoever shows the tables of both. Undefined if there is none to show. */
export function cleanReport<Whole extends Results & Pick<Report, 'clean'>>(report: Whole): Whole | undefined {
  const { clean } = report
  if (!clean || clean.matches === 0 || clean.matches === clean.of) return undefined
  const { matches: _, of: __, ...tables } = clean
  return { ...report, ...tables, raters: undefined }
}

type Compared =
  | Pick<Effect, 'subject' | 'condition' | 'measure' | 'difference'>
  | Pick<Contrast, 'first' | 'second' | 'condition' | 'measure' | 'difference'>

/**
 * Whether a difference is not that of the two values in the table of results: one of the two has deals that the other
 * lacks, and only those that both have are compared.
 */
export function leavesDealsOut({ cells, spec }: Pick<Results, 'cells' | 'spec'>, one: Compared): boolean {
  const { condition, measure, difference } = one
  const [reference = ''] = spec.conditions
  const [first, second] = 'subject' in one ? [one.subject, one.subject] : [one.first, one.second]
  const own = toldAt(cells, { subject: first, condition }, measure)?.estimate.value
  const under = 'subject' in one ? reference : condition
  const other = toldAt(cells, { subject: second, condition: under }, measure)?.estimate.value
  if (own == null || other == null || difference.value === null) return false
  return Math.abs(own - other - difference.value) > 1e-9 * Math.max(1, Math.abs(own), Math.abs(other))
}

export const leftOutNote: InBoth<string> = {
  en: '≈ marks a difference where one of the two has deals that the other lacks. It uses only the deals of both, so it differs a little from the difference of the two results.',
  zh: '“≈”表示其中一方有另一方没有的牌局：差值只用双方都有的牌局计算，因此与两个结果之差略有不同。',
}
