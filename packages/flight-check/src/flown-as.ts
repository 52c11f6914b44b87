import { isAsked, isSame } from '@wis/games'
import type { Flaw, Situation } from '@wis/games'
import { judgementOf } from './flown.ts'
import type { Flown, FlightJudgement } from './flown.ts'

/**
 * Judges a match as one of its situations. Everything after the situation's last turn is ignored. Before its turns,
 * only lost turns and signs that the agent does not listen count.
 */
export function flownAs(situation: Situation, { turns }: Flown): FlightJudgement {
  const end = turns.findIndex((turn) => isSame(situation.asked.at(-1), turn))
  const played = end < 0 ? turns : turns.slice(0, end + 1)
  return judgementOf(played, (turn) =>
    isAsked(situation, turn) ? turn.flaws : turn.flaws.filter(countsAnywhere),
  )
}

const countsAnywhere = ({ fatal, code }: Flaw) => fatal || code === 'does-not-listen'
