import type { GameKit } from '@wis/games'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { estimateOf } from '../statistics/compare.ts'
import { chanceFor } from './chance-for.ts'
import { kindOf } from './measure.ts'
import type { Measure } from './measure.ts'
import type { ReportMethod } from './report-method.ts'
import type { ReportTally } from './report-tally.ts'
import type { ReportCell } from './report.ts'

export interface Asked {
  readonly kit: GameKit
  readonly spec: ExperimentSpec
  readonly measures: readonly Measure[]
  readonly tally: ReportTally
  readonly method: ReportMethod
}

/** Every measure of every subject under every condition. */
export function cellsOf({ spec, measures, tally }: Asked): readonly ReportCell[] {
  return spec.subjects.flatMap((subject) =>
    spec.conditions.flatMap((condition) =>
      measures.map((measure) => {
        const sums = tally.sumsOf({ subject, condition }, measure)
        const rng = chanceFor(spec, [subject, condition, measure.id])
        return { subject, condition, measure: measure.id, estimate: estimateOf(kindOf(measure), sums, rng) }
      }),
    ),
  )
}
