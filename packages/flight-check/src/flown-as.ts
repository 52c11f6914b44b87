import type { Flown, FlownTurn } from './fly-situation.ts'
import type { Flaw } from './judge/flaw.ts'
import { isAsked, isSame } from './situation.ts'
import type { Situation } from './situation.ts'

/** How an agent did in one situation of a match. */
export interface Judgement {
  readonly flaws: readonly Flaw[]
  /** What it answered, turn by turn. */
  readonly answers: readonly string[]
  /** Of its slowest answer. */
  readonly latencyMs: number
}

/**
 * A match, judged as one of the situations that come about in it: nothing after its last turn counts, and before its
 * turns only what loses one, or shows that the agent does not listen.
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
