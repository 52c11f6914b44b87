import type pg from 'pg'

/** Tries to take the lock until this transaction ends. Never waits for another holder. */
export async function holdLock(client: pg.ClientBase, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_xact_lock($1) as held', [
    lock,
  ])
  return rows[0]?.held === true
}
