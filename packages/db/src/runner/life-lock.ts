import type pg from 'pg'
import { advisoryLockSpaces } from '../advisory-locks.ts'

type Client = Pick<pg.ClientBase, 'query'>

/**
 * Takes the lock that a runner holds as long as it lives, and tells whether it has it. Never waits: the lock may be held
 * by an earlier connection of the same runner that the server has not missed yet.
 */
export async function takeLifeLock(client: Client, lockKey: number): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1, $2) as held', [
    advisoryLockSpaces.life,
    lockKey,
  ])
  return rows[0]?.held === true
}

/**
 * The locks of runners that have jobs in hand and are without their lock, or have said nothing for so long on the
 * connection that holds it: a process that hangs or a machine that is gone keeps its lock. Only the server's clock counts.
 */
export async function lostLifeLocks(client: Client, silentMs: number): Promise<number[]> {
  const { rows } = await client.query<{ lockKey: number }>(lostStatement, [advisoryLockSpaces.life, silentMs])
  return rows.map(({ lockKey }) => lockKey)
}

// Who may not see what another's connection does finds no time there, and takes it to be alive.
const lostStatement = `
  select distinct j.lock_key as "lockKey" from runner_jobs j
  where not exists (select 1 from pg_locks l left join pg_stat_activity a on a.pid = l.pid
                    where l.locktype = 'advisory' and l.granted
                      and l.database = (select oid from pg_database where datname = current_database())
                      and l.classid = $1 and l.objid::bigint = (j.lock_key::bigint & 4294967295)
                      and coalesce(a.state_change > clock_timestamp() - $2 * interval '1 millisecond', true))`
