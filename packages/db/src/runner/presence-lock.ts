import type pg from 'pg'
import { advisoryLockSpaces } from '../advisory-locks.ts'

type Client = Pick<pg.ClientBase, 'query'>

/**
 * Takes the lock that runners with watchers share, for as long as the connection lives. Never waits, because nobody
 * takes the lock exclusively.
 */
export async function announcePresence(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1, 0)', [advisoryLockSpaces.presence])
}

/** The number of runners that have watchers. */
export async function countPresent(client: Client): Promise<number> {
  const { rows } = await client.query<{ runners: number }>(countStatement, [advisoryLockSpaces.presence])
  return rows[0]?.runners ?? 0
}

const countStatement = `
  select count(*)::int as runners from pg_locks
  where locktype = 'advisory' and classid = $1 and granted
    and database = (select oid from pg_database where datname = current_database())`
