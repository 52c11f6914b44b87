import type { AgentId } from '@wis/engine'
import type { VersionUse } from '@wis/protocol'
import type { Sample } from '@wis/ratings'
import type { Database } from '../../database.ts'
import { inFifteenthsOf } from '../../game/units-of.ts'

/** How a version did in the ranked matches of one game. Points are in fifteenths. */
export interface VersionResults extends Sample {
  readonly game: string
  readonly number: number
  readonly note: string
  readonly from: string
  readonly until: string
}

/** How many of the newest seats of an agent are looked at, so that the page costs the same however long it plays. */
export const mostSeats = 5000

interface Row {
  readonly game: string
  readonly number: number
  readonly note: string
  readonly n: number
  readonly mean: number
  readonly variance: number
  readonly from: Date
  readonly until: Date
}

/** By game, the newest version first. Matches that do not count for the agent are left out, and withheld ones. */
export async function versionResults(
  { pool }: Database,
  agentId: AgentId,
): Promise<readonly VersionResults[]> {
  const { rows } = await pool.query<Row>({
    name: 'version-results',
    text: `with newest as (
             select version_id, points, sits_in, match_id from seats where agent_id = $1
             order by match_id desc limit ${mostSeats})
           select m.game, v.number, v.note, count(*)::int as n, avg(s.points)::float8 as mean,
                  coalesce(var_samp(s.points), 0)::float8 as variance,
                  min(m.created_at) as "from", max(m.created_at) as until
           from newest s join matches m on m.id = s.match_id join agent_versions v on v.id = s.version_id
           where m.mode = 'ranked' and m.status = 'finished' and not m.withheld and m.decision_id is null
             and not s.sits_in and s.points is not null
           group by m.game, v.number, v.note order by m.game, v.number desc`,
    values: [agentId],
  })
  return rows.map(({ mean, variance, from, until, ...row }) => ({
    ...row,
    mean: inFifteenthsOf(row.game, mean),
    variance: inFifteenthsOf(row.game, inFifteenthsOf(row.game, variance)),
    from: from.toISOString(),
    until: until.toISOString(),
  }))
}

const mostUsed = 500

/** The newest version first. Each call of these matches is read, so there are fewer of them than for the results. */
export async function versionUse({ pool }: Database, agentId: AgentId): Promise<readonly VersionUse[]> {
  const { rows } = await pool.query<VersionUse>({
    name: 'version-use',
    text: `with newest as (
             select version_id, match_id, seat from seats where agent_id = $1 order by match_id desc limit ${mostUsed}
           ), used as (
             select n.version_id, n.match_id, n.seat, c.latency_ms, c.verdict, c.reply, c.cost_micros,
                    c.input_tokens + c.output_tokens as tokens
             from newest n join lateral calls_of(n.match_id) c on c.seat = n.seat
           ), in_match as (
             select version_id, match_id, seat, sum(tokens) as tokens, sum(cost_micros) as cost
             from used group by version_id, match_id, seat
           ), mean as (
             select version_id, avg(tokens)::float8 as tokens, avg(cost)::float8 as cost from in_match group by version_id
           )
           select v.number as version,
                  (select count(*) from newest n where n.version_id = v.id)::int as matches,
                  count(u.match_id)::int as calls, count(u.verdict)::int as failed,
                  percentile_cont(0.5) within group (order by u.latency_ms) filter (where u.reply is not null) as "medianMs",
                  m.tokens, m.cost as "costMicros"
           from agent_versions v left join used u on u.version_id = v.id left join mean m on m.version_id = v.id
           where v.agent_id = $1 and exists (select 1 from newest n where n.version_id = v.id)
           group by v.id, v.number, m.tokens, m.cost order by v.number desc`,
    values: [agentId],
  })
  return rows
}
