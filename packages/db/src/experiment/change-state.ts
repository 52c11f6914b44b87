import type pg from 'pg'
import { newId } from '../new-id.ts'
import { storableJson } from '../storable-json.ts'
import type { ExperimentPause, ExperimentState } from './experiment.ts'

export interface StateChange {
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
