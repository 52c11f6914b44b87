import type { Entry, GameEvent, InBoth, Seat } from '@wis/engine'
import type { Field, FieldValues } from './field.ts'

/** An answer to a probe, and what the match says about it. */
export interface AnsweredProbe<State> {
  /** The state of the whole log up to the entry after which it was asked. */
  readonly truth: State
  readonly seat: Seat
  readonly values: FieldValues
  /** What another seat answered to a probe at the same entry. Undefined if it gave no answer. */
  answerOf(probe: string, seat: Seat): FieldValues | undefined
}

/** Right answers, of all that could be judged. */
export interface ProbeTally {
  readonly right: number
  readonly asked: number
}

/** What answers would earn that look at nothing of the match. Sums over matches. */
export interface GuessTally {
  /** The answers that it is about. */
  readonly asked: number
  /** Right ones, on the average, if all answers that may be given were as likely. Absent where any text may be one. */
  readonly even?: number
  /** Right ones if it was the same answer each time, by what is answered. */
  readonly same?: Readonly<Record<string, number>>
}

/** Chances that were stated for things of which exactly one is so. They add up to 1. */
export interface Forecast {
  readonly chances: readonly number[]
  /** The index of the thing that is so. */
  readonly happened: number
}

export interface ProbeScore {
  readonly tallies: Readonly<Record<string, ProbeTally>>
  /** What guesses would have earned in its place, by the same names. */
  readonly guesses?: Readonly<Record<string, GuessTally>>
  readonly forecast?: Forecast
}

/** A question beside the game. The asking leaves no trace in the match. */
export interface Probe<State, Event extends GameEvent> {
  readonly id: string
  readonly name: InBoth<string>
  /** What is asked, in one sentence for the reader of a report. */
  readonly summary: InBoth<string>
  /** Who is asked: the subject alone, or every seat that can be. */
  readonly asks: 'subject' | 'everybody'
  /** Another probe whose answers it is scored against, and which is asked at the same entries. */
  readonly against?: string
  /** The numbers of the entries after which it is asked, in a log that may still grow. */
  after(log: readonly Entry<Event>[]): readonly number[]
  /** The seats that can be asked now. */
  seats(state: State): readonly Seat[]
  /** In the language of the match. The state is what the seat may know. */
  question(state: State, seat: Seat): string
  fields(state: State, seat: Seat): readonly Field[]
  /** What its score counts. */
  readonly measures: Readonly<Record<string, InBoth<string>>>
  score(answered: AnsweredProbe<State>): ProbeScore
}

/** A probe of any game. */
export type KitProbe = Probe<unknown, GameEvent>
