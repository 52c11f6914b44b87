import { kindHas } from '../agent/kind-sql.ts'
import type { Database } from '../database.ts'

/** How many items wait for an admin, and how much of everything there is. */
export interface AdminCounts {
  readonly openReports: number
  readonly seasonRequests: number
  readonly users: number
  readonly suspended: number
  readonly hiddenAgents: number
  readonly houseAgentsOff: number
  readonly activePairs: number
  readonly pairs: number
}

export async function adminCounts({ pool }: Database): Promise<AdminCounts> {
  const { rows } = await pool.query<AdminCounts>({
    name: 'admin-counts',
    text: `select (select count(*)::int from reports where state = 'open') as "openReports",
                  (select count(*)::int from season_requests r join users s on s.id = r.user_id
                   where r.state = 'waiting' and s.suspended_at is null) as "seasonRequests",
                  u.users, u.suspended, a."hiddenAgents", a."houseAgentsOff", w.pairs, w."activePairs"
           from (select count(*)::int as users, count(suspended_at)::int as suspended from users) u,
                (select count(hidden_for)::int as "hiddenAgents",
                        (count(*) filter (where ${kindHas('fillsTables', 'kind')} and not online and retired_at is null))::int
                          as "houseAgentsOff" from agents) a,
                (select count(*)::int as pairs, (count(*) filter (where active))::int as "activePairs"
                 from word_pairs) w`,
  })
  const [counts] = rows
  if (!counts) throw new Error('a select without a table gave no row')
  return counts
}
