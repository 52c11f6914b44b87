import type { AgentId } from '@wis/engine'
import type { ShadowPage, ShadowTurn, ShadowWish } from '@wis/protocol'
import { interval } from '@wis/ratings'
import { z } from 'zod'
import { refuse } from '../../database.ts'
import type { Database, Refusal } from '../../database.ts'
import { firstIdAt, newId } from '../../new-id.ts'
import { inTransaction } from '../../transaction.ts'
import { readingOf } from './read-reruns.ts'
import { versionToAsk } from './request-rerun.ts'
import type { UnfitToAsk } from './request-rerun.ts'
import { storedAnswer } from './run-rerun.ts'

export type ShadowStarted = { readonly ok: true; readonly version: number } | Refusal<UnfitToAsk>

/**
 * From now on, a version is asked the turns of its agent's matches that another version plays. Nobody hears its answers. It
 * takes the place of an earlier shadow, whose answers stay.
 */
export async function startShadow(
  db: Database,
  agentId: AgentId,
  { version, turns, dollars }: ShadowWish,
): Promise<ShadowStarted> {
  return inTransaction(db, async (client) => {
    const asked = await versionToAsk(client, agentId, { version })
    if (typeof asked === 'string') return refuse(asked)
    await client.query(
      `insert into shadows (agent_id, version_id, settings, turns_left, spend_left) values ($1, $2, $3, $4, $5)
       on conflict (agent_id) do update set version_id = excluded.version_id, settings = excluded.settings,
         turns_left = excluded.turns_left, spend_left = excluded.spend_left, started_at = now()`,
      [
        agentId,
        asked.versionId,
        JSON.stringify(asked.changed),
        turns,
        dollars === undefined ? null : Math.round(dollars * 1_000_000),
      ],
    )
    return { ok: true, version: asked.number }
  })
}

/** False if there is none. The answers that are there stay. */
export async function stopShadow({ pool }: Pick<Database, 'pool'>, agentId: AgentId): Promise<boolean> {
  const { rowCount } = await pool.query('delete from shadows where agent_id = $1', [agentId])
  return rowCount === 1
}

/** Calls of one beat. The others come with the next ones. */
const turnsAtOnce = 100

/** No match takes longer. */
const longestMs = 6 * 3_600_000

/** A runner that was down for so long still asks about the turns that it missed. */
const missed = `interval '10 minutes'`

interface NewTurn {
  readonly agentId: string
  readonly versionId: string
  readonly matchId: string
  readonly seq: number
  readonly seat: number
}

/** Asks all shadows for the turns that came since the last look. Experiments and matches that are played again have none. */
export async function takeShadowTurns(db: Database): Promise<void> {
  const { rows } = await db.pool.query<NewTurn>({
    name: 'new-shadow-turns',
    text: `select d.agent_id as "agentId", d.version_id as "versionId", c.match_id as "matchId", c.seq, c.seat
           from shadows d
           cross join lateral (
             select x.match_id, x.seat from seats x join matches m on m.id = x.match_id
             where x.agent_id = d.agent_id and x.match_id > $1 and x.version_id <> d.version_id
               and m.mode in ('ranked', 'practice') and not m.withheld
               and (m.ended_at is null or m.ended_at > now() - ${missed})
           ) x
           cross join lateral calls_of(x.match_id) c
           where (d.spend_left is null or d.spend_left > 0) and d.turns_left > 0
             and c.seat = x.seat and c.started_at > d.started_at
             and not exists (select 1 from call_reruns r where r.agent_id = d.agent_id and r.version_id = d.version_id
                               and r.match_id = c.match_id and r.seq = c.seq and r.is_shadow)
           order by c.started_at limit ${turnsAtOnce}`,
    values: [firstIdAt(Date.now() - longestMs)],
  })
  if (rows.length === 0) return
  await db.pool.query({
    name: 'take-shadow-turns',
    // Two runners that found the same turns come one after the other, and do not wait for each other's rows.
    text: `with locked as materialized (
             select * from shadows where agent_id = any($2) order by agent_id for update
           ), wanted as (
             select w.*, row_number() over (partition by w.agent_id order by w.id) as place
             from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::int[])
               as w(id, agent_id, version_id, match_id, seq, seat)
           ), taken as (
             insert into call_reruns (id, agent_id, version_id, match_id, seq, seat, settings, times, is_shadow)
             select w.id, w.agent_id, w.version_id, w.match_id, w.seq, w.seat, d.settings, 1, true
             from wanted w join locked d on d.agent_id = w.agent_id and d.version_id = w.version_id
             where w.place <= d.turns_left
             on conflict do nothing returning agent_id
           )
           update shadows d set turns_left = turns_left - t.turns
           from (select agent_id, count(*)::int as turns from taken group by agent_id) t where t.agent_id = d.agent_id`,
    values: [
      rows.map(() => newId()),
      rows.map(({ agentId }) => agentId),
      rows.map(({ versionId }) => versionId),
      rows.map(({ matchId }) => matchId),
      rows.map(({ seq }) => seq),
      rows.map(({ seat }) => seat),
    ],
  })
}

