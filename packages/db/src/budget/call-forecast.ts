import type { AgentId } from '@wis/engine'
import type { Database } from '../database.ts'
import { firstMatchTokens } from './expected-use.ts'

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
           coalesce(own.ms, kind.ms) as ms, own.micros, coalesce(a.input_price, a.output_price)::float8 as price,
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
