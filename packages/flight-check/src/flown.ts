import type { Attempt, Telling, Usage } from '@wis/agents'
import type { Turn } from '@wis/engine'
import type { Flaw } from '@wis/games'

/** One turn of an agent, with its flaws. */
export interface FlownTurn extends Pick<Turn, 'kind' | 'round'> {
  readonly flaws: readonly Flaw[]
  /** Its answer, if there was one. */
  readonly answer?: string
  readonly latencyMs: number
  readonly usage?: Usage
  /** The notices since its turn before. */
  readonly told: readonly Telling[]
  /** The wire traffic of the turn itself. */
  readonly attempts: readonly Attempt[]
}

/** An agent's performance in one match of a check. All of its turns count, also those that lead up to a situation. */
export interface Flown {
  readonly turns: readonly FlownTurn[]
}

/** An agent's performance in one situation of a match. */
export interface FlightJudgement {
  readonly flaws: readonly Flaw[]
  /** Its answers, turn by turn. */
  readonly answers: readonly string[]
  /** The time of its slowest answer. */
  readonly latencyMs: number
}

/** The performance in some turns, of which these flaws count. */
export const judgementOf = (
  turns: readonly FlownTurn[],
  flawsOf: (turn: FlownTurn) => readonly Flaw[],
): FlightJudgement => ({
  flaws: turns.flatMap(flawsOf),
  answers: turns.flatMap(({ answer }) => (answer === undefined ? [] : [answer])),
  latencyMs: Math.max(0, ...turns.map(({ latencyMs }) => latencyMs)),
})

/** Whether the situation came about and its turns were not lost. */
export const wentWell = ({ flaws }: Pick<FlightJudgement, 'flaws'>): boolean =>
  !flaws.some(({ fatal }) => fatal)
