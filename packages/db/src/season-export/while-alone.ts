import { advisoryLockSpaces } from '../advisory-locks.ts'
import type { Database } from '../database.ts'

/**
 * Runs `work` unless another process of the platform makes the same export; then it returns false. If a process is
 * killed, its lock ends with its connection.
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
    const unlock = () => client.query('select pg_advisory_unlock($1, hashtext($2))', lock)
    if (isHeld) {
      // A server that only sees the connection end takes a moment, in which the next try would be turned away.
      await work().catch(async (error: unknown) => {
        await unlock().catch(() => undefined)
        throw error
      })
      await unlock()
    }
    isBroken = false
    return isHeld
  } finally {
    // If the connection still holds the lock, it is closed, which releases the lock.
    client.release(isBroken)
  }
}
