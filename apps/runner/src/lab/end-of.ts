import type { EndedPlan, PlannedPlace } from '@wis/db/experiments'
import type { PlayedMatch } from '@wis/lab'

/** A subject that gave no answer at all could not play. What it forfeits otherwise is part of how it plays. */
export function endOf(
  { plan: { seat } }: Pick<PlannedPlace, 'plan'>,
  { status, reason, seats }: EndedPlan,
): PlayedMatch['end'] {
  const subject = seats[seat]
  const isSilent = subject !== undefined && subject.turns > 0 && subject.forfeits === subject.turns
  if (status === 'finished') return isSilent ? 'subject-failed' : 'decided'
  return isRuled({ reason }) && (subject?.forfeits ?? 0) > 0 ? 'subject-failed' : 'void'
}

const stops = ['experiment-cancelled', 'experiment-paused']
const outsideOfTheRules = ['platform-fault', 'provider-fault', 'ran-too-long', ...stops]

/** Whether a match ended because its experiment was stopped, and not because of a fault. */
export const isStopped = ({ reason }: Pick<EndedPlan, 'reason'>) => stops.includes(reason ?? '')

/** Whether the rules made a match void, such as when nobody is left. It is not dealt again for ever. */
export const isRuled = ({ reason }: Pick<EndedPlan, 'reason'>) => !outsideOfTheRules.includes(reason ?? '')
