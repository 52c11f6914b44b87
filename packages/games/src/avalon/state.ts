import type { Language, Seat } from '@wis/engine'
import { answeringOf } from '../contract/asked.ts'
import type { Answering } from '../contract/asked.ts'
import type { Card, EndReason } from './events.ts'
import type { Notes } from './notes.ts'
import { avalonPresets } from './presets.ts'
import type { Role } from './roles.ts'
import type { AvalonRuleset } from './schema.ts'

/** `waiting`: nobody can act until the next fact is known. */
export type Phase = 'waiting' | 'propose' | 'discuss' | 'settle' | 'vote' | 'quest' | 'assassinate' | 'over'

export interface Speech {
  readonly seat: Seat
  readonly text: string | null
  /** Null for a reader who may not know them, and for a seat without notes. */
  readonly notes: Notes | null
}

/** A team that is talked about. */
export interface Proposal {
  readonly quest: number
  readonly number: number
  readonly leader: Seat
  readonly size: number
  readonly voted: boolean
  /** The team as it was proposed first. Null before. */
  readonly first: readonly Seat[] | null
  /** The team as it is now. */
  readonly team: readonly Seat[]
  readonly speeches: readonly Speech[]
  /** The votes that this reader knows, by seat. */
  readonly votes: readonly (boolean | null)[]
  readonly isRevealed: boolean
}

/** A team that was settled: refused, sent, or about to be. */
export type Settled = Pick<Proposal, 'quest' | 'number' | 'leader' | 'team' | 'voted'> & {
  readonly first: readonly Seat[]
  /** Empty for a team that went without a vote. */
  readonly approvals: readonly boolean[]
  readonly carried: boolean
}

export interface Quest {
  readonly team: readonly Seat[]
  readonly leader: Seat
  readonly fails: number
  readonly won: boolean
  /** The cards that this reader knows. */
  readonly cards: readonly PlayedCard[]
}

export interface PlayedCard {
  readonly seat: Seat
  readonly card: Card
}

export interface NotedGuesses {
  readonly seat: Seat
  readonly quest: number
  readonly guesses: Notes['guesses']
}

/** The knowledge of a log's reader. What the reader may not know yet is null or missing. */
export interface AvalonState extends Answering {
  readonly phase: Phase
  readonly ruleset: AvalonRuleset
  readonly language: Language
  readonly aliases: readonly string[]
  readonly roles: readonly (Role | null)[]
  /** The seats that each seat was shown at the deal. */
  readonly sees: readonly (readonly Seat[] | null)[]
  readonly proposal: Proposal | null
  /** The guesses that this reader knows, in order. */
  readonly noted: readonly NotedGuesses[]
  /** All teams of the match that were settled, the oldest first. */
  readonly settled: readonly Settled[]
  readonly quests: readonly Quest[]
  /** The cards of the quest that is on. */
  readonly cards: readonly PlayedCard[]
  /** Whom the assassin named. Null before, and for nobody. */
  readonly named: Seat | null
  readonly isNamed: boolean
  readonly ending:
    | { readonly kind: 'decided'; readonly reason: EndReason; readonly points: readonly number[] }
    | { readonly kind: 'void'; readonly reason: string }
    | null
}

export const opened = (ruleset: AvalonRuleset) => {
  const forEach = <Value>(value: Value) => Array.from({ length: ruleset.players }, () => value)
  return {
    ruleset,
    roles: forEach(null),
    sees: forEach(null),
    ...answeringOf(ruleset.players),
  }
}

export const blankAvalon: AvalonState = {
  ...opened(avalonPresets[0]),
  phase: 'waiting',
  language: 'en',
  aliases: [],
  proposal: null,
  noted: [],
  settled: [],
  quests: [],
  cards: [],
  named: null,
  isNamed: false,
  ending: null,
}

export const questsWon = ({ quests }: Pick<AvalonState, 'quests'>) => quests.filter(({ won }) => won).length
export const questsLost = ({ quests }: Pick<AvalonState, 'quests'>) => quests.filter(({ won }) => !won).length

/** The seats that have to answer now, as far as it is known. */
export function awaited({ phase, proposal, cards, roles, aliases }: AvalonState): readonly Seat[] {
  if (phase === 'assassinate') return [...roles.keys()].filter((seat) => roles[seat] === 'assassin')
  if (!proposal) return []
  const { leader, speeches, votes, team } = proposal
  switch (phase) {
    case 'propose':
    case 'settle':
      return [leader]
    case 'discuss':
      return [(leader + speeches.length) % aliases.length]
    case 'vote':
      return [...votes.keys()].filter((seat) => votes[seat] === null)
    case 'quest':
      return team.filter((seat) => !cards.some((played) => played.seat === seat))
    default:
      return []
  }
}
