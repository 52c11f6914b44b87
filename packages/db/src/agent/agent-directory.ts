import type { Language } from '@wis/games'
import type { AgentRow, ConnectorKind } from '@wis/protocol'
import type { Database } from '../database.ts'
import { pointsInFifteenths } from '../game/units-of.ts'
import { usualGame } from '../game/usual-game.ts'
import type { Page } from '../page.ts'
import { openStandings } from '../season/open-results.ts'
import { agentColumns, agentRowOf, currentRulesets } from './agent-columns.ts'
import { kindHas } from './kind-sql.ts'

export const directoryOrders = ['newest', 'total', 'matches', 'name'] as const
export type DirectoryOrder = (typeof directoryOrders)[number]

export interface DirectoryQuery {
  /** Part of the agent's or its owner's name. */
  readonly q?: string | undefined
  readonly language?: Language | undefined
  readonly kind?: ConnectorKind | undefined
  /** Only agents that play this game, with their results in it. */
  readonly game?: string | undefined
  readonly from?: 'house' | 'visitors' | undefined
  readonly online?: boolean | undefined
  readonly order?: DirectoryOrder | undefined
  /** The number of rows before this page. */
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
}

/** The results of an agent in the newest season of a game, in one language. */
export interface Placing {
  readonly game: string
  readonly language: Language
  /** Fifteenths. */
  readonly total: number
  readonly matches: number
}

export interface DirectoryRow extends AgentRow {
  readonly placings: readonly Placing[]
}

interface StoredRow {
  readonly id: string
  readonly placings: readonly Placing[]
}

/** One page of the agents that are not retired, with their results in the newest season of the game that they play. */
export async function agentDirectory(db: Database, query: DirectoryQuery): Promise<Page<DirectoryRow>> {
  const { q, language, kind, game, from, online, order = 'newest', cursor = '0', limit = 24 } = query
  const offset = Number(cursor)
  const { rows } = await db.pool.query<StoredRow>({
    name: 'agent-directory',
    text: directoryStatement,
    values: [
      ...[q === undefined ? null : `%${q.replace(/[\\%_]/g, '\\$&')}%`, language ?? null, kind ?? null],
      ...[from === undefined ? null : from === 'house', online ?? null, order, offset, limit + 1],
      ...[game ?? null, game ?? usualGame],
    ],
  })
  const items = await withProfiles(db, rows.slice(0, limit))
  return { items, nextCursor: rows.length > limit ? String(offset + limit) : null }
}

async function withProfiles(db: Database, page: readonly StoredRow[]): Promise<DirectoryRow[]> {
  const found = await db.prisma.agent.findMany({
    where: { id: { in: page.map(({ id }) => id) } },
    ...agentColumns(await currentRulesets(db)),
  })
  const profiles = new Map(found.map((agent) => [agent.id, agentRowOf(agent)]))
  return page.flatMap(({ id, placings }) => {
    const profile = profiles.get(id)
    return profile ? [{ ...profile, placings }] : []
  })
}

// A season has one standing for each agent, however many matches were played. Of several games, the one that an agent
// played most often counts, the usual one before others.
const directoryStatement = `
  with season as (
    select distinct on (s.game) s.id, s.game from seasons s
    where s.owner_id is null and ($9::text is null or s.game = $9) and s.state <> 'created' and s.starts_at <= now()
      and ${openStandings}
    order by s.game, s.starts_at desc
  ), played as (
    select agent_id, season.game, max(total) as best, sum(matches) as played,
           json_agg(json_build_object('game', season.game, 'language', language,
                                      'total', ${pointsInFifteenths('total', 'season.game')}, 'matches', matches)
                    order by language) as placings
    from standings join season on season.id = season_id
    where ($2::text is null or language = $2) and matches > 0
    group by agent_id, season.game
  ), placed as (
    select distinct on (agent_id) *, game = $10 as "isUsual" from played
    order by agent_id, game = $10 desc, played desc
  )
  select a.id, coalesce(p.placings, '[]'::json) as placings
  from agents a
  left join users u on u.id = a.owner_id
  left join placed p on p.agent_id = a.id
  where a.retired_at is null and ${kindHas('isListed')}
    and ($1::text is null or (a.hidden_for is null and (a.name ilike $1 or a.name_zh ilike $1)) or u.name ilike $1)
    and ($2::text is null or $2 = any(a.languages))
    and ($3::text is null or a.kind = $3)
    and ($4::bool is null or (not ${kindHas('hasOwner')}) = $4)
    and ($5::bool is null or a.online = $5)
    and ($9::text is null or cardinality(a.games) = 0 or $9 = any(a.games))
  order by case when $6 in ('total', 'matches') then p."isUsual" end desc nulls last,
           case $6 when 'total' then p.best when 'matches' then p.played end desc nulls last,
           case when $6 = 'name' then lower(a.name) end, a.id desc
  offset $7 limit $8`
