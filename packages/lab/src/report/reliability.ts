import type { PlayedMatch } from '../play/played-match.ts'
import { statedIn } from '../probes/probe-row.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { estimateOf } from '../statistics/compare.ts'
import type { Estimate } from '../statistics/estimate.ts'
import { brierByDeal, reliabilityOf } from '../statistics/scores/stated-probability.ts'
import type { Reliability, Stated } from '../statistics/scores/stated-probability.ts'
import { chanceFor } from './chance-level.ts'
import { meanKind } from './report-method.ts'
import type { ContentOfDeal, ReportMethod } from './report-method.ts'
import type { Cell } from './report-tally.ts'

/** How good the chances are that a subject states. */
export interface ReliabilityReport extends Cell {
  readonly brier: Estimate
  readonly curve: Reliability
}

interface CellStated {
  readonly cell: Cell
  readonly stated: Stated[]
}

/** Keeps the chances that subjects have stated. */
export class ForecastTally {
  readonly #contentOf: ContentOfDeal
  readonly #method: ReportMethod
  readonly #cells = new FirstSeen<CellStated>()

  constructor(contentOf: ContentOfDeal, method: ReportMethod) {
    this.#contentOf = contentOf
    this.#method = method
  }

  add({ number, subject, condition, deal, forecasts }: PlayedMatch): void {
    if (!forecasts || forecasts.length === 0) return
    const { stated } = this.#cells.at(`${subject} ${condition}`, { number, at: 0 }, () => ({
      cell: { subject, condition },
      stated: [],
    }))
    for (const forecast of forecasts)
      stated.push(...statedIn(String(deal), forecast).map((one) => ({ ...one, ...this.#contentOf(deal) })))
  }

  reports(spec: ExperimentSpec): readonly ReliabilityReport[] {
    return this.#cells.inOrder().flatMap(([, { cell, stated }]) => {
      const ordered = inOrder(stated)
      const curve = reliabilityOf(ordered)
      if (!curve) return []
      const rng = chanceFor(spec, [cell.subject, cell.condition, 'brier'])
      return [{ ...cell, brier: estimateOf(meanKind(this.#method), brierByDeal(ordered), rng), curve }]
    })
  }
}

/** Where something is seen: the number of the match, and its place within that match. */
interface Place {
  readonly number: number
  readonly at: number
}

/** Kept things in the order in which they are first seen in the matches by number, in whatever order matches come. */
export class FirstSeen<Kept> {
  readonly #kept = new Map<string, { readonly what: Kept; place: Place }>()

  /** The thing of this key, which is made when it is seen for the first time. */
  at(key: string, place: Place, make: () => Kept): Kept {
    const known = this.#kept.get(key)
    if (known) {
      if (compare(place, known.place) < 0) known.place = place
      return known.what
    }
    const what = make()
    this.#kept.set(key, { what, place })
    return what
  }

  inOrder(): readonly (readonly [key: string, what: Kept])[] {
    return [...this.#kept]
      .sort(([, one], [, other]) => compare(one.place, other.place))
      .map(([key, { what }]) => [key, what] as const)
  }
}

const compare = (one: Place, other: Place) => one.number - other.number || one.at - other.at

/** Matches may come in any order, and a report may not depend on it. A cell has one match of each deal. */
const inOrder = (stated: readonly Stated[]) =>
  stated.toSorted((one, other) => Number(one.deal) - Number(other.deal))
