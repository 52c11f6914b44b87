import type { Database } from '@wis/db'
import { playPlanned, scheduleOf } from '@wis/lab'
import type { ExperimentSpec, PlayedMatch } from '@wis/lab'
import { expect } from 'vitest'

/** The rows of an experiment among house players, by number, without a platform. */
export function rowsPlayed(spec: ExperimentSpec): readonly PlayedMatch[] {
  const schedule = scheduleOf(spec)
  const { house } = schedule.kit
  const playerCalled = (name: string) => house.find(({ slug }) => slug === name) ?? expect.fail(name)
  return Array.from(
    { length: schedule.matches },
    (_, at) => playPlanned(schedule, schedule.matchAt(at + 1), playerCalled).played,
  )
}

/** Stores rows as a runner does that has played these matches. */
export async function storeRows(db: Database, id: string, rows: readonly PlayedMatch[]): Promise<void> {
  await db.pool.query(
    `insert into experiment_matches (experiment_id, number, state, plan, "row")
     select $1, (r->>'number')::int, 'played', '{}', r from jsonb_array_elements($2::jsonb) r`,
    [id, JSON.stringify(rows)],
  )
  await db.pool.query('update experiments set played = played + $2, next = matches + 1 where id = $1', [
    id,
    rows.length,
  ])
}
