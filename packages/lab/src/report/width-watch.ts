import { scheduleOf } from '../design/planned-match.ts'
import type { PlayedMatch } from '../play/played-match.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { estimateOf } from '../statistics/compare.ts'
import type { Estimate } from '../statistics/estimate.ts'
import { nextLook, stopByWidth } from '../statistics/power/stop-by-width.ts'
import { chanceFor } from './chance-level.ts'
import { measuresOf, statisticOf } from './measure.ts'
import type { Measure } from './measure.ts'
import { contentsFor, newestMethod } from './report-method.ts'
import type { ReportMethod } from './report-method.ts'
import { everyCell, ReportTally } from './report-tally.ts'
import type { Cell } from './report-tally.ts'

/**
 * Says when an experiment has played enough, if it goes on until its intervals are narrow. It looks at deals that
 * everybody has played, and only at times that are set before. Matches may come in any order. A
 * match that the rules made void says nothing, but belongs to its deal.
 */
export class WidthWatch {
  readonly #spec: ExperimentSpec
  readonly #perDeal: number
  readonly #deals: number
  readonly #measure: Measure | undefined
  readonly #tally: ReportTally
  readonly #method: ReportMethod
  readonly #played = new Map<number, number>()
  #whole = 0
  /** What was seen at the look before. */
  #before: readonly Estimate[] = []
  #look: number

  /** With the deal of a look at which it was not enough, it goes on from there. */
  constructor(spec: ExperimentSpec, looked = 0, method: ReportMethod = newestMethod) {
    const { kit, deals } = scheduleOf(spec)
    const measures = measuresOf(kit, spec.probes)
    const wanted = spec.stop && 'of' in spec.stop ? spec.stop.of : undefined
    this.#spec = spec
    this.#method = method
    this.#deals = deals
    this.#perDeal = spec.subjects.length * spec.conditions.length
    this.#measure = measures.find(({ id }) => id === wanted)
    this.#tally = new ReportTally(measures, contentsFor(spec, method))
    this.#look = looked > 0 ? looked : nextLook(0, this.#stop())
  }

  add(match: PlayedMatch): void {
    if (!this.#measure) return
    this.#tally.add(match)
    this.#played.set(match.deal, (this.#played.get(match.deal) ?? 0) + 1)
    while (this.#played.get(this.#whole + 1) === this.#perDeal) {
      this.#whole += 1
      this.#played.delete(this.#whole)
    }
  }

  /** The number of deals that are enough. Undefined as long as it is not known. */
  enough(): number | undefined {
    const measure = this.#measure
    if (!measure) return undefined
    for (; this.#look <= this.#whole; this.#look = nextLook(this.#look, this.#stop())) {
      if (this.#look >= this.#deals || this.#isNarrow(measure)) return this.#look
    }
    return undefined
  }

  #isNarrow(measure: Measure): boolean {
    const now = everyCell(this.#spec).map((cell) => this.#estimateAt(measure, cell))
    const before = this.#before
    this.#before = now
    return now.every((estimate, at) => stopByWidth(estimate, before[at] ?? null, this.#stop()) === 'width')
  }

  #estimateAt(measure: Measure, cell: Cell): Estimate {
    const sums = this.#tally.sumsOf(cell, measure).filter(({ deal }) => Number(deal) <= this.#look)
    const rng = chanceFor(this.#spec, ['width', String(this.#look), cell.subject, cell.condition])
    return estimateOf(statisticOf(measure, this.#method), sums, rng)
  }

  #stop() {
    const { stop } = this.#spec
    return { width: stop && 'width' in stop ? stop.width : 0, mostDeals: this.#deals }
  }
}

/** The deal at which an experiment is looked at next. Undefined for one that no width ends. */
export function lookAfter({ stop }: ExperimentSpec, deals: number, looked: number): number | undefined {
  if (!stop || !('width' in stop)) return undefined
  return nextLook(looked, { width: stop.width, mostDeals: deals })
}
