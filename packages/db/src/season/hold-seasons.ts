import type pg from 'pg'
import { advisoryLocks } from '../advisory-locks.ts'
import { holdLock } from '../hold-lock.ts'

/**
 * Whether this transaction looks after the schedules until it ends. Two runners at once would each seat the same
 * match.
 */
export async function holdSeasons(client: pg.ClientBase): Promise<boolean> {
  return holdLock(client, advisoryLocks.seasons)
}
