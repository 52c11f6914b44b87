import type { AgentId, MatchId } from '@wis/engine'
import { besideAnswered } from '@wis/games'
import { agentCallRow, wireAttempt } from '@wis/protocol'
import type { AgentCallRow, AgentProbeRow, AgentRequest, ConnectorSettings, ToldRow } from '@wis/protocol'
import { z } from 'zod'
import type { Database, Page } from '../database.ts'
import { usualGame } from '../game/usual-game.ts'
import { besideColumns, besideSql } from '../match/beside-columns.ts'
import { readTold } from '../match/keep-told.ts'
import { readEntries } from '../match/log/read-log.ts'
import { seatMatchId } from '../match/read-match.ts'
import { time } from '../time-column.ts'
import { storedConnector } from './connector/stored-connector.ts'
import { readingOf } from './rerun/read-reruns.ts'

interface CallFilter {
  readonly matchId?: MatchId | undefined
  /** Only calls to the version with this number. */
  readonly version?: number | undefined
  /** Only calls that went wrong: they gave no usable answer, or an answer that broke a rule. */
  readonly failed?: boolean | undefined
  /** The cursor of the page before. */
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
}

/**
 * The rule that an answer broke: its speech was a foul, or its vote named nobody. To vote for oneself or to say that
 * one abstains is a choice. In other games it is the reason why the answer was refused.
 */
const heldAgainst = `coalesce(case c.kind
  when 'speech' then (
    select f->>'kind' from entries_of(c.match_id) n cross join jsonb_array_elements(n.event->'fouls') f
    where n.seq > c.seq and n.seq <= c.seq + 32 and n.event->>'type' = 'fouls-called'
      and (n.event->>'round')::int = c.round and (f->>'seat')::int = c.seat
  )
  when 'vote' then (
    select 'nobody' from entries_of(c.match_id) n
    where n.seq = c.seq and n.event->>'type' = 'vote-cast'
      and n.event->'target' = 'null' and n.event->>'raw' not in (s.alias, 'abstain', '弃权')
  )
end, (
  select n.event->>'reason' from entries_of(c.match_id) n where n.seq = c.seq and n.event->>'type' = 'move-refused'
))`

/** The entry that an answer became, in games that can say it in words. */
const became = `(
  select json_build_object('game', m.game, 'event', n.event) from matches m join entries_of(m.id) n on n.seq = c.seq
  where m.id = c.match_id and m.game <> $8
)`

/** The number of matches searched for faults at once. It bounds the time, however many matches were played. */
const matchesAtOnce = 500

/** The last of those matches. Undefined if there are fewer. */
async function lastLookedThrough(
  { pool }: Database,
  agentId: AgentId,
  from: string | null,
): Promise<string | undefined> {
  const { rows } = await pool.query<{ match_id: string }>({
    name: 'last-looked-through',
    text: `select match_id from seats where agent_id = $1 and ($2::text is null or match_id <= $2)
           order by match_id desc offset $3 limit 1`,
    values: [agentId, from, matchesAtOnce - 1],
  })
  return rows[0]?.match_id
}

/**
 * Every call to an agent with its wire traffic, newest first, for its owner alone. A page of failed calls may be
 * short or empty and still have another page after it.
 */
export async function agentCalls(
  db: Database,
  agentId: AgentId,
  { matchId, version, failed = false, cursor, limit = 50 }: CallFilter = {},
): Promise<Page<AgentCallRow>> {
  const [lastMatch, lastSeq] = cursorOf(cursor)
  const oldest = failed && !matchId ? await lastLookedThrough(db, agentId, lastMatch) : undefined
  const { rows } = await db.pool.query({
    name: 'agent-calls',
    text: `select * from (
           select c.match_id as "matchId", c.seq, c.seat, c.kind, c.round, c.started_at as "startedAt",
                  c.latency_ms as "latencyMs", c.attempts, c.reply, ${besideSql(besideAnswered)}, c.failure, c.detail,
                  c.verdict, c.exchange, c.input_tokens as "inputTokens", c.output_tokens as "outputTokens",
                  c.cost_micros as "costMicros",
                  case when c.failure is null and not exists (
                    select 1 from matches m where m.id = c.match_id and m.deal_open) then ${heldAgainst} end as "heldAgainst",
                  ${became} as became
           from seats s join lateral calls_of(s.match_id) c on c.seat = s.seat
           where s.agent_id = $1 and ($2::text is null or s.match_id = $2)
             and ($4::text is null or (c.match_id, c.seq) < ($4, $5) and s.match_id <= $4)
             and ($7::text is null or s.match_id >= $7)
             and ($9::int is null or s.version_id = (select v.id from agent_versions v where v.agent_id = $1 and v.number = $9))
           ) asked where not $3 or verdict is not null or "heldAgainst" is not null
           order by "matchId" desc, seq desc limit $6`,
    values: [
      ...[agentId, matchId ?? null, failed, lastMatch, lastSeq, limit + 1, oldest ?? null, usualGame],
      version ?? null,
    ],
  })
  const items = rows.slice(0, limit).map(callOf)
  const last = items.at(-1)
  if (rows.length > limit && last) return { items, nextCursor: `${last.matchId}-${last.seq}` }
  return { items, nextCursor: oldest === undefined ? null : `${oldest}-0` }
}

