import type { GameEvent, MatchId } from '@wis/engine'
import { besideByForm, besideNames } from '@wis/games'
import type { Beside } from '@wis/games'
import type pg from 'pg'
import type { Database } from '../../database.ts'
import { storableJson } from '../../storable-json.ts'
import { notOver } from '../list-overdue.ts'

/** Identifies one claim on one match. Only its holder may write. */
export interface Fence {
  readonly matchId: MatchId
  readonly attempt: number
}

interface StorableEntry {
  readonly seq: number
  readonly at: string
  readonly event: GameEvent
}

/** One call to an agent with its answer, stored beside the entry it led to. */
export interface CallRecord extends Beside {
  readonly seq: number
  readonly seat: number
  readonly kind: string
  readonly round: number
  readonly startedAt: string
  readonly latencyMs: number
  readonly attempts: number
  readonly reply?: string
  readonly failure?: string
  readonly detail?: string
  readonly verdict?: string
  /** Attempt by attempt, for the owner. */
  readonly exchange?: readonly unknown[]
  readonly inputTokens?: number
  readonly outputTokens?: number
  /** In millionths of a US dollar, if the price is known. */
  readonly costMicros?: number
}

/** The entries of one `decide`, with the call that led to them. */
export interface StorableRuling {
  readonly fence: Fence
  readonly entries: readonly StorableEntry[]
  readonly call?: CallRecord | undefined
}

/** The one that ends a match. */
export type LastRuling = Omit<StorableRuling, 'fence'>

type Client = Pick<pg.Pool, 'query'> | Pick<pg.ClientBase, 'query'>

/** Another runner has taken the match. The code that gets this must stop working on the match. */
export class FencedOut extends Error {
  override readonly name = 'FencedOut'
}

/**
 * Stores one whole ruling, with the call that led to it, in one statement. The same statement checks the claim and
 * the number of the first entry, so that entries are never lost, doubled or out of order.
 */
export async function appendRuling(
  { pool }: Pick<Database, 'pool'>,
  fence: Fence,
  entries: readonly StorableEntry[],
  call?: CallRecord,
): Promise<void> {
  await appendOn(pool, { fence, entries, call })
}

/** Stores a ruling on a connection whose transaction the caller holds. */
export async function appendOn(client: Client, ruling: StorableRuling): Promise<void> {
  const stored = await appendAll(client, [ruling])
  if (!stored.has(0)) throw fencedOut(ruling)
}

/**
 * Stores rulings of any matches with one statement, each behind its own fence, and returns the indexes of the stored
 * ones. A ruling that has lost its claim is left out, and the others are still stored. If it throws, PostgreSQL has
 * refused all of them, or has not answered.
 */
export async function appendAll(
  client: Client,
  rulings: readonly StorableRuling[],
): Promise<ReadonlySet<number>> {
  const hasFault = rulings.some(({ call }) => call?.verdict !== undefined)
  const { rows } = await client.query<{ place: number }>({
    ...(hasFault ? appendFaultStatement : appendStatement),
    values: [
      rulings.map(({ fence }) => fence.matchId),
      rulings.map(({ fence }) => fence.attempt),
      rulings.map(firstOf),
      rulings.map(({ entries }) => entries.length),
      storableJson(rulings.flatMap(({ entries }, place) => entries.map((entry) => ({ place, ...entry })))),
      storableJson(rulings.flatMap(({ call }, place) => (call ? [{ place, ...call }] : []))),
    ],
  })
  return new Set(rows.map(({ place }) => place))
}

export const fencedOut = (ruling: StorableRuling) => {
  const { matchId, attempt } = ruling.fence
  return new FencedOut(`match ${matchId}: attempt ${attempt} lost its claim at ${firstOf(ruling)}`)
}

const firstOf = ({ entries }: StorableRuling) => entries[0]?.seq ?? 0

const beside = besideNames.join(', ')
const types = besideByForm(besideNames, { text: 'text', chances: 'jsonb', tables: 'jsonb' })
const typed = besideNames.map((name) => `${name} ${types[name]}`).join(', ')

const callColumns = `place int, seq int, seat int, kind text, round int, "startedAt" timestamptz, "latencyMs" int,
  attempts int, reply text, ${typed}, failure text, detail text, verdict text, exchange jsonb,
  "inputTokens" int, "outputTokens" int, "costMicros" int`

const statement = (besides: string) => `
  with asked as (
    select id, attempt, first, entries, place::int - 1 as place
    from unnest($1::text[], $2::int[], $3::int[], $4::int[]) with ordinality as t(id, attempt, first, entries, place)
  ), fence as (
    update matches m set next_seq = m.next_seq + asked.entries
    from asked
    where m.id = asked.id and m.attempt = asked.attempt and m.next_seq = asked.first and ${notOver}
    returning m.id, asked.place
  ), call as (
    insert into agent_calls (match_id, seq, seat, kind, round, started_at, latency_ms, attempts, reply, ${beside},
                             failure, detail, verdict, exchange, input_tokens, output_tokens, cost_micros)
    select fence.id, seq, seat, kind, round, "startedAt", "latencyMs", attempts, reply, ${beside},
           failure, detail, verdict, exchange, "inputTokens", "outputTokens", "costMicros"
    from fence join jsonb_to_recordset($6::jsonb) as c(${callColumns}) using (place)
    returning match_id, seat, seq, started_at, verdict, detail
  ), entry as (
    insert into entries (match_id, seq, at, event)
    select fence.id, e.seq, e.at, e.event
    from fence join jsonb_to_recordset($5::jsonb) as e(place int, seq int, at timestamptz, event jsonb) using (place)
  )${besides}
  select place from fence`

const appendStatement = { name: 'append-rulings', text: statement('') }

// A fault is stored with its call, so that strikes count stored faults and nothing else.
const appendFaultStatement = {
  name: 'append-rulings-with-fault',
  text: statement(`, fault as (
    insert into faults (agent_id, match_id, seq, at, verdict, detail)
    select s.agent_id, match_id, seq, started_at, verdict, coalesce(detail, '')
    from call join seats s using (match_id, seat)
    where verdict is not null
  )`),
}
