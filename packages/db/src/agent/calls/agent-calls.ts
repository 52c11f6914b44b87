import type { AgentId, MatchId } from '@wis/engine'
import type { AgentCallRow } from '@wis/protocol'
import { z } from 'zod'
import type { Database } from '../../database.ts'
import type { Page } from '../../match/list-matches.ts'

export interface CallFilter {
  readonly matchId?: MatchId | undefined
  /** Only calls that went wrong. */
  readonly failed?: boolean | undefined
  /** The cursor of the page before. */
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
}

/** Every call to an agent with what went over the wire, newest first, for its owner alone. */
export async function agentCalls(
  { pool }: Database,
  agentId: AgentId,
  { matchId, failed = false, cursor, limit = 50 }: CallFilter = {},
): Promise<Page<AgentCallRow>> {
  const [lastMatch, lastSeq] = cursorOf(cursor)
  const { rows } = await pool.query({
    name: 'agent-calls',
    text: `select c.match_id as "matchId", c.seq, c.seat, c.kind, c.round, c.started_at as "startedAt",
                  c.latency_ms as "latencyMs", c.attempts, c.reply, c.reasoning, c.beliefs, c.failure, c.detail,
                  c.verdict, c.exchange, c.input_tokens as "inputTokens", c.output_tokens as "outputTokens",
                  c.cost_micros as "costMicros"
           from seats s join agent_calls c on c.match_id = s.match_id and c.seat = s.seat
           where s.agent_id = $1 and ($2::text is null or s.match_id = $2) and (not $3 or c.verdict is not null)
             and ($4::text is null or (c.match_id, c.seq) < ($4, $5))
           order by c.match_id desc, c.seq desc limit $6`,
    values: [agentId, matchId ?? null, failed, lastMatch, lastSeq, limit + 1],
  })
  const items = rows.slice(0, limit).map(callOf)
  const last = items.at(-1)
  return { items, nextCursor: rows.length > limit && last ? `${last.matchId}-${last.seq}` : null }
}

function cursorOf(cursor: string | undefined): readonly [string | null, number | null] {
  const [, matchId, seq] = /^([a-z0-9]+)-(\d{1,9})$/.exec(cursor ?? '') ?? []
  return matchId === undefined ? [null, null] : [matchId, Number(seq)]
}

const stored = z.looseObject({
  startedAt: z.date(),
  beliefs: z.record(z.string(), z.number()).nullable().catch(null),
  exchange: z.array(z.unknown()).catch([]),
})

const columns = z.object({
  ...{ matchId: z.string(), seq: z.int(), seat: z.int(), kind: z.string(), round: z.int() },
  ...{
    latencyMs: z.int(),
    attempts: z.int(),
    reply: z.string().nullable(),
    reasoning: z.string().nullable(),
  },
  ...{ failure: z.string().nullable(), detail: z.string().nullable(), verdict: z.string().nullable() },
  ...{ inputTokens: z.int().nullable(), outputTokens: z.int().nullable(), costMicros: z.int().nullable() },
})

function callOf(row: unknown): AgentCallRow {
  const { startedAt, beliefs, exchange } = stored.parse(row)
  return { ...columns.parse(row), startedAt: startedAt.toISOString(), beliefs, exchange }
}
