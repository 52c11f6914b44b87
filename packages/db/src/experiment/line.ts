import type { ExperimentState, LabLimits } from '@wis/protocol'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { holdOwner } from '../locks.ts'
import { newId } from '../new-id.ts'
import { storableJson } from '../storable-json.ts'
import { inTransaction } from '../transaction.ts'
import type { ExperimentPause } from './experiment.ts'
import { labUseOf } from './lab-use.ts'

interface StateChange {
  readonly id: string
  readonly from: readonly ExperimentState[]
  readonly into: ExperimentState
  readonly pause: ExperimentPause | null
}

/** Changes the state of an experiment that is in one of these, and tells its owner of a pause. False if it is in none. */
export async function changeState(
  client: Pick<pg.ClientBase, 'query'>,
  change: StateChange,
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'change-experiment-state',
    text: `with changed as (
             update experiments set state = $3, pause = $4::jsonb,
               started_at = case when $3 = 'running' then coalesce(started_at, now()) else started_at end,
               ended_at = case when $3 in ('ended', 'cancelled') then now() end,
               ran_ms = ran_ms + coalesce(extract(epoch from now() - runs_since) * 1000, 0)::bigint,
               runs_since = case when $3 = 'running' then now() end,
               queued_at = case when $3 = 'queued' then now() end
             where id = $1 and state = any($2::text[]) returning id, owner_id, name
           ), told as (
             insert into notices (id, user_id, kind, params)
             select $5, owner_id, 'experiment-paused', $4::jsonb || jsonb_build_object('id', id, 'experiment', name)
             from changed where owner_id is not null and $4::jsonb is not null
           )
           select 1 from changed`,
    values: [change.id, change.from, change.into, change.pause && storableJson(change.pause), newId()],
  })
  return (rowCount ?? 0) > 0
}

/**
 * Lets as many experiments of a member run as may run at once, those that stand in line longest first. The caller holds
 * the account. Returns which.
 */
export async function letLineRun(
  client: pg.ClientBase,
  ownerId: string | null,
  limits: Pick<LabLimits, 'running'>,
): Promise<readonly string[]> {
  const { isExempt, running } = await labUseOf(client, ownerId)
  const room = isExempt || limits.running === Infinity ? null : Math.max(0, limits.running - running)
  const { rows } = await client.query<{ id: string }>({
    name: 'first-in-line',
    text: `select id from experiments where owner_id is not distinct from $1 and state = 'queued'
           order by queued_at, id limit $2`,
    values: [ownerId, room],
  })
  for (const { id } of rows) await changeState(client, { id, from: ['queued'], into: 'running', pause: null })
  return rows.map(({ id }) => id)
}

/** Lets the lines of all members move on. Returns the experiments that run now. */
export async function moveLines(
  db: Pick<Database, 'pool'>,
  limits: Pick<LabLimits, 'running'>,
): Promise<readonly string[]> {
  const { rows } = await db.pool.query<{ ownerId: string }>({
    name: 'lines',
    text: `select distinct owner_id as "ownerId" from experiments where state = 'queued' and owner_id is not null`,
  })
  const begun: string[] = []
  for (const { ownerId } of rows)
    begun.push(
      ...(await inTransaction(db, async (client) =>
        (await holdOwner(client, ownerId)) ? letLineRun(client, ownerId, limits) : [],
      )),
    )
  return begun
}

/** The place of an experiment in its owner's line, and how many experiments of the owner run meanwhile. */
export interface PlaceInLine {
  /** Counted from 1. */
  readonly place: number
  readonly running: number
}

/** Undefined for an experiment that does not stand in line. */
export async function placeInLine(
  { pool }: Pick<Database, 'pool'>,
  id: string,
): Promise<PlaceInLine | undefined> {
  const { rows } = await pool.query<PlaceInLine>({
    name: 'place-in-line',
    text: `select (select count(*) from experiments b where b.owner_id = e.owner_id and b.state = 'queued'
                   and (b.queued_at, b.id) <= (e.queued_at, e.id))::int as place,
                  (select count(*) from experiments r where r.owner_id = e.owner_id and r.state = 'running')::int as running
           from experiments e where e.id = $1 and e.state = 'queued'`,
    values: [id],
  })
  return rows[0]
}
