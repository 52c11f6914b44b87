import type { Database } from '@wis/db'

/** Ends all connections that hold a lock of this space, as a failing network would. */
export async function cutLines({ pool }: Database, lockSpace: number): Promise<void> {
  await pool.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = $1
       and database = (select oid from pg_database where datname = current_database())`,
    [lockSpace],
  )
}
