import type { FlightProgress, FlightStep } from '@wis/protocol'
import type { Trial } from './trial.ts'

/**
 * What need not be tried again of a check that was stopped. Situations that share a match are kept all together or not
 * at all: the match that they are judged by is gone.
 */
export function keptSteps(
  trials: readonly Trial[],
  resumed: Pick<FlightProgress, 'steps'> | undefined,
): readonly FlightStep[] {
  const tried = (resumed?.steps ?? []).filter(({ verdict }) => verdict !== 'skipped')
  const stepOf = ({ id, language }: Trial) =>
    tried.find((step) => step.situation === id && step.language === language)
  const gone = new Set(trials.filter((trial) => !stepOf(trial)).map(matchOf))
  return trials.flatMap((trial) => (gone.has(matchOf(trial)) ? [] : (stepOf(trial) ?? [])))
}

const matchOf = ({ id, within }: Trial) => within ?? id
