import type { Database } from '../../database.ts'
import { stillHears } from '../../match/farewell/still-hears.ts'
import { underWaySince } from '../../match/under-way-since.ts'
import { linkStands } from '../../outbound/links.ts'

/**
 * The unfinished flight checks, oldest first. Checks of agents whose single memory is in use are left out, because
 * they have to wait, and so are those of agents that dial in and are not connected.
 */
export async function openFlightChecks({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'open-flight-checks',
    text: `select f.id from flight_checks f join agents a on a.id = f.agent_id
           where f.state in ('queued', 'running')
             and not (a.kind = 'hf-space' and exists (
               select 1 from seats s join matches m on m.id = s.match_id
               where s.agent_id = a.id and s.match_id > $1 and m.status in ('waiting', 'running')
             ))
             and not (a.kind = 'hf-space' and ${stillHears('$1')})
             and not (a.kind = 'hf-space' and f.state = 'queued' and exists (
               select 1 from flight_checks o where o.agent_id = a.id and o.state = 'running'
             ))
             and not (a.kind = 'outbound' and not exists (
               select 1 from agent_links l where l.agent_id = a.id and ${linkStands}
             ))
           order by f.id limit 200`,
    values: [underWaySince()],
  })
  return rows.map(({ id }) => id)
}
