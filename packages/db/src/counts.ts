import { kindHas } from './agent/kind-sql.ts'
import type { Database } from './database.ts'
import { agentsAtTable, isMixed } from './season/season-sql.ts'

export interface ArenaCounts {
  readonly matches: number
  readonly agents: number
  readonly live: number
}

/**
 * The three counts on the front page. Decided matches are summed from sources that do not grow with history. For
 * ladders these are the standings, which count each match once for every seat. An agent at a scheduled table may only
 * fill a place, so scheduled matches are counted by their fixtures, except those that a decision voids. In mixed seasons,
 * people are on no standing, so these matches are counted one by one.
 */
export async function arenaCounts({ pool }: Database): Promise<ArenaCounts> {
  const { rows } = await pool.query<ArenaCounts>({
    name: 'arena-counts',
    text: `select (select coalesce(sum(played), 0)::int
                   from (select sum(t.matches) / ${agentsAtTable} as played
                         from standings t join seasons s on s.id = t.season_id
                         where s.format = 'ladder' and not ${isMixed()} group by s.id) ladders)
                  + (select count(*)::int from seasons s join matches m on m.season_id = s.id
                     where ${isMixed()} and m.mode = 'ranked' and m.status = 'finished' and m.decision_id is null)
                  + (select count(*)::int from fixtures where state = 'done')
                  - (select count(*)::int from decisions d
                     join matches m on m.id = d.match_id and m.decision_id = d.id
                     join fixtures f on f.match_id = m.id) as matches,
                  (select count(*)::int from agents a where retired_at is null and ${kindHas('isListed')}) as agents,
                  (select count(*)::int from matches where status = 'running' and mode <> 'experiment') as live`,
  })
  return rows[0] ?? { matches: 0, agents: 0, live: 0 }
}

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

/** How busy the platform is. Reads only matches and tickets that are not over, never history. */
export interface QueueStatus {
  readonly waiting: number
  readonly oldestMs: number
  readonly checking: number
  readonly matches: { readonly waiting: number; readonly running: number }
}

export async function queueStatus({ pool }: Database): Promise<QueueStatus> {
  const { rows } = await pool.query<QueueStatus>({
    name: 'queue-status',
    text: `select count(*) filter (where state = 'waiting')::int as waiting,
                  coalesce(extract(epoch from now() - min(created_at) filter (where state = 'waiting')) * 1000, 0)::float8
                    as "oldestMs",
                  count(*) filter (where state = 'checking')::int as checking,
                  (select json_build_object('waiting', count(*) filter (where status = 'waiting'),
                                            'running', count(*) filter (where status = 'running'))
                   from matches where status in ('waiting', 'running') and mode <> 'experiment') as matches
           from tickets where state in ('waiting', 'checking')`,
  })
  return rows[0] ?? { waiting: 0, oldestMs: 0, checking: 0, matches: { waiting: 0, running: 0 } }
}

/** How many items wait for an admin, and how much of everything there is. */
interface AdminCounts {
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
