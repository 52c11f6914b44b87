import { forfeitReasons } from '@wis/engine'
import type { Language, Seat } from '@wis/engine'
import type { Ruleset } from './rulesets.ts'

export { languages } from '@wis/engine'
export type { Language } from '@wis/engine'

export const foulKinds = ['silence', 'own-word', 'repeat'] as const
export type FoulKind = (typeof foulKinds)[number]

export interface Words {
  readonly civilian: string
  readonly spy: string
}

export interface Foul {
  readonly seat: Seat
  readonly kind: FoulKind
}

/** Why a seat was silent: it gave no answer, or its speech is empty. */
export const missReasons = [...forfeitReasons, 'blank'] as const
export type MissReason = (typeof missReasons)[number]

export const sides = ['spy', 'civilians'] as const
export type Side = (typeof sides)[number]

/** The reasons for a seat to be out. */
export const outCauses = ['foul', 'vote'] as const
export type OutCause = (typeof outCauses)[number]

/** `target` is null for an abstention. */
export interface Ballot {
  readonly seat: Seat
  readonly target: Seat | null
}

export const endReasons = ['spy-out', 'too-few-left', 'rounds-done'] as const
export type EndReason = (typeof endReasons)[number]

/**
 * Every fact of a match of who-is-spy. The names and fields are stored and exported: they may gain fields, but never
 * change meaning.
 */
export type SpyEvent =
  | {
      readonly type: 'match-opened'
      readonly ruleset: Ruleset
      readonly language: Language
      readonly aliases: readonly string[]
      readonly starter: Seat
    }
  | { readonly type: 'spy-chosen'; readonly seat: Seat; readonly words: Words }
  | { readonly type: 'word-dealt'; readonly seat: Seat; readonly word: string }
  | {
      readonly type: 'round-opened'
      readonly round: number
      /** The speakers of the round. */
      readonly order: readonly Seat[]
      /** The speakers were tied in the round before. The others vote between them. */
      readonly runOff?: true | undefined
    }
  | { readonly type: 'speech-given'; readonly seat: Seat; readonly text: string; readonly cut: boolean }
  | { readonly type: 'speech-missed'; readonly seat: Seat; readonly reason: MissReason }
  | { readonly type: 'fouls-called'; readonly round: number; readonly fouls: readonly Foul[] }
  | {
      readonly type: 'vote-opened'
      readonly round: number
      readonly candidates: readonly Seat[]
      /** The seats that vote. The candidates themselves if it is not given. */
      readonly voters?: readonly Seat[] | undefined
    }
  | { readonly type: 'vote-cast'; readonly seat: Seat; readonly target: Seat | null; readonly raw: string }
  | { readonly type: 'votes-revealed'; readonly round: number; readonly ballots: readonly Ballot[] }
  | {
      readonly type: 'seat-eliminated'
      readonly seat: Seat
      readonly round: number
      readonly cause: OutCause
      /** The seats that had the most votes, if chance chose this one among them. */
      readonly tied?: readonly Seat[] | undefined
    }
  | {
      readonly type: 'match-ended'
      readonly winner: Side
      readonly reason: EndReason
      readonly spy: Seat
      readonly words: Words
      /** Fifteenths of a point, one number per seat in seat order. */
      readonly points: readonly number[]
    }
