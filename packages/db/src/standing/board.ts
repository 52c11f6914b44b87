import type { BoardPart } from '@wis/games'
import type { LooksLike, Making, SeatRule } from '@wis/protocol'
import type { BoardOrder, Sums, Tally, TrueSkill } from '@wis/ratings'
import type { MadeOf } from '../agent/make-up/make-up.ts'
import type { Database, Page } from '../database.ts'
import { usualGame } from '../game/usual-game.ts'
import type { OverallSkill, Pace, RatedBoard, Skill } from '../rating/board-skills.ts'
import { ladderFor } from '../season/ladders.ts'
import { isSelfPlay } from '../season/season-sql.ts'
import { isParted } from '../season/vouched-for.ts'
import type { BoardSort } from './board-statements.ts'
import { agreedOrder } from './official-order.ts'

export interface BoardQuery {
  readonly seasonSlug?: string
  /** The game whose newest season is meant if none is named. */
  readonly game?: string | undefined
  /** Who holds the seats in that season. Different agents if nothing is said. */
  readonly seats?: SeatRule | undefined
  /** A season with one ladder for all languages shows it in each. */
  readonly language: string
  /** The standings that are kept under this very language. */
  readonly isExact?: boolean
  readonly includeHouse?: boolean
  /** Leaves out whoever is made otherwise. Ranks stay those of the whole board. */
  readonly madeOf?: MadeOf | undefined
  /** The order of the rows. Their ranks are always those of the official total. */
  readonly sort?: BoardSort | undefined
  /** The role whose average is meant. An agent that was never in this role is left out. */
  readonly role?: string | undefined
  /** A side or a role of a game that has boards of them. Then ranks and order are those of that part. */
  readonly part?: string | undefined
  /**
   * Only agents that the platform vouches for, or only the others. It changes no rank. Boards that are not parted
   * ignore it.
   */
  readonly vouched?: boolean | undefined
  /** How many rows stand before this page. */
  readonly cursor?: string
  readonly limit?: number
  /**
   * Whether the reader may see withheld results. If the public board is frozen, such a reader sees the present one.
   */
  readonly seesWithheld?: boolean
}

/** An agent's place in the official order, with the counts that every other number follows from. */
export interface BoardRow {
  readonly rank: number
  /** Fifteenths, with decimals where the game counts finer; so are the tally and the sums. */
  readonly total: number
  readonly tally: Tally
  /** Absent on boards that were taken earlier. */
  readonly sums?: Sums | undefined
  /** Null or absent for an agent without one. */
  readonly trueSkill?: TrueSkill | null | undefined
  /**
   * Whether the platform vouches that in each counted match every seat decided by its own view. Absent on a board that
   * is not parted.
   */
  readonly vouched?: boolean | undefined
  /** The rank among the agents that are vouched for, or among the others. */
  readonly rankInPart?: number | undefined
  readonly agent: {
    readonly id: string
    readonly slug: string
    readonly name: string
    readonly nameZh: string | null
    readonly kind: string
    readonly owner: string | null
    readonly looksLike?: LooksLike | null | undefined
    /** Absent on boards that were taken earlier. */
    readonly avatarVersion?: string | null
    /** Absent on boards that were taken earlier. */
    readonly making?: Making
  }
}

/** An agent that a decision has disqualified. It keeps its results. */
export type UnrankedRow = Omit<BoardRow, 'rank' | 'vouched' | 'rankInPart'>

/** A row with the background results about the agent, if there are any. */
export interface RatedRow extends BoardRow {
  readonly skill: Skill | OverallSkill | null
  readonly pace: Pace | null
  /** Of a match, in millionths of a US dollar. Absent unless it is known and published. */
  readonly costMicros?: number
}

export interface Board extends Page<RatedRow> {
  readonly seasonId: string
  /** Under which its standings are kept. */
  readonly language: string
  readonly game: string
  /** Who holds the seats in its matches. */
  readonly seats: SeatRule
  /** Whether it parts the agents that the platform vouches for from the others. */
  readonly isParted: boolean
  /** What the ranks go by. */
  readonly order: BoardOrder
  /** The part that the board is of. Absent for a board of all matches. */
  readonly part?: BoardPart
  /** Null if nobody has been rated yet, or if ratings would reveal more than the board does. */
  readonly ratings: RatedBoard | null
  /** Shown below the last page only. */
  readonly disqualified: readonly UnrankedRow[]
  /** Whether it is kept back from this reader for now. */
  readonly withheld: boolean
  readonly season: { readonly slug: string; readonly name: string }
  readonly rule: { readonly initialTotal: number; readonly entryCost: number }
}

/** The parts of a season that its board depends on. */
export interface BoardSeason {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly game: string
  /** Null for a season of the platform. */
  readonly ownerId: string | null
  /** The order in its terms. */
  readonly agreed: string
  readonly state: string
  readonly ruleset: unknown
  readonly board: unknown
  /** Whether only its organizer may see its board for now. */
  readonly embargoed: boolean
  /** Under which it keeps the ladder of the language that is asked for. */
  readonly language: string
  /** Whether one agent holds all seats in its matches. */
  readonly isSelfPlay: boolean
  /** Whether its board parts the agents that the platform vouches for from the others. */
  readonly isParted: boolean
}

/** The named season, else the newest of the platform's own in a game. Undefined if there is none. */
export async function boardSeason(
  { pool }: Database,
  { seasonSlug, language, seesWithheld = false, game = usualGame, seats = 'strangers' }: BoardQuery,
): Promise<BoardSeason | undefined> {
  const { rows } = await pool.query<BoardSeason>({
    name: 'leaderboard-season',
    text: `select id, slug, name, game, owner_id as "ownerId", ${agreedOrder()} as agreed, state, ruleset, board, embargo and published_at is null as embargoed,
 ${ladderFor('$5::text')} as language,
                  ${isSelfPlay()} as "isSelfPlay", ${isParted} as "isParted"
           from seasons s
           where (slug = $1 and (state <> 'created' or $2)) or ($1::text is null and owner_id is null and state <> 'created' and game = $3 and ${isSelfPlay()} = $4)
           order by starts_at desc limit 1`,
    values: [seasonSlug ?? null, seesWithheld, game, seats === 'self-play', language],
  })
  return rows[0]
}
