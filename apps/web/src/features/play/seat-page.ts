import type { Entry, Language, Seat } from '@wis/engine'
import type { OnTable } from '@wis/games'
import type { MatchHeader } from '@wis/protocol'

export interface AnswerChoice {
  readonly value: string
  readonly label: string
  /** Where on the table it can be pressed. */
  readonly at?: OnTable
}

interface Named {
  readonly name: string
  readonly label: string
  readonly optional: boolean
}

/** One thing that an answer holds, in the reader's words. */
export type AnswerField = Named &
  (
    | { readonly kind: 'text'; readonly limit: number; readonly isOnTable?: true }
    | { readonly kind: 'number'; readonly least: number; readonly most: number }
    | { readonly kind: 'list'; readonly length: number; readonly least: number; readonly most: number }
    | { readonly kind: 'choice'; readonly choices: readonly AnswerChoice[] }
    | {
        readonly kind: 'picks'
        readonly choices: readonly AnswerChoice[]
        readonly least: number
        readonly most: number
      }
  )

/** What a seat is asked now. */
export interface SeatQuestionPage {
  readonly turnId: string
  /** The same when the same is asked again, as after a refused answer or the end of a runner. */
  readonly name: string
  readonly kind: string
  /** How many answers to it were refused. */
  readonly tries: number
  /** Why the last one was. */
  readonly refused: string | null
  /** The legal values of the first field, if they can be listed. */
  readonly legal: readonly string[] | null
  readonly fields: readonly AnswerField[]
  readonly leftMs: number
}

/** Everything that the page of a person's seat shows. */
export interface SeatPage {
  /** Whoever asks with this waits until there is more. */
  readonly news: string
  readonly game: string
  /** The language of the match. */
  readonly language: Language
  readonly status: MatchHeader['status']
  /** Whether the person has left for good. */
  readonly hasLeft: boolean
  /** Whether the table never came about. */
  readonly isCalledOff: boolean
  /** Null until the table is dealt. */
  readonly seat: Seat | null
  readonly aliases: readonly string[]
  readonly entries: readonly Entry[]
  /** The rules of this match. Null until the table is dealt. */
  readonly rules: string | null
  /** All that the seat knows, in words of the game and the language of the match. */
  readonly knows: string | null
  readonly question: SeatQuestionPage | null
  /** Told once the match is over. */
  readonly matchId: string | null
}
