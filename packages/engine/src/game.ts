import type { Rng } from './rng.ts'

/** A place at the table, counted from 0. */
export type Seat = number

/** Something that happened. Past tense, `noun-verb`, and never changed once stored. */
export interface GameEvent {
  readonly type: string
}

/** Ends any match that cannot go on. It is the only event that belongs to no game. */
export interface MatchVoided {
  readonly type: 'match-voided'
  readonly reason: string
}

/** Who may read an event during the match: all, some seats, or nobody until the end. */
export type Audience = 'everyone' | 'nobody' | readonly Seat[]

/** One seat that has to act now. A turn is the same as long as its seat, kind, round and step stay the same. */
export interface Turn {
  readonly seat: Seat
  readonly kind: string
  readonly round: number
  /** Counts the questions to this seat in this match, from 1. A question that is put again has the next number. */
  readonly step: number
  /** The number of refused answers to the same question. Its time limit still runs from the first asking. */
  readonly tries?: number
  readonly limitMs: number
}

export const forfeitReasons = ['timeout', 'unreachable', 'malformed', 'refused'] as const
export type ForfeitReason = (typeof forfeitReasons)[number]

/** The move of a seat that gave no answer. Every game defines its effect. */
export interface Forfeit {
  readonly kind: 'forfeit'
  readonly reason: ForfeitReason
}

/**
 * The outcome of a move. The events of one ruling are stored together or not at all. Only a move that nobody asked
 * for is refused. A bad answer to a turn is for the game to judge, and leads to a ruling like any other.
 */
export type Ruling<Event> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly reason: 'match-over' | 'not-your-turn' | 'wrong-move' }

/** How a match ended. All lists are in seat order. Points are whole units of the game's own smallest share. */
export type Outcome =
  | {
      readonly kind: 'decided'
      /** Counted from 1. Seats that share a place have the same number: [1, 1] is a draw of two. */
      readonly places: readonly number[]
      /** Seats with the same number are on one side. In a game of each against all, every seat has its own number. */
      readonly teams: readonly number[]
      readonly points: readonly number[]
      readonly reason: string
    }
  | { readonly kind: 'void'; readonly reason: string }

/** Seven pure functions and a blank state are a game. */
export interface Game<Config, State, Move, Event extends GameEvent> {
  readonly id: string
  readonly blank: State
  /** The facts that open a match: the deal and the first round. */
  open(config: Config, seats: readonly Seat[], rng: Rng): readonly Event[]
  /** Total: takes any event in any state and never throws. */
  evolve(state: State, event: Event | MatchVoided): State
  /** The turns of all seats that must act now, at the same moment. Empty when the match is over. */
  turns(state: State): readonly Turn[]
  /**
   * The move that the text of an answer means in this state. Total: a text without a meaning is a forfeit, or a move
   * that the game chooses.
   */
  readMove(state: State, turn: Turn, text: string): Move | Forfeit
  /** The only place for rules. */
  decide(state: State, seat: Seat, move: Move | Forfeit, rng: Rng): Ruling<Event | MatchVoided>
  audience(event: Event | MatchVoided): Audience
  outcome(state: State): Outcome | undefined
}
