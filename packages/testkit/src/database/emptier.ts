import type { Database } from '@wis/db'

/** What the connections of a database call themselves that one test leaves to the next. */
export const ownName = 'kept'

/** What a database has besides rows. */
const shape = `
  select concat((select string_agg(relname || oid, ' ' order by oid) from pg_class
                 where relnamespace = 'public'::regnamespace),
                (select count(*) from pg_trigger), ' ', (select count(*) from pg_proc)) as shape`

/** Whether a test has left something behind that would go on in the next one. */
const traces = `
  select exists (select from pg_stat_activity
                 where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
                   and (application_name <> $1 or state <> 'idle'))
      or exists (select from pg_locks where locktype = 'advisory'
                   and database = (select oid from pg_database where datname = current_database())) as "isBusy"`

/**
 * One statement, and so one transaction; without the triggers that keep rows from being changed. Most tests write to a
 * few tables, and the file of a table that no test has written to is empty.
 */
const empty = `
  do $$
  declare name text;
  begin
    set local session_replication_role = replica;
    for name in select relname from pg_class
                where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> '_prisma_migrations'
                  and pg_relation_size(oid) > 0 loop
      execute format('delete from %I', name);
    end loop;
    perform setval(format('%I', sequencename)::regclass, start_value, false)
    from pg_sequences where schemaname = 'public' and last_value is not null;
  end $$`

export interface Emptier {
  /** Empties a database after its test. False if it is not as a fresh one after that. */
  hasEmptied(db: Database): Promise<boolean>
}

/** `fresh` is a database as every test expects it. */
export async function createEmptier(fresh: Database): Promise<Emptier> {
  const shapeOf = async ({ pool }: Database) => (await pool.query<{ shape: string }>(shape)).rows[0]?.shape
  const wanted = await shapeOf(fresh)
  return {
    hasEmptied: async (db) => {
      if (db.pool.ended || db.pool.waitingCount > 0 || db.pool.idleCount < db.pool.totalCount) return false
      const { rows } = await db.pool.query<{ isBusy: boolean }>(traces, [ownName])
      if (rows[0]?.isBusy !== false || (await shapeOf(db)) !== wanted) return false
      await db.pool.query(empty)
      return true
    },
  }
}