function cursorOf(cursor: string | undefined): readonly [string | null, number | null] {
  const [, matchId, seq] = /^([a-z0-9]+)-(\d{1,9})$/.exec(cursor ?? '') ?? []
  return matchId === undefined ? [null, null] : [matchId, Number(seq)]
}

const stored = z.looseObject({
  startedAt: z.date(),
  ...besideColumns(['beliefs']),
  exchange: z.array(wireAttempt).catch([]),
  became: z.object({ game: z.string(), event: z.unknown() }).nullable(),
})

const columns = agentCallRow.omit({ startedAt: true, beliefs: true, readAs: true, exchange: true })

function callOf(row: unknown): AgentCallRow {
  const { startedAt, beliefs, exchange, became: entry } = stored.parse(row)
  const readAs = entry && readingOf(entry.game, entry.event)
  return { ...columns.parse(row), startedAt: startedAt.toISOString(), beliefs, readAs, exchange }
}

const nullableText = z.string().nullable()
const count = z.int().nullable()

const row = z.object({
  place: z.int(),
  probe: z.string(),
  seq: z.int(),
  seat: z.int(),
  round: z.int(),
  startedAt: time,
  latencyMs: z.int(),
  attempts: z.int(),
  prompt: z.string(),
  raw: z.array(z.string()),
  outcome: z.string(),
  answer: z.record(z.string(), z.unknown()).nullable(),
  failure: nullableText,
  detail: nullableText,
  verdict: nullableText,
  reasoning: nullableText,
  exchange: z.array(wireAttempt).catch([]),
  inputTokens: count,
  outputTokens: count,
  costMicros: count,
})

/** What an agent was asked beside a match of an experiment, and how it was reached. For its owner alone. */
async function matchProbes(
  { pool }: Pick<Database, 'pool'>,
  agentId: AgentId,
  matchId: MatchId,
): Promise<readonly AgentProbeRow[]> {
  const { rows } = await pool.query({
    name: 'match-probes',
    text: `select place, probe, entry as seq, seat, round, started_at as "startedAt", latency_ms as "latencyMs", attempts,
                  prompt, raw, outcome, answer, failure, detail, verdict, reasoning, exchange,
                  input_tokens as "inputTokens", output_tokens as "outputTokens", cost_micros as "costMicros"
           from experiment_probes where match_id = $2 and agent_id = $1 and outcome is not null order by place`,
    values: [agentId, matchId],
  })
  return rows.map((stored) => row.parse(stored))
}

/** The calls of an agent in one match, for its owner alone. */
export interface MatchCalls {
  readonly alias: string
  readonly version: number
  /** Whether a person sat at the table. False before the end, as for everybody. */
  readonly isWithPeople: boolean
  /** How the agent was reached. Undefined if its stored settings have a form that is no longer supported. */
  readonly connector: ConnectorSettings | undefined
  /** In the order in which they were made. */
  readonly calls: readonly {
    readonly call: AgentCallRow
    /**
     * The turn behind the call, put together from the log. Undefined if the log no longer contains it, or the game
     * puts no request together again. The call's exchange holds the wire traffic.
     */
    readonly turn: AgentRequest | undefined
  }[]
  /** The notices between the calls, whether the agent took them or not. */
  readonly told: readonly ToldRow[]
  /** What an experiment asked it beside the match. */
  readonly probes: readonly AgentProbeRow[]
}

const mostCalls = 100

/**
 * The questions and notices to an agent in a match, with their outcomes. Undefined if the agent did not sit at this
 * table.
 */
export async function matchCalls(
  db: Database,
  agentId: AgentId,
  matchId: MatchId,
): Promise<MatchCalls | undefined> {
  const seat = await db.prisma.seat.findFirst({
    where: { matchId, agentId },
    select: {
      seat: true,
      alias: true,
      version: { select: { number: true, settings: true } },
      agent: { select: { kind: true } },
      match: {
        select: {
          game: true,
          ruleset: true,
          seed: true,
          withheld: true,
          seats: { where: { agent: { kind: 'person' } }, select: { seat: true } },
        },
      },
    },
  })
  if (!seat) return undefined
  const { items } = await agentCalls(db, agentId, { matchId, limit: mostCalls })
  const { game, seed, ruleset, withheld, seats: people } = seat.match
  const hosted = db.games[game]
  const log = items.length === 0 || !hosted?.requestAgain ? [] : await readEntries(db, matchId, 'director')
  const turnOf = ({ seat, seq, startedAt }: AgentCallRow) =>
    hosted?.requestAgain?.(log.slice(0, seq), {
      matchId: seatMatchId({ seed, seat }),
      seat,
      startedAt,
      ruleset,
    })
  return {
    alias: seat.alias,
    version: seat.version.number,
    isWithPeople: !withheld && people.length > 0,
    connector: storedConnector(seat.agent.kind, seat.version.settings),
    calls: items.toReversed().map((call) => ({ call, turn: turnOf(call) })),
    told: await readTold(db, { matchId, seat: seat.seat }),
    probes: await matchProbes(db, agentId, matchId),
  }
}
