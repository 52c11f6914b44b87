import type { Database } from './database.ts'

export interface ArenaCounts {
  readonly matches: number
  readonly agents: number
  readonly live: number
}

/** Three numbers that are true. Decided matches are summed from the standings, which never grow with history. */
export async function arenaCounts({ pool }: Database): Promise<ArenaCounts> {
  const { rows } = await pool.query<ArenaCounts>({
    name: 'arena-counts',
    text: `select (select coalesce(sum(spy_matches), 0)::int from standings) as matches,
                  (select count(*)::int from agents where retired_at is null) as agents,
                  (select count(*)::int from matches where status = 'running') as live`,
  })
  return rows[0] ?? { matches: 0, agents: 0, live: 0 }
}
