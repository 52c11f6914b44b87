import type pg from 'pg'
import { runs } from '../../life-sql.ts'

/** Fixes the version of every agent in a season whose entry is over, if the terms say so. */
export async function freezeVersions(client: pg.ClientBase): Promise<void> {
  await client.query({
    name: 'freeze-versions',
    text: `update season_entries e set version_id = (
             select v.id from agent_versions v where v.agent_id = e.agent_id
             order by (v.created_at <= s.entry_ends_at) desc, v.number desc limit 1
           )
           from seasons s
           where e.season_id = s.id and e.state in ('entered', 'disqualified') and e.version_id is null
             and s.terms->>'versions' = 'frozen' and s.entry_ends_at <= now()
             and ${runs()}`,
  })
}
