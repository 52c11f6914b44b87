import type { AgentId } from '@wis/engine'
import { kitStrategies, knownPrices } from '@wis/protocol'
import type { Database } from '../database.ts'

/** The most calls that a strategy takes for a turn in any game: one, if it is not made for several. */
const callsOfSteps = kitStrategies.map(
  ({ id, inSteps = [] }) => [id, Math.max(1, ...inSteps.map(({ steps }) => steps.length))] as const,
)

/** The strategy of agent `a` now, if it is one of ours. */
export const presetOf = `(
  select v.settings #>> '{strategy,preset}' from agent_versions v where v.agent_id = a.id order by v.number desc limit 1)`

/** SQL for the most calls that agent `a` takes for a turn in the games that its strategy is made for. */
const callsOfStrategy = `(case ${presetOf} ${callsOfSteps.map(([id, calls]) => `when '${id}' then ${calls}`).join(' ')} else 1 end)`

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
const priceRows = knownPrices.map(
  ({ host, isOnlyHere, model, input }) =>
    `(${quoted(host)}, ${isOnlyHere}, ${quoted(model)}, ${input}::float8)`,
)
const priceHosts = [...new Set(knownPrices.map(({ host }) => quoted(host)))]

/** SQL for the known price of a million input tokens of agent `a`: what `defaultPriceOf` says of its newest version. */
export const knownPrice = `(
  select p.input
  from (select lower(substring(coalesce(v.settings->>'baseUrl', v.settings->>'url') from '://([^/:?#]+)')) as host,
               regexp_replace(lower(trim(v.settings->>'model')), '^models/', '') as model
        from agent_versions v where v.agent_id = a.id order by v.number desc limit 1) s
  join (values ${priceRows.join(', ')}) p(host, only_here, model, input)
    on p.model in (s.model, regexp_replace(s.model, '-\\d{4}-?\\d{2}-?\\d{2}$', ''))
   and case when s.host in (${priceHosts.join(', ')}) then p.host = s.host else p.only_here end
  order by p.model = s.model desc limit 1)`

/** The tokens assumed for a match of an agent that reports its usage but has not played lately, and takes one call for a turn. */
export const firstMatchTokens = 12_000

const lookBackDays = 7

/** SQL for the current day (UTC). Limits are counted by the day. */
export const today = `(now() at time zone 'utc')::date`

/**
 * SQL of a row `(tokens, spend)`: the expected usage of the next match of agent `a`, judged by its last matches.
 * Agents that do not report their usage are expected to use nothing.
 */
export const expectedUse = `
  select case when a.kind in ('hf-model', 'hf-endpoint', 'openai')
              then coalesce(ceil(sum(b.tokens) / nullif(sum(b.matches), 0)), ${firstMatchTokens} * ${callsOfStrategy})
              else 0 end as tokens,
         case when a.kind in ('hf-model', 'hf-endpoint', 'openai')
              then coalesce(ceil(sum(b.spend) / nullif(sum(b.matches), 0)),
                            ceil(${firstMatchTokens} * ${callsOfStrategy} * coalesce(a.input_price, ${knownPrice}, 0))::numeric)
              else 0 end as spend
  from budget_days b
  where b.agent_id = a.id and b.matches > 0 and b.day >= ${today} - ${lookBackDays}`

/** SQL that says whether another match would take agent `a` beyond a limit of its day. */
export const budgetSpent = `
  coalesce((
    select coalesce(b.tokens + b.check_tokens, 0) + x.tokens > a.tokens_per_day
        or coalesce(b.spend + b.check_spend, 0) + x.spend > a.spend_per_day
    from (${expectedUse}) x left join budget_days b on b.agent_id = a.id and b.day = ${today}
  ), false)`

/** SQL for the number of matches that agent `a` has been dealt into today. */
export const matchesToday = `
  coalesce((select b.matches from budget_days b where b.agent_id = a.id and b.day = ${today}), 0)`

/** The expected usage of one more question, in a match or beside one. */
export interface CallForecast {
  readonly agentId: string
  /** Null for an agent that runs elsewhere and does not report its usage. */
  readonly tokens: number | null
  /** Millionths of a US dollar. Null if no price of a token is known. */
  readonly micros: number | null
  /** Null before any such agent has answered anything. */
  readonly ms: number | null
}

/**
 * Judged by the calls of the agent's last matches. Before it has played any, judged by those of other agents of its
 * kind.
 */
export async function callForecasts(
  { pool }: Database,
  agentIds: readonly AgentId[],
): Promise<ReadonlyMap<string, CallForecast>> {
  const { rows } = await pool.query<CallForecast>({
    name: 'call-forecasts',
    text: statement,
    values: [agentIds],
  })
  return new Map(rows.map((row) => [row.agentId, row]))
}

/** The turns of an agent in a match of three whole rounds. */
const turnsInMatch = 6
/** The number of newest seats whose calls are taken. */
const most = { own: 10, kind: 60 }

const callsOf = (seats: string) => `
  select avg(c.latency_ms) filter (where c.reply is not null)::float8 as ms,
         avg(c.input_tokens + c.output_tokens) filter (where c.input_tokens + c.output_tokens > 0)::float8 as tokens,
         avg(c.cost_micros) filter (where c.input_tokens + c.output_tokens > 0)::float8 as micros
  from (${seats}) s join lateral calls_of(s.match_id) c on c.seat = s.seat`

