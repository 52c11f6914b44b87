import type { Flown, FlownTurn } from './fly-situation.ts'
import type { Flaw } from './judge/flaw.ts'
import { isAsked, isSame } from './situation.ts'
import type { Situation } from './situation.ts'

/** An agent's performance in one situation of a match. */
export interface Judgement {
  readonly flaws: readonly Flaw[]
  /** Its answers, turn by turn. */
  readonly answers: readonly string[]
  /** The time of its slowest answer. */
  readonly latencyMs: number
}

/**
 * Judges a match as one of its situations. Everything after the situation's last turn is ignored. Before its turns,
 * only lost turns and signs that the agent does not listen count.
 */
export function flownAs(situation: Situation, { turns }: Flown): Judgement {
  const end = turns.findIndex((turn) => isSame(situation.asked.at(-1), turn))
  const played = end < 0 ? turns : turns.slice(0, end + 1)
  return {
    flaws: played.flatMap((turn) =>
      isAsked(situation, turn) ? turn.flaws : turn.flaws.filter(countsAnywhere),
    ),
    answers: played.flatMap(({ answer }: FlownTurn) => (answer === undefined ? [] : [answer])),
    latencyMs: Math.max(0, ...played.map(({ latencyMs }) => latencyMs)),
  }
}

const countsAnywhere = ({ fatal, code }: Flaw) => fatal || code === 'does-not-listen'

/** Whether the situation came about and its turns were not lost. */
export const wentWell = ({ flaws }: Judgement): boolean => !flaws.some(({ fatal }) => fatal)
