import type { Database } from '../database.ts'
import { usualGame } from '../game/usual-game.ts'
import { isSelfPlay } from '../season/self-play.ts'
import { isParted } from '../season/vouched-for.ts'
import type { BoardQuery } from './board.ts'
import { agreedOrder } from './official-order.ts'

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
  /** Whether one agent holds all seats in its matches. */
  readonly isSelfPlay: boolean
  /** Whether its board parts the agents that the platform vouches for from the others. */
  readonly isParted: boolean
}

/** The named season, else the newest of the platform's own in a game. Undefined if there is none. */
export async function boardSeason(
  { pool }: Database,
  { seasonSlug, seesWithheld = false, game = usualGame, seats = 'strangers' }: BoardQuery,
): Promise<BoardSeason | undefined> {
  const { rows } = await pool.query<BoardSeason>({
    name: 'leaderboard-season',
    text: `select id, slug, name, game, owner_id as "ownerId", ${agreedOrder()} as agreed, state, ruleset, board, embargo and published_at is null as embargoed,
                  ${isSelfPlay()} as "isSelfPlay", ${isParted} as "isParted"
           from seasons s
           where (slug = $1 and (state <> 'created' or $2)) or ($1::text is null and owner_id is null and state <> 'created' and game = $3 and ${isSelfPlay()} = $4)
           order by starts_at desc limit 1`,
    values: [seasonSlug ?? null, seesWithheld, game, seats === 'self-play'],
  })
  return rows[0]
}
