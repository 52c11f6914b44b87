import { toldRow, wireAttempt } from '@wis/protocol'
import type { ToldRow } from '@wis/protocol'
import { z } from 'zod'
import type { Database } from '../../database.ts'
import { storableJson } from '../../storable-json.ts'
import { keepUnheard, readUnheard } from './keep-unheard.ts'
import type { SeatOfMatch } from './keep-unheard.ts'

/** One notice to an agent and its outcome. `detail` says why the agent did not take it. */
export interface ToldRecord {
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
