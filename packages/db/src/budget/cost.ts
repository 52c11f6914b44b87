import type { AgentId } from '@wis/engine'
import { agentCost } from '@wis/protocol'
import type { AgentCost } from '@wis/protocol'
import type { Database } from '../database.ts'

const days = 30
/** How many of the newest seats are looked at for models and matches: each of their calls is read. */
const mostSeats = 500
const mostMatches = 30

const newest = (most: number) => `
  select version_id, match_id, seat from seats where agent_id = $1 order by match_id desc limit ${most}`

/** What the calls of these seats used. */
const used = `
  select n.version_id, n.match_id, c.latency_ms, c.verdict, c.input_tokens as input, c.output_tokens as output, c.cost_micros as cost
  from newest n join lateral calls_of(n.match_id) c on c.seat = n.seat`

const sums = `
  count(u.match_id)::int as calls, count(u.verdict)::int as failed, sum(u.input)::float8 as "inputTokens",
  sum(u.output)::float8 as "outputTokens", sum(u.cost)::float8 as "costMicros"`

/** What an agent used: by day, by model and provider, and by match. Each query costs the same however long it plays. */
export async function readCost({ pool }: Pick<Database, 'pool'>, agentId: AgentId): Promise<AgentCost> {
  const [byDay, byModel, byMatch] = await Promise.all([
    pool.query({
      name: 'cost-by-day',
      text: `select to_char(day, 'YYYY-MM-DD') as day, matches, tokens::float8 as tokens, spend::float8 as "costMicros",
                    check_tokens::float8 as "checkTokens", check_spend::float8 as "checkCostMicros"
             from budget_days where agent_id = $1 and day > current_date - ${days} order by day desc`,
      values: [agentId],
    }),
    pool.query({
      name: 'cost-by-model',
      text: `with newest as (${newest(mostSeats)}), used as (${used})
             select v.settings->>'model' as model, coalesce(v.settings->>'provider', substring(v.settings->>'baseUrl' from '://([^/]+)')) as provider,
                    array_agg(distinct v.number) as versions, count(distinct u.match_id)::int as matches, ${sums},
                    percentile_cont(0.5) within group (order by u.latency_ms)::float8 as "medianMs"
             from used u join agent_versions v on v.id = u.version_id
             group by 1, 2 order by sum(u.cost) desc nulls last, count(*) desc`,
      values: [agentId],
    }),
    pool.query({
      name: 'cost-by-match',
      text: `with newest as (${newest(mostMatches)}), used as (${used})
             select m.id as "matchId", m.game, v.number as version, ${sums}, sum(u.latency_ms)::float8 as "waitedMs"
             from (select distinct match_id, version_id from newest) n join matches m on m.id = n.match_id join agent_versions v on v.id = n.version_id
             left join used u on u.match_id = n.match_id and u.version_id = n.version_id
             group by m.id, v.number order by m.id desc`,
      values: [agentId],
    }),
  ])
  return agentCost.parse({ days: byDay.rows, models: byModel.rows, matches: byMatch.rows })
}