/** So many of the newest turns are compared, however long a shadow has listened. */
const mostTurns = 500

const row = z.object({
  matchId: z.string(),
  seq: z.int(),
  game: z.string(),
  kind: z.string(),
  round: z.int(),
  version: z.int(),
  against: z.int(),
  reply: z.string().nullable(),
  event: z.unknown(),
  failure: z.string().nullable(),
  latencyMs: z.int(),
  tokens: z.int().nullable(),
  costMicros: z.int().nullable(),
  answers: z.array(storedAnswer),
})

/** The shadow of an agent, and what it would have done otherwise. For its owner alone. */
export async function readShadow({ pool }: Pick<Database, 'pool'>, agentId: AgentId): Promise<ShadowPage> {
  const [shadows, turns] = await Promise.all([
    pool.query<{ version: number; turnsLeft: number; spendLeft: string | null; startedAt: Date }>(
      `select v.number as version, d.turns_left as "turnsLeft", d.spend_left as "spendLeft", d.started_at as "startedAt"
       from shadows d join agent_versions v on v.id = d.version_id where d.agent_id = $1`,
      [agentId],
    ),
    pool.query({
      name: 'shadow-turns',
      text: `with newest as materialized (
               select * from call_reruns where agent_id = $1 and is_shadow and state = 'done' order by id desc limit ${mostTurns}
             ), called as materialized (
               select c.* from (select distinct match_id, seat from newest) n
               cross join lateral calls_of(n.match_id) c where c.seat = n.seat
             ), told as materialized (
               select n.match_id, e.seq, e.event from (select distinct match_id from newest) n
               cross join lateral entries_of(n.match_id) e
             )
             select n.match_id as "matchId", n.seq, m.game, c.kind, c.round, v.number as version, b.number as against,
                    c.reply, e.event, c.failure, c.latency_ms as "latencyMs",
                    c.input_tokens + c.output_tokens as tokens, c.cost_micros as "costMicros", n.answers
             from newest n join matches m on m.id = n.match_id join agent_versions v on v.id = n.version_id
             join seats x on x.match_id = n.match_id and x.seat = n.seat join agent_versions b on b.id = x.version_id
             join called c on c.match_id = n.match_id and c.seq = n.seq
             join told e on e.match_id = n.match_id and e.seq = n.seq
             order by n.id desc`,
      values: [agentId],
    }),
  ])
  const [now] = shadows.rows
  const compared = turns.rows.flatMap((stored) => turnOf(row.parse(stored)))
  return {
    shadow: now
      ? {
          version: now.version,
          turnsLeft: now.turnsLeft,
          dollarsLeft: now.spendLeft === null ? null : Number(now.spendLeft) / 1_000_000,
          startedAt: now.startedAt.toISOString(),
          isListening: now.turnsLeft > 0 && (now.spendLeft === null || Number(now.spendLeft) > 0),
        }
      : null,
    summary: summaryOf(compared),
    turns: compared,
  }
}

function turnOf({
  answers,
  event,
  reply,
  failure,
  latencyMs,
  tokens,
  costMicros,
  ...turn
}: z.infer<typeof row>) {
  const [answer] = answers
  if (!answer) return []
  const [then, now] = [readingOf(turn.game, event), readingOf(turn.game, answer.event)]
  return [
    {
      ...turn,
      isSame: then === null || now === null ? reply === answer.reply : then.en === now.en,
      then: { reply, readAs: then, failure, latencyMs, tokens, costMicros },
      now: {
        reply: answer.reply,
        readAs: now,
        failure: answer.failure,
        latencyMs: answer.latencyMs,
        tokens:
          answer.inputTokens === null || answer.outputTokens === null
            ? null
            : answer.inputTokens + answer.outputTokens,
        costMicros: answer.costMicros,
      },
    },
  ]
}

/** How often both versions would have done the same, by game and kind of turn. */
function summaryOf(turns: readonly ShadowTurn[]): ShadowPage['summary'] {
  const groups = new Map<string, ShadowTurn[]>()
  for (const turn of turns) {
    const { game, kind, version, against } = turn
    const key = JSON.stringify([game, kind, version, against])
    groups.set(key, [...(groups.get(key) ?? []), turn])
  }
  return [...groups.values()].flatMap((of) => {
    const [first] = of
    if (!first) return []
    const { game, kind, version, against } = first
    const same = of.filter(({ isSame }) => isSame).length
    const sideOf = (side: 'then' | 'now') => ({
      failed: of.filter((turn) => turn[side].failure !== null).length,
      medianMs: medianOf(of.map((turn) => turn[side].latencyMs)),
      tokens: meanOf(of.map((turn) => turn[side].tokens)),
      costMicros: meanOf(of.map((turn) => turn[side].costMicros)),
    })
    return [
      {
        game,
        kind,
        version,
        against,
        turns: of.length,
        same,
        interval: interval(same, of.length) ?? { low: 0, high: 1 },
        then: sideOf('then'),
        now: sideOf('now'),
      },
    ]
  })
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low = 0, high = low] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return (low + high) / 2
}

/** Of the turns where it is known. */
function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
}
