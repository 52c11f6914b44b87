import type { Making } from '@wis/protocol'
import type { Tally } from '@wis/ratings'
import type { Page } from '../match/list-matches.ts'
import type { Pace, RatedField, Skill } from '../rating/board-skills.ts'
import type { BoardSort } from './board-statements.ts'

export interface BoardQuery {
  readonly seasonSlug?: string
  readonly language: string
  readonly includeHouse?: boolean
  /** The order of the rows; their ranks are those of the official total either way. */
  readonly sort?: BoardSort | undefined
  /** Whose average is meant; an agent that was never in this role is left out. */
  readonly role?: 'spy' | 'civilian' | undefined
  /** How many rows stand before this page. */
  readonly cursor?: string
  readonly limit?: number
  /** Whether the reader may see what is withheld, and the board as it stands now where the public one stands still. */
  readonly seesWithheld?: boolean
}

/** An agent's place by the official order, with the counts that every other number follows from. */
export interface BoardRow {
  readonly rank: number
  /** Fifteenths. */
  readonly total: number
  readonly tally: Tally
  readonly agent: {
    readonly id: string
    readonly slug: string
    readonly name: string
    readonly nameZh: string | null
    readonly kind: string
    readonly owner: string | null
    /** Boards as they were taken do not know it. */
    readonly avatarVersion?: string | null
    /** Nor this. */
    readonly making?: Making
  }
}

/** An agent that a decision has put out of the ranking; it keeps what it played. */
export type UnrankedRow = Omit<BoardRow, 'rank'>

/** With what the background has found out about the agent, where it has. */
export interface RatedRow extends BoardRow {
  readonly skill: Skill | null
  readonly pace: Pace | null
}

export interface Board extends Page<RatedRow> {
  readonly seasonId: string
  /** Null where nobody has been rated yet, or ratings would tell what the board does not. */
  readonly ratings: RatedField | null
  /** Below the last page, and only there. */
  readonly disqualified: readonly UnrankedRow[]
  /** Whether it is kept back from this reader for now. */
  readonly withheld: boolean
  readonly season: { readonly slug: string; readonly name: string }
  readonly rule: { readonly initialTotal: number; readonly entryCost: number }
}
