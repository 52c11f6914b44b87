import { forfeitReasons } from '@wis/engine'
import type { Seat } from '@wis/engine'

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
