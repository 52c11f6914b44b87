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

/** The locks of runners that have jobs in hand and are without their lock. */
export async function lostLifeLocks(client: Client): Promise<number[]> {
  const { rows } = await client.query<{ lockKey: number }>(lostStatement, [advisoryLockSpaces.life])
  return rows.map(({ lockKey }) => lockKey)
}

const lostStatement = `
  select distinct j.lock_key as "lockKey" from runner_jobs j
  where not exists (select 1 from pg_locks l where l.locktype = 'advisory' and l.granted
                      and l.database = (select oid from pg_database where datname = current_database())
                      and l.classid = $1 and l.objid::bigint = (j.lock_key::bigint & 4294967295))`
