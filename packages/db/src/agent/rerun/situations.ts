import { ids } from '@wis/engine'
import type { AgentId } from '@wis/engine'
import { situation } from '@wis/protocol'
import type { Situation, SituationWish } from '@wis/protocol'
import type pg from 'pg'
import { z } from 'zod'
import { refuse } from '../../database.ts'
import type { Database, Refusal } from '../../database.ts'
import { inTransaction } from '../../transaction.ts'
import { matchCalls } from '../agent-calls.ts'
import { judged, readReruns } from './read-reruns.ts'
import { requestReruns, seatOf } from './request-rerun.ts'
import type { CallPlace, RerunRequested } from './request-rerun.ts'
import { storedAnswer } from './run-rerun.ts'

/** The most that an owner may keep of one agent. */
export const mostSituations = 60

export type SituationKept =
  | { readonly ok: true }
  | Refusal<
      'no-such-call' | 'match-not-over' | 'call-of-experiment' | 'too-many-situations' | 'no-such-judge'
    >

/** Keeps a call as a situation, or changes what is kept of it. */
export async function keepSituation(
  db: Database,
  agentId: AgentId,
  {
    matchId,
    seq,
    set,
    note = '',
    checks,
    rubric = '',
    judge,
    by,
  }: CallPlace & SituationWish & { readonly by: string },
): Promise<SituationKept> {
  return inTransaction(db, async (client) => {
    await client.query('select 1 from agents where id = $1 for no key update', [agentId])
    const seat = await seatOf(client, agentId, { matchId, seq })
    if (typeof seat === 'string') return refuse(seat)
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from kept_situations where agent_id = $1 and (match_id, seq) <> ($2, $3)`,
      [agentId, matchId, seq],
    )
    if ((rows[0]?.others ?? 0) >= mostSituations) return refuse('too-many-situations')
    const judgeId =
      judge === undefined ? null : await judgeOf(client, { agentId, matchId, seq, slug: judge, by })
    if (judgeId === undefined) return refuse('no-such-judge')
    await client.query(
      `insert into kept_situations (agent_id, match_id, seq, set, note, checks, rubric, judge_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (agent_id, match_id, seq) do update set set = excluded.set, note = excluded.note,
         checks = excluded.checks, rubric = excluded.rubric, judge_id = excluded.judge_id`,
      [agentId, matchId, seq, set, note, JSON.stringify(checks), rubric, judgeId],
    )
    return { ok: true }
  })
}

interface JudgeNamed extends CallPlace {
  readonly agentId: AgentId
  readonly slug: string
  readonly by: string
}

/** Judging costs. So a judge has the same owner, and is named by somebody who may spend for it, or was named before. */
async function judgeOf(
  client: pg.ClientBase,
  { agentId, matchId, seq, slug, by }: JudgeNamed,
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `select j.id from agents j join agents a on a.owner_id = j.owner_id
     where a.id = $1 and j.slug = $2 and j.retired_at is null and (
       j.id = a.id or j.owner_id = $3
       or exists (select from agent_people p where p.agent_id = j.id and p.user_id = $3 and p.may_spend)
       or exists (select from kept_situations k
                  where k.agent_id = a.id and k.match_id = $4 and k.seq = $5 and k.judge_id = j.id))`,
    [agentId, slug, by, matchId, seq],
  )
  return rows[0]?.id
}

/** False if it was not kept. */
export async function dropSituation(
  { pool }: Pick<Database, 'pool'>,
  agentId: AgentId,
  { matchId, seq }: CallPlace,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    'delete from kept_situations where agent_id = $1 and match_id = $2 and seq = $3',
    [agentId, matchId, seq],
  )
  return rowCount === 1
}

const row = situation.omit({ versions: true }).extend({
  reruns: z.array(
    z.object({ version: z.int(), times: z.int(), isOver: z.boolean(), answers: z.array(storedAnswer) }),
  ),
})

/**
 * Everything kept of an agent, by sets, with what each version answered when it was asked last. A program may have changed since it
 * was asked before. Reruns with other settings do not count.
 */
export async function readSituations(
  { pool }: Pick<Database, 'pool'>,
  agentId: AgentId,
): Promise<readonly Situation[]> {
  const { rows } = await pool.query({
    name: 'kept-situations',
    text: `select k.match_id as "matchId", k.seq, k.set, k.note, k.checks, k.rubric,
                  (select slug from agents where id = k.judge_id) as judge, m.game, m.language, c.kind, c.round,
                  coalesce((
                    select json_agg(r order by r.version desc)
                    from (select distinct on (v.number) v.number as version, r.times, r.answers,
                                 r.state in ('done', 'stopped') as "isOver"
                          from call_reruns r join agent_versions v on v.id = r.version_id
                          where r.agent_id = k.agent_id and r.match_id = k.match_id and r.seq = k.seq and r.changes = '{}' and not r.is_shadow
                          order by v.number, r.id desc) r
                  ), '[]') as reruns
           from kept_situations k join matches m on m.id = k.match_id
           join lateral calls_of(k.match_id) c on c.seq = k.seq
           where k.agent_id = $1 order by k.set, k.created_at, k.match_id, k.seq`,
    values: [agentId],
  })
  return rows.map((stored) => {
    const { reruns, ...kept } = row.parse(stored)
    const versions = reruns.map(({ version, times, isOver, answers }) => {
      const told = answers.map((answer) => judged(answer, kept).passed).filter((passed) => passed !== null)
      return {
        version,
        passed: told.filter(Boolean).length,
        answers: told.length,
        unjudged: answers.length - told.length,
        open: isOver ? 0 : times - answers.length,
      }
    })
    return { ...kept, versions }
  })
}

/**
 * Everything kept of an agent, one situation after the other: with what was asked as it was sent, what the agent
 * answered in the match, and every answer that is kept since, the newest first.
 */
export async function* exportedSituations(db: Database, agentId: AgentId): AsyncGenerator<object> {
  for (const { versions: _, ...kept } of await readSituations(db, agentId)) {
    const place = { matchId: ids.match(kept.matchId), seq: kept.seq }
    const [calls, reruns] = await Promise.all([
      matchCalls(db, agentId, place.matchId),
      readReruns(db, agentId, place),
    ])
    const call = calls?.calls.find((one) => one.call.seq === kept.seq)?.call
    yield {
      ...kept,
      asked: call?.exchange.findLast(({ request }) => request)?.request?.body ?? null,
      inMatch: call && { version: calls?.version, reply: call.reply, heldAgainst: call.heldAgainst },
      answers: reruns.flatMap(({ version, changes, answers }) =>
        answers.map((answer) => ({ version, changes, ...answer })),
      ),
    }
  }
}

export type SituationsAsked = RerunRequested | Refusal<'no-situation'>

/** Puts all situations of an agent, or those of one set, to one of its versions. */
export async function askSituations(
  db: Database,
  agentId: AgentId,
  {
    set,
    version,
    times,
  }: { readonly set?: string | undefined; readonly version?: number | undefined; readonly times: number },
): Promise<SituationsAsked> {
  const { rows } = await db.pool.query<CallPlace>(
    `select match_id as "matchId", seq from kept_situations
     where agent_id = $1 and ($2::text is null or set = $2) order by set, created_at, match_id, seq`,
    [agentId, set ?? null],
  )
  if (rows.length === 0) return refuse('no-situation')
  return requestReruns(db, agentId, { calls: rows, version, times })
}
