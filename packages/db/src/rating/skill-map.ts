import { kindHas } from '../agent/kind-sql.ts'
import { isMadeOf, madeOfValues } from '../agent/make-up/make-up-sql.ts'
import type { MadeOf } from '../agent/make-up/make-up-sql.ts'
import { makingOfAgent } from '../agent/version/making-of-agent.ts'
import type { Database } from '../database.ts'
import { looksLikeJson } from '../name/look-alikes.ts'
import type { BoardRow } from '../standing/board.ts'
import { ratedField, skillOf } from './board-skills.ts'
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
