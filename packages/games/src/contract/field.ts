import type { InBoth, Seat } from '@wis/engine'

interface Named {
  readonly name: string
  readonly label: InBoth<string>
  /** The answer may leave it out. */
  readonly optional?: boolean
  /**
   * A note beside the move, such as a private thought. No other seat is ever told it, a reader is told it only after
   * the end, and nothing in the match depends on it. An answer may always leave it out.
   */
  readonly note?: true
  /** The rules of the match want this note, so models are asked for it. Other notes are offered to programs alone. */
  readonly asked?: true
  /** Words of the game, in both languages, that may stand around a value in a sentence that means it. */
  readonly beside?: readonly string[]
}

/** Free text, cut at a number of code points. */
export interface TextField extends Named {
  readonly kind: 'text'
  readonly limit: number
  /** Whether it is one of the words that lie on the table. */
  readonly isOnTable?: true
}

/** A place on the table. Cells and columns of a grid and cards of a hand are counted from 0. */
export type OnTable =
  | { readonly on: 'cell' | 'column'; readonly number: number }
  | { readonly on: 'card'; readonly seat: Seat; readonly number: number }
  | { readonly on: 'hand' | 'seat'; readonly seat: Seat }

export interface Choice {
  readonly value: string
  /** Where a person at the table presses for it. */
  readonly at?: OnTable
  readonly label: InBoth<string>
  /** Other ways to write it. */
  readonly also?: readonly string[]
  /** Ways to write it that count only where nothing else is said, such as “yes”. */
  readonly alone?: readonly string[]
  /** The other ways as readers of earlier days knew them, if they knew others. Answers in old logs are read by them. */
  readonly earlier?: readonly string[]
}

/** One of a list. The list holds everything that can be said, also what is not legal now. */
export interface ChoiceField extends Named {
  readonly kind: 'choice'
  readonly choices: readonly Choice[]
}

/** A whole number. */
export interface NumberField extends Named {
  readonly kind: 'number'
  readonly least: number
  readonly most: number
}

/** A seat at the table, by its alias. */
export interface SeatField extends Named {
  readonly kind: 'seat'
  readonly seats: readonly { readonly seat: Seat; readonly alias: string }[]
}

/** Several whole numbers, such as one for each seat. */
export interface ListField extends Named {
  readonly kind: 'list'
  readonly length: number
  readonly least: number
  readonly most: number
}

/** Several different values of a list. */
export interface PicksField extends Named {
  readonly kind: 'picks'
  readonly choices: readonly Choice[]
  readonly least: number
  readonly most: number
}

/** For each of several seats, one value of a list and how certain it is, in per cent. Seats may be left out. */
export interface GuessesField extends Named {
  readonly kind: 'guesses'
  readonly seats: SeatField['seats']
  readonly choices: readonly Choice[]
}

/** One guess about a seat. */
export interface SeatGuess {
  readonly seat: Seat
  readonly value: string
  /** 0 to 100, or null if it is not said. */
  readonly certainty: number | null
}

/**
 * One thing that an answer holds. From the fields of a turn follow the schema for programs and models, the reader of
 * free text, and the form for a person.
 */
export type Field = TextField | ChoiceField | NumberField | SeatField | ListField | PicksField | GuessesField

export type FieldValue = string | number | readonly number[] | readonly string[] | readonly SeatGuess[]
export type FieldValues = Readonly<Record<string, FieldValue>>
