import { expect, vi } from 'vitest'
import type { Database } from '../database.ts'

/** How many statements wait for a lock that another session holds. */
export async function waitingForLocks({ pool }: Database): Promise<number> {
  const { rowCount } = await pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rowCount ?? 0
}

/** Begins something, and returns once it is done or waits for a lock. `ended` resolves when all of it is done. */
export function beginner(db: Database) {
  const begun: Promise<unknown>[] = []
  return {
    begin: async (work: () => Promise<unknown>): Promise<void> => {
      const before = await waitingForLocks(db)
      const done = work()
      begun.push(done)
      await Promise.race([done, vi.waitFor(async () => expect(await waitingForLocks(db)).toBe(before + 1))])
    },
    ended: async (): Promise<void> => void (await Promise.all(begun)),
  }
}
