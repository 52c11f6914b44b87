import type { GameEvent, MatchId } from '@wis/engine'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { notOver } from './not-over.ts'
import { storableJson } from '../storable-json.ts'

/** Which claim on which match is writing. */
export interface Fence {
  readonly matchId: MatchId
  readonly attempt: number
}

interface StorableEntry {
  readonly seq: number
  readonly at: string
  readonly event: GameEvent
}

/** What was asked of an agent and what came back, beside the entry it led to. */
export interface CallRecord {
  readonly seq: number
  readonly seat: number
  readonly kind: string
  readonly round: number
  readonly startedAt: string
  readonly latencyMs: number
  readonly attempts: number
  readonly reply?: string
  readonly reasoning?: string
  readonly beliefs?: Readonly<Record<string, number>>
  readonly failure?: string
  readonly detail?: string
  readonly verdict?: string
  /** Attempt by attempt, for the owner. */
  readonly exchange?: readonly unknown[]
  readonly inputTokens?: number
  readonly outputTokens?: number
  /** In millionths of a US dollar, where the price is known. */
  readonly costMicros?: number
}

/** Another runner has taken the match: whoever gets this must stop touching it. */
export class FencedOut extends Error {
  override readonly name = 'FencedOut'
}

/**
 * Stores one ruling whole, with the call that led to it, in one statement. The claim and the number of the
 * first entry are checked in the same breath: entries are never lost, doubled or out of order.
 */
export async function appendRuling(
  { pool }: Pick<Database, 'pool'>,
  fence: Fence,
  entries: readonly StorableEntry[],
  call?: CallRecord,
): Promise<void> {
  await appendOn(pool, fence, entries, call)
}

/** The same on a connection whose transaction the caller holds. */
export async function appendOn(
  client: Pick<pg.Pool, 'query'> | Pick<pg.ClientBase, 'query'>,
  { matchId, attempt }: Fence,
  entries: readonly StorableEntry[],
  call?: CallRecord,
): Promise<void> {
  const first = entries[0]?.seq ?? 0
  const { rowCount } = await client.query({
    ...(call?.verdict === undefined ? appendStatement : appendFaultStatement),
    values: [
      matchId,
      attempt,
      first,
      entries.length,
      storableJson(entries),
      storableJson(call ? [call] : []),
    ],
  })
  if (rowCount !== entries.length)
    throw new FencedOut(`match ${matchId}: attempt ${attempt} lost its claim at ${first}`)
}

const callColumns = `seq int, seat int, kind text, round int, "startedAt" timestamptz, "latencyMs" int, attempts int,
  reply text, reasoning text, beliefs jsonb, failure text, detail text, verdict text, exchange jsonb,
  "inputTokens" int, "outputTokens" int, "costMicros" int`

const statement = (besides: string) => `
  with fence as (
    update matches set next_seq = next_seq + $4
    where id = $1 and attempt = $2 and next_seq = $3 and ${notOver}
    returning id
  ), asked as (
    select fence.id as match_id, c.* from fence, jsonb_to_recordset($6::jsonb) as c(${callColumns})
  ), call as (
    insert into agent_calls (match_id, seq, seat, kind, round, started_at, latency_ms, attempts, reply, reasoning,
                             beliefs, failure, detail, verdict, exchange, input_tokens, output_tokens, cost_micros)
    select match_id, seq, seat, kind, round, "startedAt", "latencyMs", attempts, reply, reasoning,
           beliefs, failure, detail, verdict, exchange, "inputTokens", "outputTokens", "costMicros"
    from asked
  )${besides}
  insert into entries (match_id, seq, at, event)
  select fence.id, e.seq, e.at, e.event
  from fence, jsonb_to_recordset($5::jsonb) as e(seq int, at timestamptz, event jsonb)`

const appendStatement = { name: 'append-ruling', text: statement('') }

// A fault is kept with the call it came of, so that strikes are counted on what was stored and nothing else.
const appendFaultStatement = {
  name: 'append-ruling-with-fault',
  text: statement(`, fault as (
    insert into faults (agent_id, match_id, seq, at, verdict, detail)
    select s.agent_id, asked.match_id, asked.seq, asked."startedAt", asked.verdict, coalesce(asked.detail, '')
    from asked join seats s on s.match_id = asked.match_id and s.seat = asked.seat
  )`),
}
