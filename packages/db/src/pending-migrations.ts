import type { Database } from './database.ts'

/** Those of the named migrations that the database has not finished. */
export async function pendingMigrations({ pool }: Database, names: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ present: boolean }>(
    `select to_regclass('_prisma_migrations') is not null as present`,
  )
  if (!rows[0]?.present) return [...names]
  const done = await pool.query<{ migration_name: string }>(
    'select migration_name from _prisma_migrations where finished_at is not null and rolled_back_at is null',
  )
  const finished = new Set(done.rows.map((row) => row.migration_name))
  return names.filter((name) => !finished.has(name))
}
