import type { Database } from '../../database.ts'
import { newId } from '../../new-id.ts'

/**
 * Ends a flight check that cannot run, as not passed, and tells the owner that another one may be requested. False if
 * it is over already. Reads none of its stored data, because that data may be the fault.
 */
export async function callOffFlightCheck({ pool }: Database, checkId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `with ended as (
       update flight_checks set state = 'done', attempt = attempt + 1, ended_at = now(), progress = null, passed = false
       where id = $1 and state in ('queued', 'running')
       returning agent_id, version_id, game
     ), told as (
       insert into notices (id, user_id, agent_id, kind, params)
       select $2, a.owner_id, a.id, 'flight-check-called-off', jsonb_build_object('version', v.number, 'game', ended.game)
       from ended join agents a on a.id = ended.agent_id join agent_versions v on v.id = ended.version_id
       where a.owner_id is not null
     )
     select 1 from ended`,
    [checkId, newId()],
  )
  return rowCount === 1
}