const statement = `
  select x."agentId", x.ms,
         case when x."isCounted" then x.tokens end as tokens,
         case when x."isCounted" then coalesce(nullif(x.micros, 0), x.price * x.tokens) end as micros
  from (
    select a.id as "agentId", a.kind in ('hf-model', 'hf-endpoint', 'openai') as "isCounted",
           coalesce(own.ms, kind.ms) as ms, own.micros, coalesce(a.input_price, a.output_price, ${knownPrice})::float8 as price,
           coalesce(own.tokens, kind.tokens, ${firstMatchTokens / turnsInMatch})::float8 as tokens
    from (select * from agents where id = any($1::text[])) a
    left join lateral (${callsOf(`
      select match_id, seat from seats where agent_id = a.id order by match_id desc limit ${most.own}`)}) own on true
    left join lateral (${callsOf(`
      select n.match_id, n.seat from agents o
      join lateral (select match_id, seat from seats where agent_id = o.id order by match_id desc limit 1) n on true
      where own.ms is null and o.kind = a.kind and o.id <> a.id
      order by n.match_id desc limit ${most.kind}`)}) kind on true
  ) x`

/** The source of a forecast: the agent's own matches, matches of other agents of its kind, or none yet. */
type ForecastSource = 'own' | 'kind' | 'presumed'

/** The expected usage of one more match. */
export interface MatchForecast {
  readonly agentId: string
  /** Null for an agent that runs elsewhere and does not report its usage. */
  readonly tokens: { readonly count: number; readonly from: ForecastSource } | null
  /** Millionths of a US dollar. Null if no price of a token is known. */
  readonly spend: number | null
  /** Null before any such agent has played a match. */
  readonly minutes: {
    /** The median. */
    readonly count: number
    /** Four of five matches took from `least` to `most`. */
    readonly least: number
    readonly most: number
    readonly from: Exclude<ForecastSource, 'presumed'>
  } | null
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
      `(select '' as id, $1::text as kind, null::float8 as input_price, null::float8 as output_price, array[]::text[] as games)`,
    ),
    values: [kind],
  })
  return rows[0] && forecastOf(rows[0])
}

type Lengths = readonly [least: number, median: number, most: number]

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
  /** How long its matches and those of its kind in its games took: the tenth, the median and the ninetieth of a hundred. */
  readonly ownMinutes: Lengths | null
  readonly kindMinutes: Lengths | null
  readonly matches: number
}

function forecastOf(row: StoredForecast): MatchForecast {
  const { agentId, ownTokens, kindTokens, ownMinutes, kindMinutes, matches, calls } = row
  // Others of its kind are taken to make one call for a turn, as most do.
  const count = ownTokens ?? (kindTokens ?? firstMatchTokens) * calls
  const from = ownTokens !== null ? 'own' : kindTokens !== null ? 'kind' : 'presumed'
  const lengths = ownMinutes ?? kindMinutes
  return {
    agentId,
    matches,
    tokens: row.isCounted ? { count: Math.round(count), from } : null,
    spend: row.isCounted ? spendOf(row, count) : null,
    minutes: lengths && minutesOf(lengths, ownMinutes ? 'own' : 'kind'),
  }
}

const minutesOf = ([least, count, most]: Lengths, from: 'own' | 'kind') => ({ count, least, most, from })

function spendOf({ ownSpend, price }: StoredForecast, tokens: number): number | null {
  if (price === null) return ownSpend === null || ownSpend === 0 ? null : ownSpend
  return ownSpend === null || ownSpend === 0 ? price * tokens : ownSpend
}

const forecastDays = 30
/** The number of newest matches whose length is taken. Those of a rare game are looked for among the newest of all games only. */
const mostMatches = { own: 30, kind: 300, read: 2_000 }

const lengths = (matches: string) =>
  `select percentile_cont(array[0.1, 0.5, 0.9]) within group (order by extract(epoch from x.ended_at - x.started_at) / 60) from (${matches}) x`

const forecastStatement = (agents: string) => `
  select a.id as "agentId", a.kind in ('hf-model', 'hf-endpoint', 'openai') as "isCounted",
         coalesce(a.input_price, a.output_price, ${knownPrice})::float8 as price,
         (own.tokens / nullif(own.matches, 0))::float8 as "ownTokens",
         (own.spend / nullif(own.matches, 0))::float8 as "ownSpend",
         (select (sum(b.tokens) / nullif(sum(b.matches), 0))::float8
          from budget_days b join agents o on o.id = b.agent_id
          where o.kind = a.kind and o.id <> a.id and b.matches > 0 and b.tokens > 0 and b.day >= current_date - ${forecastDays}) as "kindTokens",
         (${lengths(`
           select m.started_at, m.ended_at from seats s join matches m on m.id = s.match_id
           where s.agent_id = a.id and m.status = 'finished' and m.started_at is not null and m.ended_at is not null
           order by s.match_id desc limit ${mostMatches.own}`)})::float8[] as "ownMinutes",
         (${lengths(`
           select m.started_at, m.ended_at
           from (select * from (select * from matches where status = 'finished' and mode <> 'experiment'
                                order by created_at desc limit ${mostMatches.read}) newest
                 where cardinality(a.games) = 0 or game = any (a.games)
                 order by created_at desc limit ${mostMatches.kind}) m
           where m.started_at is not null and m.ended_at is not null
             and exists (select 1 from seats s join agents o on o.id = s.agent_id
                         where s.match_id = m.id and o.kind = a.kind and o.id <> a.id)`)})::float8[] as "kindMinutes",
         coalesce(own.matches, 0)::int as matches, ${callsOfStrategy} as calls
  from ${agents} a
  left join lateral (
    select sum(b.tokens) as tokens, sum(b.spend) as spend, sum(b.matches) as matches
    from budget_days b where b.agent_id = a.id and b.matches > 0 and b.day >= current_date - ${forecastDays}
  ) own on true`
