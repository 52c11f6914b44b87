import type { AgentId } from '@wis/engine'
import { languages } from '@wis/games'
import { z } from 'zod'
import { kindHas } from '../agent/kind-sql.ts'
import { isMadeOf, madeOfValues } from '../agent/make-up/make-up.ts'
import type { MadeOf } from '../agent/make-up/make-up.ts'
import { makingOfAgent } from '../agent/version/versions.ts'
import type { Database } from '../database.ts'
import { usualGame } from '../game/usual-game.ts'
import { looksLikeJson } from '../name/claim-name.ts'
import { isSelfPlay, openStandings } from '../season/season-sql.ts'
import type { BoardRow } from '../standing/board.ts'
import { time } from '../time-column.ts'
import { ratedField, skillOf, storedScales } from './board-skills.ts'
import type { Skill } from './board-skills.ts'

/** The most agents that can still be told apart on one picture. */
const mostOnMap = 150

export interface MappedAgent {
  readonly agent: BoardRow['agent']
  readonly skill: Skill
}

interface MapQuery {
  readonly seasonId: string
  readonly language: string
  readonly includeHouse: boolean
  readonly madeOf?: MadeOf
}

/** The agents with the surest ratings, the best of them first. */
export async function skillMap(db: Database, query: MapQuery): Promise<readonly MappedAgent[]> {
  const field = await ratedField(db, query)
  if (!field) return []
  const { rows } = await db.pool.query<{
    agent: BoardRow['agent']
    rating: Parameters<typeof skillOf>[0]
  }>({
    name: 'skill-map',
    text: mapStatement,
    values: [
      query.seasonId,
      query.language,
      query.includeHouse,
      mostOnMap,
      ...madeOfValues(query.madeOf ?? {}),
    ],
  })
  return rows.map(({ agent, rating }) => ({ agent, skill: skillOf(rating, field) }))
}

const mapStatement = `
  with surest as (
    select r.* from agent_ratings r
    join agents a on a.id = r.agent_id and ($3 or ${kindHas('hasOwner')})
    where r.season_id = $1 and r.language = $2
      and (num_nulls($5::text, $6::boolean, $7::float8) = 3 or ${isMadeOf('r.agent_id', 5)})
    order by r.high - r.low, r.agent_id
    limit $4
  )
  select to_json(surest) as rating,
         json_build_object('id', a.id, 'slug', a.slug, 'name', a.name, 'nameZh', a.name_zh, 'kind', a.kind,
                           'owner', u.name, 'looksLike', ${looksLikeJson}, 'making', ${makingOfAgent}) as agent
  from surest
  join agents a on a.id = surest.agent_id
  left join users u on u.id = a.owner_id
  order by surest.rating desc, a.id`

const row = z.object({
  season: z.object({ slug: z.string(), name: z.string() }),
  language: z.enum(languages),
  provisional: z.boolean(),
  at: time,
  scales: storedScales,
})
/** Deception and detection of an agent on one board, each with its interval and the matches behind it. */
type AgentScales = z.infer<typeof row>

/**
 * How well an agent deceives and detects, by language, in the newest season of the platform whose board is open. Empty where
 * it has no rating there, and in games that rate neither.
 */
export async function agentScales(
  { pool }: Pick<Database, 'pool'>,
  agentId: AgentId,
): Promise<readonly AgentScales[]> {
  const { rows } = await pool.query({
    name: 'agent-scales',
    text: `select json_build_object('slug', s.slug, 'name', s.name) as season, r.language, r.provisional,
                  r.fitted_at as at, r.scales
           from (
             select id, slug, name from seasons s
             where owner_id is null and state <> 'created' and game = $2 and ${openStandings} and not ${isSelfPlay()}
             order by starts_at desc limit 1
           ) s
           join agent_ratings r on r.season_id = s.id and r.language = any($3::text[]) and r.agent_id = $1
           order by array_position($3::text[], r.language)`,
    values: [agentId, usualGame, languages],
  })
  return rows.flatMap((one) => {
    const read = row.safeParse(one)
    return read.success ? [read.data] : []
  })
}

/** An agent's rating at the end of a day on which anything changed. */
export interface RatedDay {
  readonly day: string
  readonly rating: number
  readonly version: number
}

const mostDays = 30

/** The last 30 days of some agents, from the oldest. Days without a change are left out. */
export async function ratingHistories(
  { pool }: Database,
  { seasonId, language }: { readonly seasonId: string; readonly language: string },
  agentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly RatedDay[]>> {
  const { rows } = await pool.query<{ agentId: string; days: RatedDay[] }>({
    name: 'rating-histories',
    text: `select agent_id as "agentId",
                  json_agg(json_build_object('day', day, 'rating', rating, 'version', version) order by day) as days
           from rating_days
           where season_id = $1 and language = $2 and agent_id = any($3::text[]) and rating is not null
             and day > (now() at time zone 'UTC')::date - ${mostDays}
           group by agent_id`,
    values: [seasonId, language, agentIds],
  })
  return new Map(rows.map(({ agentId, days }) => [agentId, days]))
}
