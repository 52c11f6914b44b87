import type { AgentId, MatchId } from '@wis/engine'
import { toldRow, unheardRow, wireAttempt } from '@wis/protocol'
import type { ToldRow, UnheardRow } from '@wis/protocol'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { storableJson } from '../storable-json.ts'

/** A notice that an agent did not take, and how often it was tried. */
interface UnheardRecord {
  readonly seq: number
  readonly told: string
  readonly detail: string
  readonly attempts: readonly unknown[]
}

interface SeatOfMatch {
  readonly matchId: MatchId
  readonly seat: number
}

/**
 * Stores for its owner the notices that an agent did not take. After a take-over, a repeated notice may appear twice.
 */
async function keepUnheard(
  { pool }: Database,
  { matchId, seat }: SeatOfMatch,
  unheard: readonly UnheardRecord[],
): Promise<void> {
  if (unheard.length === 0) return
  await pool.query({
    name: 'keep-unheard',
    text: `insert into unheard (match_id, seat, seq, place, told, detail, exchange)
           select $1, $2, u.seq,
                  (row_number() over (partition by u.seq))::int - 1 + (
                    select count(*)::int from unheard k where k.match_id = $1 and k.seat = $2 and k.seq = u.seq),
                  u.told, u.detail, coalesce(u.attempts, '[]')
           from jsonb_to_recordset($3::jsonb) as u(seq int, told text, detail text, attempts jsonb)
           on conflict do nothing`,
    values: [matchId, seat, storableJson(unheard)],
  })
}

/** The notices of a match that the agent at a seat did not take, in order. */
async function readUnheard({ pool }: Database, { matchId, seat }: SeatOfMatch): Promise<UnheardRow[]> {
  const { rows } = await pool.query({
    name: 'read-unheard',
    text: `select seq, told, detail, exchange, at from unheard where match_id = $1 and seat = $2
           order by seq, place limit 100`,
    values: [matchId, seat],
  })
  return rows.map((row) => unheardRow.parse({ ...row, at: row.at.toISOString() }))
}

/**
 * The last matches of an agent in which it missed notices, newest first, with their number. Reads only a few matches.
 */
export async function recentUnheard(
  { pool }: Database,
  agentId: AgentId,
): Promise<readonly { readonly matchId: string; readonly count: number }[]> {
  const { rows } = await pool.query<{ matchId: string; count: number }>({
    name: 'recent-unheard',
    text: `select u.match_id as "matchId", count(*)::int as count
           from (select match_id, seat from seats where agent_id = $1 order by match_id desc limit 50) s
           join unheard u on u.match_id = s.match_id and u.seat = s.seat
           group by u.match_id order by u.match_id desc limit 5`,
    values: [agentId],
  })
  return rows
}

/** One notice to an agent and its outcome. `detail` says why the agent did not take it. */
interface ToldRecord {
  readonly seq: number
  readonly told: string
  readonly detail?: string
  readonly attempts: readonly unknown[]
}

/** Stores the notices to an agent for its owner, whether it took them or not. */
export async function keepTold(
  db: Database,
  at: SeatOfMatch,
  tellings: readonly ToldRecord[],
): Promise<void> {
  const taken = tellings.filter(({ detail }) => detail === undefined)
  const unheard = tellings.flatMap(({ detail, ...record }) =>
    detail === undefined ? [] : [{ ...record, detail }],
  )
  await Promise.all([keepTaken(db, at, taken), keepUnheard(db, at, unheard)])
}

async function keepTaken(
  { pool }: Database,
  { matchId, seat }: SeatOfMatch,
  taken: readonly ToldRecord[],
): Promise<void> {
  if (taken.length === 0) return
  const calls = taken.map(({ seq, told, attempts }) => ({ seq, told, attempts }))
  await pool.query({
    name: 'keep-told',
    text: `insert into tellings (match_id, seat, calls) values ($1, $2, $3)`,
    values: [matchId, seat, storableJson(calls)],
  })
}

/** More notices than any match has. */
const mostPieces = 500

const stored = z.array(z.object({ seq: z.int(), told: z.string(), attempts: z.array(wireAttempt).catch([]) }))

/** All notices to the agent at a seat during a match, in the order in which they were sent. */
export async function readTold(db: Database, at: SeatOfMatch): Promise<readonly ToldRow[]> {
  const { rows } = await db.pool.query<{ calls: unknown; at: Date }>({
    name: 'read-told',
    text: `select calls, at from tellings where match_id = $1 and seat = $2 order by id limit ${mostPieces}`,
    values: [at.matchId, at.seat],
  })
  const taken = rows.flatMap((row) =>
    stored.parse(row.calls).map(({ attempts, ...call }) => ({
      ...call,
      taken: true,
      detail: null,
      exchange: attempts,
      at: row.at.toISOString(),
    })),
  )
  const missed = (await readUnheard(db, at)).map((row) => ({ ...row, taken: false }))
  return [...taken, ...missed]
    .map((row) => toldRow.parse(row))
    .sort((one, other) => one.seq - other.seq || (begun(one) < begun(other) ? -1 : 1))
}

const begun = ({ exchange: [first], at }: ToldRow) => first?.startedAt ?? at
