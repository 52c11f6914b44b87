import { WidthWatch } from '@wis/lab'
import type { ReportMethod, ExperimentSpec, PlayedMatch, Schedule } from '@wis/lab'

/** The number of matches that a run takes: those of its plan, or fewer as soon as its intervals are narrow enough. */
export class Wanted {
  readonly #watch: WidthWatch
  readonly #perDeal: number
  #matches: number

  constructor(spec: ExperimentSpec, { matches }: Schedule, method?: ReportMethod) {
    this.#watch = new WidthWatch(spec, 0, method)
    this.#perDeal = spec.subjects.length * spec.conditions.length
    this.#matches = matches
  }

  get matches(): number {
    return this.#matches
  }

  add(played: PlayedMatch): void {
    this.#watch.add(played)
    const deals = this.#watch.enough()
    if (deals !== undefined) this.#matches = Math.min(this.#matches, deals * this.#perDeal)
  }
}
