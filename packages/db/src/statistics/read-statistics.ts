import type { BoardStatistics, GeneralRating, OneNumber } from '@wis/ratings'
import { avatarVersionIn } from '../agent/agent-columns.ts'
import type { Database } from '../database.ts'
import { looksLikeJson } from '../name/claim-name.ts'
import type { TableAgent } from '../normalised/read-table.ts'
import { openStandings } from '../season/season-sql.ts'
import { boardSeason } from '../standing/board.ts'
import type { BoardQuery } from '../standing/board.ts'
import type { GeneralBoard, StoredGeneral } from './general-ratings.ts'

export interface PublicStatistics extends BoardStatistics {
  readonly game: string
  readonly language: string
  readonly season: { readonly slug: string; readonly name: string }
  /** Null until they are measured for the first time, and while the ratings of the board are not public. */
  readonly madeAt: string | null
}

/** What the ratings of a board do not tell, as it was measured last. Undefined if there is no such season. */
export async function boardStatistics(
  db: Database,
  wish: Pick<BoardQuery, 'seasonSlug' | 'game' | 'seats' | 'language'>,
): Promise<PublicStatistics | undefined> {
  const season = await boardSeason(db, wish)
  if (!season) return undefined
  const { rows } = await db.pool.query<{ madeAt: Date; statistics: BoardStatistics }>({
    name: 'board-statistics',
    text: `select b.made_at as "madeAt", b.statistics from board_statistics b join seasons s on s.id = b.season_id
           where b.season_id = $1 and b.language = $2 and ${openStandings}`,
    values: [season.id, season.language],
  })
  const [found] = rows
  return {
    game: season.game,
    language: season.language,
    season: { slug: season.slug, name: season.name },
    madeAt: found?.madeAt.toISOString() ?? null,
    ...(found?.statistics ?? { seats: null, cycles: null, spread: null }),
  }
}

export interface GeneralPage extends Pick<OneNumber, 'games'> {
  /** Null until it is found for the first time. */
  readonly madeAt: string | null
  readonly boards: readonly GeneralBoard[]
  readonly explained: OneNumber['explained'] | null
  /** All agents that have the number. */
  readonly compared: number
  readonly rows: readonly (Omit<GeneralRating, 'agentId'> & { readonly agent: TableAgent })[]
}

/** The agents with the highest number over all games, as it was found last. */
export async function generalRatings(
  { pool }: Database,
  { language, limit }: { readonly language: string; readonly limit: number },
): Promise<GeneralPage> {
  const { rows } = await pool.query<{ madeAt: Date; ratings: StoredGeneral }>({
    name: 'general-ratings',
    text: 'select made_at as "madeAt", ratings from general_ratings where language = $1',
    values: [language],
  })
  const [stored] = rows
  const found = stored?.ratings.found
  const shown = found?.agents.slice(0, limit) ?? []
  const agents = await pool.query<TableAgent>({
    name: 'agents-of-general-ratings',
    text: `select a.id, a.slug, a.name, a.name_zh as "nameZh", a.kind, u.name as owner, ${looksLikeJson} as "looksLike", ${avatarVersionIn()} as "avatarVersion"
           from agents a left join users u on u.id = a.owner_id where a.id = any($1::text[])`,
    values: [shown.map(({ agentId }) => agentId)],
  })
  const agentOf = new Map(agents.rows.map((agent) => [agent.id, agent]))
  return {
    madeAt: stored?.madeAt.toISOString() ?? null,
    boards: stored?.ratings.boards ?? [],
    explained: found?.explained ?? null,
    games: found?.games ?? 0,
    compared: found?.agents.length ?? 0,
    rows: shown.flatMap(({ agentId, ...rating }) => {
      const agent = agentOf.get(agentId)
      return agent ? [{ ...rating, agent }] : []
    }),
  }
}
