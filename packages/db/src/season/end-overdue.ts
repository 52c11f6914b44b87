import { ids } from '@wis/engine'
import type { Actor } from '../audit/actor.ts'
import type { Database } from '../database.ts'
import { runs } from '../life-sql.ts'
import { moveSeason } from './move-season.ts'

/** The steps that the platform takes by itself when a date has come. */
const platform: Actor = { id: 'platform', name: 'platform' }

/** Starts closing seasons whose end has come, and closes those in which nothing is played any more. */
export async function endOverdueSeasons(db: Database): Promise<void> {
  const { rows } = await db.pool.query<{ id: string; to: 'closing' | 'closed' }>({
    name: 'overdue-seasons',
    text: `select id, case when state = 'closing' then 'closed' else 'closing' end as to
           from seasons s
           where (${runs()} and ends_at <= now())
              or (state = 'closing'
                  and not exists (select 1 from matches m where m.season_id = s.id
                                  and (m.status in ('waiting', 'running') or m.deal_open))
                  and not exists (select 1 from tickets t where t.season_id = s.id and t.state = 'checking'))`,
  })
  for (const { id, to } of rows) await moveSeason(db, platform, ids.season(id), to)
}
