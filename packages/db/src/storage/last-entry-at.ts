import type { Database } from '../database.ts'

/**
 * The time of the newest entry of any log. Null before the first. Looks only at matches in play and a few finished
 * ones.
 */
export async function lastEntryAt({ pool }: Database): Promise<Date | null> {
  const { rows } = await pool.query<{ at: Date | null }>({
    name: 'last-entry-at',
    text: `select max(e.at) as at
           from unnest(array['waiting', 'running', 'finished', 'void']) as s(status)
             cross join lateral (select id, next_seq from matches where status = s.status
                                 order by created_at desc limit 50) m
             join lateral entries_of(m.id) e on e.seq = m.next_seq - 1`,
  })
  return rows[0]?.at ?? null
}
