import type pg from 'pg'

/** A table and its columns, as rows are dumped and loaded. */
export interface BackupTable {
  readonly name: string
  readonly columns: readonly string[]
}

/**
 * Tables that are left out. Some belong to running processes, or only record how the tables were made. Sessions and
 * links are left out so that an older backup does not reopen one that has ended or was used.
 */
const leftOut = [
  '_prisma_migrations',
  'account_links',
  'rate_limits',
  'runner_jobs',
  'sessions',
  'socket_io_attachments',
  'write_probe',
]

/** Every table with data worth keeping. Each table comes after the tables that its rows refer to. */
export async function backupTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable & { needs: string[] }>(
    `select c.relname as name,
            array(select a.attname::text from pg_attribute a
                  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum) as columns,
            array(select distinct r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
                  where k.conrelid = c.oid and k.contype = 'f' and r.oid <> c.oid) as needs
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
     order by c.relname`,
    [leftOut],
  )
  return inOrder(rows)
}

function inOrder(rows: readonly (BackupTable & { readonly needs: readonly string[] })[]): BackupTable[] {
  const done: BackupTable[] = []
  let left = rows
  while (left.length > 0) {
    const [ready, rest] = [left.filter(isReady), left.filter((table) => !isReady(table))]
    if (ready.length === 0)
      throw new Error(`these tables refer to each other: ${left.map(nameOf).join(', ')}`)
    done.push(...ready.map(({ name, columns }) => ({ name, columns })))
    left = rest
  }
  return done

  function isReady({ needs }: { readonly needs: readonly string[] }): boolean {
    return needs.every((need) => done.some(({ name }) => name === need))
  }
}

const nameOf = ({ name }: BackupTable) => name

/** The migrations that this database has. */
export async function appliedMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select migration_name as name from _prisma_migrations
     where finished_at is not null and rolled_back_at is null order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** A name quoted for a statement. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
