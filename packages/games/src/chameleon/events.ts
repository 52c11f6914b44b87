import type { Language, Seat } from '@wis/engine'
import type { MoveMissed, MoveRefused, Slips } from '../contract/slips.ts'

export interface ChameleonRuleset {
  readonly id: string
  readonly players: number
  /** The number of code points kept of a clue. */
  readonly clueLimit: Readonly<Record<Language, number>>
  /** What becomes of a seat that knows the secret word and says it in its clue. */
  readonly wordInClue: 'out' | 'allowed'
  /** All are told which words the topic has, so that nobody gains by knowing it from earlier matches. */
  readonly listsWords?: boolean | undefined
  readonly slips: Slips
  readonly turnLimitMs: number
}

/** What is drawn from the topics for a match. */
export interface ChameleonMaterial {
  readonly topic: string
  readonly word: string
  /** All words of the topic, if the ruleset lists them. */
  readonly words?: readonly string[] | undefined
}

/** A target is null for a seat that votes for nobody. */
export interface Ballot {
  readonly seat: Seat
  readonly target: Seat | null
}

export const endReasons = ['caught', 'word-named', 'other-accused', 'nobody-accused', 'too-few-left'] as const
export type EndReason = (typeof endReasons)[number]

export type ChameleonEvent =
  | {
      readonly type: 'match-opened'
      readonly ruleset: ChameleonRuleset
      readonly language: Language
      readonly aliases: readonly string[]
      readonly topic: string
      /** All words of the topic, if the ruleset lists them. */
      readonly words?: readonly string[] | undefined
    }
  | { readonly type: 'chameleon-chosen'; readonly seat: Seat; readonly word: string }
  | {
      /** Only its seat may read it. */
      readonly type: 'word-dealt'
      readonly seat: Seat
      /** Null for the chameleon. */
      readonly word: string | null
    }
  | { readonly type: 'clues-opened'; readonly order: readonly Seat[] }
  | {
      readonly type: 'clue-given'
      readonly seat: Seat
      /** Null for a seat that says nothing. */
      readonly text: string | null
      readonly cut: boolean
    }
  | { readonly type: 'fouls-called'; readonly seats: readonly Seat[] }
  | { readonly type: 'vote-opened'; readonly candidates: readonly Seat[] }
  | {
      /** Only its seat may read it until all have voted. */
      readonly type: 'vote-cast'
      readonly seat: Seat
      /** Null if the rules made the seat vote for nobody. */
      readonly target: Seat | null
    }
  | {
      readonly type: 'votes-revealed'
      readonly ballots: readonly Ballot[]
      readonly accused: Seat | null
    }
  | { readonly type: 'chameleon-caught'; readonly seat: Seat }
  | {
      readonly type: 'word-guessed'
      readonly seat: Seat
      /** Null for a seat that names no word. */
      readonly text: string | null
      readonly right: boolean
    }
  | MoveRefused
  | MoveMissed
  | {
      readonly type: 'match-ended'
      readonly reason: EndReason
      readonly chameleon: Seat
      readonly word: string
      readonly points: readonly number[]
    }
