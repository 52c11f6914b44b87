import type { PlayedMatch } from '../play/played-match.ts'
import { statedIn } from '../probes/forecast-scores.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { estimateOf } from '../statistics/compare.ts'
import type { Estimate } from '../statistics/estimate.ts'
import { brierByDeal, reliabilityOf } from '../statistics/scores/stated-probability.ts'
import type { Reliability, Stated } from '../statistics/scores/stated-probability.ts'
import { chanceFor } from './chance-for.ts'
import type { Cell } from './tally.ts'

/** How good the chances are that a subject states. */
export interface ReliabilityReport extends Cell {
  readonly brier: Estimate
  readonly curve: Reliability
}

/** Keeps the chances that subjects have stated. */
export class ForecastTally {
  readonly #cells = new Map<string, { readonly cell: Cell; readonly stated: Stated[] }>()

  add({ subject, condition, deal, forecasts }: PlayedMatch): void {
    if (!forecasts || forecasts.length === 0) return
    const key = `${subject} ${condition}`
    const known = this.#cells.get(key) ?? { cell: { subject, condition }, stated: [] }
    this.#cells.set(key, known)
    for (const forecast of forecasts) known.stated.push(...statedIn(String(deal), forecast))
  }

  reports(spec: ExperimentSpec): readonly ReliabilityReport[] {
    return [...this.#cells.values()].flatMap(({ cell, stated }) => {
      const curve = reliabilityOf(stated)
      if (!curve) return []
      const rng = chanceFor(spec, [cell.subject, cell.condition, 'brier'])
      return [{ ...cell, brier: estimateOf('mean', brierByDeal(inOrder(stated)), rng), curve }]
    })
  }
}

/** Matches may come in any order, and a report may not depend on it. */
const inOrder = (stated: readonly Stated[]) =>
  stated.toSorted((one, other) => Number(one.deal) - Number(other.deal))
