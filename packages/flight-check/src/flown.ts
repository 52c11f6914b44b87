import { connectorBroke } from '@wis/agents'
import type { Agent, Attempt, Clock, Readiness, Telling, Usage } from '@wis/agents'
import type { InBoth, Turn } from '@wis/engine'
import type { Flaw, Language } from '@wis/games'
import type { FlightReport, FlightSpent } from '@wis/protocol'

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

export type PriceOf = (usage: FlightReport['usage']) => number | undefined

export const nothingSpent: FlightSpent = {
  turns: 0,
  tookMs: 0,
  inputTokens: 0,
  outputTokens: 0,
  costMicros: null,
}

/** The usage so far, plus one more match that took this long. */
export function spentWith(spent: FlightSpent, { turns }: Flown, tookMs: number): FlightSpent {
  const used = turns.flatMap(({ usage }) => usage ?? []).reduce(sumOf, spent)
  return { ...spent, ...used, turns: spent.turns + turns.length, tookMs: spent.tookMs + tookMs }
}

/** Adds the cost of its tokens, if their price is known. */
export function priced(spent: FlightSpent, priceOf?: PriceOf): FlightSpent {
  const { inputTokens, outputTokens } = spent
  return { ...spent, costMicros: priceOf?.({ inputTokens, outputTokens }) ?? null }
}

const sumOf = (one: FlightReport['usage'], other: Usage): FlightReport['usage'] => ({
  inputTokens: one.inputTokens + counted(other.inputTokens),
  outputTokens: one.outputTokens + counted(other.outputTokens),
})

/** The server of a model may claim to have used any number of tokens. */
const counted = (tokens: number) => Math.min(Math.max(0, Math.trunc(tokens) || 0), 1_000_000_000)

/** Takes down what a guest was told, and what it was not told because its connector broke. */
export const noting = (
  note: (tellings: readonly Telling[]) => void,
  onFault: ((error: unknown) => void) | undefined,
) => ({
  onTold: (_: number, tellings: readonly Telling[]) => note(tellings),
  onFault: (_: number, error: unknown) => {
    onFault?.(error)
    note([{ seq: 0, told: '', detail: connectorBroke, attempts: [] }])
  },
})

/** An agent that may also be asked to clear its memory. */
export interface Checkable extends Agent {
  initialise?(signal: AbortSignal): Promise<Readiness>
}

export interface FlightWorld {
  /** The name of the match for the agent. */
  readonly matchId: string
  /** Its connector for this match alone. */
  readonly agent: Checkable
  readonly clock: Clock
  readonly signal: AbortSignal
  /** Called if a connector threw, which none may do. */
  onFault?(error: unknown): void
  /** Called before every turn; the signal may say by then that there is to be none. */
  beforeTurn?(): Promise<void>
}

/** One thing that a check tries out: a situation, or the beginning of a match. */
export interface Trial {
  /** Different from that of every other trial of the check. */
  readonly id: string
  readonly title: InBoth<string>
  readonly language: Language
  /** Required for the badge. */
  readonly required: boolean
  /** The earlier trial by whose match this one is judged. It has no match of its own. */
  readonly within?: string
  /** The turns of an agent that makes no mistake. It may be fewer in a match that can end early. */
  readonly turns: number
  fly(world: FlightWorld): Promise<Flown>
  judge(flown: Flown): FlightJudgement
}
