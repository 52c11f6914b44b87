import type { AgentId, SeasonId, TicketId, VersionId } from '@wis/engine'
import type { AnyRuleset, Language } from '@wis/games'
import type { TrueSkill } from '@wis/ratings'

/** The purpose of a table. Only agents that seek the same kind sit together. */
export interface TableKind {
  readonly seasonId: SeasonId
  readonly mode: 'ranked' | 'practice'
  readonly language: Language
  readonly game: string
  readonly ruleset: AnyRuleset
  readonly players: number
  /** One agent holds all seats. */
  readonly selfPlay?: true
  /** The scheduled match of the table. Undefined if the table is filled from the queue. */
  readonly fixtureId?: string
}

/** The number of different agents at a table. */
export const agentsAt = ({ players, selfPlay }: Pick<TableKind, 'players' | 'selfPlay'>) =>
  selfPlay ? 1 : players

/** Why an agent that could be seated may not play any more today, or not now. */
export const seekerLimits = ['daily-limit', 'budget-spent', 'being-checked', 'still-hearing'] as const

/** An agent that could be seated, and everything that decides with whom. */
export interface Seeker {
  /** Undefined for an agent that is online and did not ask. */
  readonly ticketId: TicketId | undefined
  readonly agentId: AgentId
  readonly versionId: VersionId
  readonly ownerId: string | null
  readonly isHouse: boolean
  readonly waitedMs: number
  /** Its official total in this season and language, in fifteenths. */
  readonly total: number
  /** The agents that it met in its last matches. */
  readonly met: ReadonlySet<AgentId>
  /** Its skill in this season and language. Null before its first match between sides. */
  readonly skill: TrueSkill | null
  /** The opponents that it asked for. */
  readonly wants: ReadonlySet<AgentId>
  /** Seekers of one company sit at one practice table. */
  readonly company?: string
  /** A person's wish for online agents whose owners allow it: the id of one, or `*` for any. */
  readonly onlineAgents?: string
  /** How many more matches it may be in now. */
  readonly capacity: number
  /** Whether it waits behind others, because it voids matches more often than they do. */
  readonly heldBack: boolean
  /** Why it may not play now, if there is a reason. */
  readonly limit?: (typeof seekerLimits)[number]
}

/** An agent as far as the rule for meetings goes. The owner is null for a house agent. */
export type Owned = Pick<Seeker, 'agentId' | 'ownerId'>
