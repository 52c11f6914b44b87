import type { Language, Seat } from '@wis/engine'
import type { MoveMissed, MoveRefused, Slips } from '../contract/slips.ts'
import type { Notes } from './notes.ts'
import type { Role } from './roles.ts'

export interface AvalonRuleset {
  readonly id: string
  readonly players: number
  /** The number of code points kept of what a seat says. */
  readonly speechLimit: Readonly<Record<Language, number>>
  /** So many refused teams in one quest are too many, and what follows from the last of them. */
  readonly refusals: { readonly most: number; readonly then: 'evil-wins' | 'next-unvoted' }
  readonly slips: Slips
  readonly turnLimitMs: number
  /** The limit of a turn with something to say, which may need more thought. If absent, that of all turns. */
  readonly talkLimitMs?: number
  /** Models are asked for the notes beside their words. If absent, notes are only offered to programs. */
  readonly notes?: 'asked'
}

export const endReasons = ['quests-failed', 'teams-refused', 'merlin-found', 'merlin-hidden'] as const
export type EndReason = (typeof endReasons)[number]
export const cards = ['success', 'fail'] as const
export type Card = (typeof cards)[number]

/** What a seat says with its answer. */
interface Spoken {
  readonly seat: Seat
  /** Null for a seat that says nothing. */
  readonly text: string | null
  readonly cut: boolean
  /** Its notes are in the next event, which only this seat may read. So they cannot be taken out of a log unnoticed. */
  readonly noted: boolean
}

export type AvalonEvent =
  | {
      readonly type: 'match-opened'
      readonly ruleset: AvalonRuleset
      readonly language: Language
      readonly aliases: readonly string[]
    }
  | {
      /** Only its seat may read it. */
      readonly type: 'role-dealt'
      readonly seat: Seat
      readonly role: Role
      readonly sees: readonly Seat[]
    }
  | {
      readonly type: 'proposal-opened'
      /** Quests and their proposals are counted from 1. */
      readonly quest: number
      readonly proposal: number
      readonly leader: Seat
      readonly size: number
      /** Whether all vote on the team. Otherwise it goes without a vote. */
      readonly voted: boolean
    }
  | (Spoken & {
      readonly type: 'team-proposed'
      readonly team: readonly Seat[]
      /** The rules chose the team. */
      readonly drawn: boolean
    })
  | (Spoken & { readonly type: 'speech-given' })
  | (Spoken & {
      readonly type: 'team-settled'
      readonly team: readonly Seat[]
      readonly changed: boolean
      readonly drawn: boolean
    })
  | {
      /** Only its seat may read it before the end. */
      readonly type: 'thoughts-noted'
      readonly seat: Seat
      readonly notes: Notes
    }
  | {
      /** Only its seat may read it. */
      readonly type: 'vote-cast'
      readonly seat: Seat
      readonly approves: boolean
      readonly drawn: boolean
    }
  | {
      readonly type: 'votes-revealed'
      /** In seat order. */
      readonly approvals: readonly boolean[]
      readonly carried: boolean
    }
  | {
      /** Only its seat may read it. */
      readonly type: 'card-played'
      readonly seat: Seat
      readonly card: Card
      readonly drawn: boolean
    }
  | { readonly type: 'quest-ended'; readonly quest: number; readonly fails: number; readonly won: boolean }
  | {
      readonly type: 'merlin-named'
      readonly seat: Seat
      /** Null for an assassin who names nobody. */
      readonly target: Seat | null
      readonly right: boolean
    }
  | MoveRefused
  | MoveMissed
  | {
      readonly type: 'match-ended'
      readonly reason: EndReason
      readonly roles: readonly Role[]
      readonly points: readonly number[]
    }
