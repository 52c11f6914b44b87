import type { Database } from './database.ts'

/**
 * Changes whenever a match begins or is settled, or an agent is registered. Results made only from these may be kept
 * while the revision stays the same. It costs as much as there are matches under way.
 */
export async function arenaRevision({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ revision: string }>({
    name: 'arena-revision',
    text: `select md5(concat_ws(' ',
             (select string_agg(id, ' ' order by id) from matches
              where status in ('waiting', 'running') and mode <> 'experiment'),
             (select id from matches where mode <> 'experiment' order by id desc limit 1), (select max(id) from agents))) as revision`,
  })
  return rows[0]?.revision ?? ''
}
