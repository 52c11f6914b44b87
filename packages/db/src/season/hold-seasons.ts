import type pg from 'pg'
import { advisoryLocks } from '../advisory-locks.ts'
import { holdLock } from '../hold-lock.ts'

/**
 * Whether schedules are this transaction's to look after until it is over: two runners at once would each seat the same
 * match.
 */
export async function holdSeasons(client: pg.ClientBase): Promise<boolean> {
  return holdLock(client, advisoryLocks.seasons)
}
