import type { Agent, Clock, Readiness } from '@wis/agents'
import type { InBoth } from '@wis/engine'
import type { Language } from '@wis/games'
import type { Flown, FlightJudgement } from './flown.ts'

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
