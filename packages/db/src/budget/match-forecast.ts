import type { AgentId } from '@wis/engine'
import type { Database } from '../database.ts'
import { callsOfStrategy } from './calls-of-strategy.ts'
import { firstMatchTokens } from './expected-use.ts'

/** The source of a forecast: the agent's own matches, matches of other agents of its kind, or none yet. */
export type ForecastSource = 'own' | 'kind' | 'presumed'

/** The expected usage of one more match. */
export interface MatchForecast {
  readonly agentId: string
  /** Null for an agent that runs elsewhere and does not report its usage. */
  readonly tokens: { readonly count: number; readonly from: ForecastSource } | null
  /** Millionths of a US dollar. Null if no price of a token is known. */
  readonly spend: number | null
  /** Null before any such agent has played a match. */
  readonly minutes: { readonly count: number; readonly from: Exclude<ForecastSource, 'presumed'> } | null
  /** The number of its own matches behind the forecast. */
  readonly matches: number
}

/**
 * Judged by the usage and duration of the agent's last matches. Before it has played any, judged by other agents of
 * its kind.
 */
export async function matchForecasts(
  { pool }: Database,
  agentIds: readonly AgentId[],
): Promise<ReadonlyMap<string, MatchForecast>> {
  const { rows } = await pool.query<StoredForecast>({
    name: 'match-forecasts',
    text: forecastStatement('(select * from agents where id = any($1::text[]))'),
    values: [agentIds],
  })
  return new Map(rows.map((row) => [row.agentId, forecastOf(row)]))
}

/** The same for an agent of this kind that is not registered yet: what others of its kind use. */
export async function kindForecast({ pool }: Database, kind: string): Promise<MatchForecast | undefined> {
  const { rows } = await pool.query<StoredForecast>({
    name: 'kind-forecast',
    text: forecastStatement(
      `(select '' as id, $1::text as kind, null::float8 as input_price, null::float8 as output_price)`,
    ),
    values: [kind],
  })
  return rows[0] && forecastOf(rows[0])
}

interface StoredForecast {
  readonly agentId: string
  readonly isCounted: boolean
  /** For a token of a usual mixture, with far more input than output. */
  readonly price: number | null
  readonly ownTokens: number | null
  readonly ownSpend: number | null
  readonly kindTokens: number | null
  /** The most calls that its strategy takes for a turn. */
  readonly calls: number
  readonly ownMinutes: number | null
  readonly kindMinutes: number | null
  readonly matches: number
}

function forecastOf(row: StoredForecast): MatchForecast {
  const { agentId, ownTokens, kindTokens, ownMinutes, kindMinutes, matches, calls } = row
  // Others of its kind are taken to make one call for a turn, as most do.
  const count = ownTokens ?? (kindTokens ?? firstMatchTokens) * calls
  const from = ownTokens !== null ? 'own' : kindTokens !== null ? 'kind' : 'presumed'
  const minutes = ownMinutes ?? kindMinutes
  return {
    agentId,
    matches,
    tokens: row.isCounted ? { count: Math.round(count), from } : null,
    spend: row.isCounted ? spendOf(row, count) : null,
    minutes: minutes === null ? null : { count: minutes, from: ownMinutes === null ? 'kind' : 'own' },
  }
}

function spendOf({ ownSpend, price }: StoredForecast, tokens: number): number | null {
  if (price === null) return ownSpend === null || ownSpend === 0 ? null : ownSpend
  return ownSpend === null || ownSpend === 0 ? price * tokens : ownSpend
}

const lookBackDays = 30
/** The number of newest matches whose median length is taken. */
const most = { own: 30, kind: 300 }

const median = (matches: string) =>
  `select percentile_cont(0.5) within group (order by extract(epoch from x.ended_at - x.started_at) / 60) from (${matches}) x`

const forecastStatement = (agents: string) => `
  select a.id as "agentId", a.kind in ('hf-model', 'hf-endpoint', 'openai') as "isCounted",
         coalesce(a.input_price, a.output_price)::float8 as price,
         (own.tokens / nullif(own.matches, 0))::float8 as "ownTokens",
         (own.spend / nullif(own.matches, 0))::float8 as "ownSpend",
         (select (sum(b.tokens) / nullif(sum(b.matches), 0))::float8
          from budget_days b join agents o on o.id = b.agent_id
          where o.kind = a.kind and o.id <> a.id and b.matches > 0 and b.tokens > 0 and b.day >= current_date - ${lookBackDays}) as "kindTokens",
         (${median(`
           select m.started_at, m.ended_at from seats s join matches m on m.id = s.match_id
           where s.agent_id = a.id and m.status = 'finished' and m.started_at is not null and m.ended_at is not null
           order by s.match_id desc limit ${most.own}`)})::float8 as "ownMinutes",
         (${median(`
           select m.started_at, m.ended_at
           from (select * from matches where status = 'finished' and mode <> 'experiment' order by created_at desc limit ${most.kind}) m
           where m.started_at is not null and m.ended_at is not null
             and exists (select 1 from seats s join agents o on o.id = s.agent_id
                         where s.match_id = m.id and o.kind = a.kind and o.id <> a.id)`)})::float8 as "kindMinutes",
         coalesce(own.matches, 0)::int as matches, ${callsOfStrategy} as calls
  from ${agents} a
  left join lateral (
    select sum(b.tokens) as tokens, sum(b.spend) as spend, sum(b.matches) as matches
    from budget_days b where b.agent_id = a.id and b.matches > 0 and b.day >= current_date - ${lookBackDays}
  ) own on true`
