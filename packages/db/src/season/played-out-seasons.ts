import { openFixtureStates } from '@wis/arena'
import type { Database } from '../database.ts'
import { isOneOf } from '../life-sql.ts'
import { readSeasons } from './read-season.ts'
import type { StoredSeason } from './read-season.ts'

const mostSeasons = 20

/**
 * The open seasons of this organizer, and of the platform, in whose schedule no match waits or is played, the first that
 * began first. A knockout may have stages ahead of it.
 */
export async function playedOutSeasons(db: Database, organizerId: string): Promise<readonly StoredSeason[]> {
  const { rows } = await db.pool.query<{ slug: string }>({
    name: 'played-out-seasons',
    text: `select s.slug from seasons s
           where s.state = 'open' and s.format <> 'ladder' and (s.owner_id is null or s.owner_id = $1)
             and exists (select 1 from fixtures f where f.season_id = s.id and f.state = 'done')
             and not exists (select 1 from fixtures f where f.season_id = s.id and ${isOneOf('f.state', openFixtureStates)})
           order by s.starts_at, s.slug limit ${mostSeasons}`,
    values: [organizerId],
  })
  return readSeasons(
    db,
    rows.map(({ slug }) => slug),
  )
}
