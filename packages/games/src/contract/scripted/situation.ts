import type { Forfeit, GameEvent, InBoth, Language, MatchVoided, Rng, Seat, Turn } from '@wis/engine'
import type { Flaw } from './flaw.ts'

/** A turn that a situation tests. As in any match, the agent is also asked for every turn before it. */
export interface AskedTurn {
  readonly round: number
  readonly kind: string
}

/** The match of a situation, by the real rules. It never plays for the agent. */
export interface Script<State, Move, Event extends GameEvent> {
  readonly opening: readonly (Event | MatchVoided)[]
  /** What the player of another seat does, who sees everything. */
  move(state: State, turn: Turn): Move | Forfeit
  /** The chance of all rulings. */
  readonly rng: Rng
  /** Whether others still play this turn when the situation is over. After them the match is called off, unless it has ended. */
  playsOut(state: State, turn: Turn): boolean
}

/** A match up to one or more moments at which an agent is asked for its turn. */
export interface Situation<State = unknown, Move = unknown, Event extends GameEvent = GameEvent> {
  /** Different from that of every other situation of the check. */
  readonly id: string
  readonly title: InBoth<string>
  readonly language: Language
  /** An agent that fails here is not fit for ranked matches. */
  readonly required: boolean
  readonly seat: Seat
  readonly asked: readonly AskedTurn[]
  /** The earlier situation with the same script. This one is judged in its match, so that it costs no calls. */
  readonly within?: string
  /** The turns of an agent that makes no mistake. None if it has no match of its own. */
  readonly turns: number
  /** Adds unknown fields and events to the requests under test. */
  readonly fromTheFuture?: boolean
  begin(): Script<State, Move, Event>
  /** All flaws of an answer to a turn, by what the director knew then. */
  judge(text: string, turn: Turn, state: State): readonly Flaw[]
  /** The words of this game for a usual flaw, such as a missed speech for a missed move. */
  inItsWords(flaw: Flaw): Flaw
}

type Moment = Pick<Turn, 'kind' | 'round'>

export const isSame = (asked: AskedTurn | undefined, { kind, round }: Moment): boolean =>
  asked?.kind === kind && asked.round === round

export const isAsked = ({ asked }: Pick<Situation, 'asked'>, turn: Moment): boolean =>
  asked.some((one) => isSame(one, turn))
