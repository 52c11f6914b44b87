import { z } from 'zod'
import type { Database } from '../../database.ts'

const foundAccount = z.object({ wanted: z.string(), ids: z.array(z.string()) })
type FoundAccount = z.infer<typeof foundAccount>

/**
 * The accounts behind names: those that are called so, or the one with this id. Several people may have the same name.
 * Suspended accounts are not found.
 */
export async function findAccounts(
  { pool }: Pick<Database, 'pool'>,
  names: readonly string[],
): Promise<readonly FoundAccount[]> {
  const { rows } = await pool.query({
    name: 'find-accounts',
    text: `select w.wanted, coalesce(array_agg(u.id order by u.id) filter (where u.id is not null), '{}') as ids
           from (select distinct wanted from unnest($1::text[]) as t(wanted)) w
           left join users u on (u.id = w.wanted or u.name = w.wanted) and u.suspended_at is null
           group by w.wanted`,
    values: [names],
  })
  return rows.map((row) => foundAccount.parse(row))
}
