import type { FlightProgress, FlightStep } from '@wis/protocol'
import type { Planned } from './situations.ts'

/**
 * What need not be tried again of a check that was stopped. Situations that share a match are kept all together or not
 * at all: the match that they are judged by is gone.
 */
export function keptSteps(
  planned: readonly Planned[],
  resumed: Pick<FlightProgress, 'steps'> | undefined,
): readonly FlightStep[] {
  const tried = (resumed?.steps ?? []).filter(({ verdict }) => verdict !== 'skipped')
  const stepOf = ({ situation, language }: Planned) =>
    tried.find((step) => step.situation === situation.id && step.language === language)
  const gone = new Set(planned.filter((plan) => !stepOf(plan)).map(matchOf))
  return planned.flatMap((plan) => (gone.has(matchOf(plan)) ? [] : (stepOf(plan) ?? [])))
}

const matchOf = ({ situation: { id, within } }: Planned) => within ?? id
