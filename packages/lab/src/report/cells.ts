import type { GameKit } from '@wis/games'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { estimateOf } from '../statistics/compare.ts'
import { chanceFor, chanceLevelOf } from './chance-level.ts'
import { statisticOf } from './measure.ts'
import type { Measure } from './measure.ts'
import { isSince } from './report-method.ts'
import type { ReportMethod } from './report-method.ts'
import { everyCell } from './report-tally.ts'
import type { ReportTally } from './report-tally.ts'
import type { ReportCell } from './report.ts'

export interface Asked {
  readonly kit: GameKit
  readonly spec: ExperimentSpec
  readonly measures: readonly Measure[]
  /** Those by which subjects are compared. */
  readonly declared: readonly Measure[]
  readonly tally: ReportTally
  readonly method: ReportMethod
}

/** Every measure of every subject under every condition. */
export function cellsOf({ spec, measures, tally, method }: Asked): readonly ReportCell[] {
  return everyCell(spec).flatMap((cell) =>
    measures.map((measure) => {
      const sums = tally.sumsOf(cell, measure)
      const rng = chanceFor(spec, [cell.subject, cell.condition, measure.id])
      const chance = isSince(method, 'sized') ? chanceLevelOf(tally.guessesOf(cell, measure)) : undefined
      const estimate = estimateOf(statisticOf(measure, method), sums, rng)
      return { ...cell, measure: measure.id, estimate, ...(chance && { chance }) }
    }),
  )
}
