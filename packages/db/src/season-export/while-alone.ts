import { advisoryLockSpaces } from '../advisory-locks.ts'
import type { Database } from '../database.ts'

/**
 * Runs `work` while no other process of the platform makes the same export. False, and nothing is run, where one does. A
 * process that is killed lets go with its connection.
 */
export async function whileAlone(
  { pool }: Pick<Database, 'pool'>,
  exported: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const client = await pool.connect()
  let isBroken = true
  try {
    const lock = [advisoryLockSpaces.exports, exported]
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as held',
      lock,
    )
    const isHeld = rows[0]?.held === true
    if (isHeld) {
      await work()
      await client.query('select pg_advisory_unlock($1, hashtext($2))', lock)
    }
    isBroken = false
    return isHeld
  } finally {
    // A connection that still holds the lock is closed, and the lock goes with it.
    client.release(isBroken)
  }
}
