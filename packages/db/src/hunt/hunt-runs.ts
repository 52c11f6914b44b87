import type pg from 'pg'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { newId } from '../new-id.ts'
import type { Person } from '../person/seat-sql.ts'
import type { HuntKey } from './hunts.ts'

/** How suspicious each seat is after one speech, in steps from 0 to 10. */
export type HuntGuess = readonly number[]

/** How a hunt ended for one person. */
export interface HuntOutcome {
  readonly points: number
  readonly isRight: boolean
  readonly isInTime: boolean
  /** The chances that were stated, in thousandths, and whether each seat hid. */
  readonly stated: readonly number[]
  readonly happened: readonly boolean[]
}

export interface HuntRun {
  readonly id: string
  readonly guesses: readonly HuntGuess[]
  /** Whether the guesses are all given, and the hunt is judged. */
  readonly outcome: Pick<HuntOutcome, 'points' | 'isRight' | 'isInTime'> | null
}

const stored = z.object({
  id: z.string(),
  guesses: z.array(z.array(z.int())),
  points: z.number().nullable(),
  isRight: z.boolean().nullable(),
  isInTime: z.boolean().nullable(),
})

/** SQL for the runs of account `$1`, or of guest `$2` as long as they are no account's. */
const isTheirs = `(user_id = $1 or (user_id is null and guest = $2))`

/** The run of a person at one hunt. An account takes over what its browser began as a guest. */
export async function readHuntRun(
  db: Database,
  { day, game, language }: HuntKey,
  person: Person,
): Promise<HuntRun | undefined> {
  if (person.userId !== null && person.guest !== null) await adoptHuntRuns(db, person)
  const { rows } = await db.pool.query({
    name: 'read-hunt-run',
    text: `select id, guesses, points, is_right as "isRight", is_in_time as "isInTime" from hunt_runs
           where ${isTheirs} and day = $3 and game = $4 and language = $5 order by user_id nulls last limit 1`,
    values: [person.userId, person.guest, day, game, language],
  })
  if (rows[0] === undefined) return undefined
  const { id, guesses, points, isRight, isInTime } = stored.parse(rows[0])
  const isOver = points !== null && isRight !== null && isInTime !== null
  return { id, guesses, outcome: isOver ? { points, isRight, isInTime } : null }
}

/** A run of a hunt that the account has hunted in already stays a guest's. */
async function adoptHuntRuns({ pool }: Database, { userId, guest }: Person): Promise<void> {
  await pool.query({
    name: 'adopt-hunt-runs',
    text: `update hunt_runs r set user_id = $1, guest = null
           where guest = $2 and user_id is null and not exists (
             select from hunt_runs o
             where o.user_id = $1 and o.day = r.day and o.game = r.game and o.language = r.language)`,
    values: [userId, guest],
  })
}

/** Begins a hunt for a person who has not begun it. */
export async function openHuntRun(db: Database, hunt: HuntKey, person: Person): Promise<HuntRun | undefined> {
  const before = await readHuntRun(db, hunt, person)
  if (before) return before
  const { day, game, language } = hunt
  await db.pool.query({
    name: 'open-hunt-run',
    text: `insert into hunt_runs (id, day, game, language, user_id, guest) values ($1, $2, $3, $4, $5, $6)
           on conflict do nothing`,
    values: [newId(), day, game, language, person.userId, person.userId === null ? person.guest : null],
  })
  return readHuntRun(db, hunt, person)
}

interface Given {
  readonly runId: string
  /** How many guesses were given before. */
  readonly before: number
  readonly guesses: readonly HuntGuess[]
  /** Where these are the last ones. */
  readonly outcome: HuntOutcome | undefined
}

/** Keeps guesses in their order. False if others were given since. */
export async function keepGuesses(
  { pool }: Database,
  { runId, before, guesses, outcome }: Given,
): Promise<boolean> {
  const kept: pg.QueryResult = await pool.query({
    name: 'keep-guesses',
    text: `update hunt_runs
           set guesses = guesses || $3::jsonb, points = $4, is_right = $5, is_in_time = $6,
               stated = $7, happened = $8, finished_at = case when $4::float8 is null then null else now() end
           where id = $1 and jsonb_array_length(guesses) = $2 and finished_at is null`,
    values: [
      runId,
      before,
      JSON.stringify(guesses),
      outcome?.points ?? null,
      outcome?.isRight ?? null,
      outcome?.isInTime ?? null,
      outcome?.stated ?? [],
      outcome?.happened ?? [],
    ],
  })
  return kept.rowCount === 1
}

/** The days on which a person has finished a hunt of a game, newest first. */
export async function huntDays(
  { pool }: Database,
  { game, language }: Pick<HuntKey, 'game' | 'language'>,
  person: Person,
): Promise<readonly { readonly day: string; readonly isRight: boolean; readonly isInTime: boolean }[]> {
  const { rows } = await pool.query({
    name: 'hunt-days',
    text: `select day, is_right as "isRight", is_in_time as "isInTime" from hunt_runs
           where ${isTheirs} and game = $3 and language = $4 and finished_at is not null
           order by day desc limit 400`,
    values: [person.userId, person.guest, game, language],
  })
  return z.array(z.object({ day: z.string(), isRight: z.boolean(), isInTime: z.boolean() })).parse(rows)
}
