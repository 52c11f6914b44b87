import type pg from 'pg'
import { advisoryLockSpaces } from '../advisory-locks.ts'

type Client = Pick<pg.ClientBase, 'query'>

/**
 * Takes the lock that a runner holds for as long as it lives, and returns whether it has it. Never waits: an earlier
 * connection of the same runner may still hold the lock if the server has not noticed its end.
 */
export async function takeLifeLock(client: Client, lockKey: number): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1, $2) as held', [
    advisoryLockSpaces.life,
    lockKey,
  ])
  return rows[0]?.held === true
}

/**
 * The locks of runners with claimed jobs that hold no lock, or whose lock's connection has been silent for too long.
 * A process that hangs or a lost machine keeps its lock, hence the second rule. Only the server's clock counts.
 */
export async function lostLifeLocks(client: Client, silentMs: number): Promise<number[]> {
  const { rows } = await client.query<{ lockKey: number }>(lostStatement, [advisoryLockSpaces.life, silentMs])
  return rows.map(({ lockKey }) => lockKey)
}

// Without the right to see other connections the time is missing, and the runner counts as alive.
const lostStatement = `
  select distinct j.lock_key as "lockKey" from runner_jobs j
  where not exists (select 1 from pg_locks l left join pg_stat_activity a on a.pid = l.pid
                    where l.locktype = 'advisory' and l.granted
                      and l.database = (select oid from pg_database where datname = current_database())
                      and l.classid = $1 and l.objid::bigint = (j.lock_key::bigint & 4294967295)
                      and coalesce(a.state_change > clock_timestamp() - $2 * interval '1 millisecond', true))`
