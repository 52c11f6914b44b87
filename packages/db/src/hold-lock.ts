import type pg from 'pg'

/** Whether this transaction has the lock until it is over; never waits for one that another has. */
export async function holdLock(client: pg.ClientBase, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_xact_lock($1) as held', [
    lock,
  ])
  return rows[0]?.held === true
}
