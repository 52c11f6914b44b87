import type pg from 'pg'
import type { Database } from '../database.ts'
import { newId } from '../new-id.ts'
import { refuse } from '../refusal.ts'
import type { Refusal } from '../refusal.ts'
import { storableJson } from '../storable-json.ts'
import { inTransaction } from '../transaction.ts'
import type { ExperimentPause, ExperimentState } from './experiment.ts'

export const experimentMoves = ['start', 'pause', 'resume', 'cancel'] as const
export type ExperimentMove = (typeof experimentMoves)[number]

const from: Readonly<Record<ExperimentMove, readonly ExperimentState[]>> = {
  start: ['planned'],
  pause: ['running'],
  resume: ['paused'],
  cancel: ['planned', 'running', 'paused'],
}

const into: Readonly<Record<ExperimentMove, ExperimentState>> = {
  start: 'running',
  pause: 'paused',
  resume: 'running',
  cancel: 'cancelled',
}

export type ExperimentMoved = { readonly ok: true } | Refusal<'not-in-that-state'>

/**
 * Starts, pauses, resumes or cancels an experiment. Matches that are being played go on, except after cancelling. Those
 * that nobody plays yet are dealt again when it goes on.
 */
export async function moveExperiment(
  db: Pick<Database, 'pool'>,
  id: string,
  move: ExperimentMove,
): Promise<ExperimentMoved> {
  const moved = await inTransaction(db, async (client) => {
    if (move === 'cancel' && (await dropJudging(client, id))) return true
    const isMoved = await changeState(client, { id, from: from[move], into: into[move], pause: null })
    if (isMoved && move === 'cancel') await dropAgain(client, id)
    return isMoved
  })
  return moved ? { ok: true } : refuse('not-in-that-state')
}

/** Nothing of a cancelled experiment is dealt again. */
async function dropAgain(client: Pick<pg.ClientBase, 'query'>, id: string): Promise<void> {
  await client.query({
    name: 'drop-again',
    text: `update experiment_matches set state = 'dropped' where experiment_id = $1 and state = 'again'`,
    values: [id],
  })
}

/** Pauses a running experiment for a reason of the platform, on a connection of the caller, and tells its owner. */
export async function pauseExperiment(
  client: Pick<pg.ClientBase, 'query'>,
  id: string,
  pause: ExperimentPause,
  now = new Date(),
): Promise<boolean> {
  const until = pause.reason === 'agent-at-its-limit' ? { until: nextDay(now) } : {}
  const told = { ...pause, since: now.toISOString(), ...until }
  return changeState(client, { id, from: ['running'], into: 'paused', pause: told })
}

/** Limits are counted by the day (UTC). */
function nextDay(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1)).toISOString()
}

/** Lets experiments go on that an agent's limit of a day has paused, when that day is over. Returns which. */
export async function resumeAfterMidnight(
  { pool }: Pick<Database, 'pool'>,
  now: Date,
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'paused-for-a-day',
    text: `select id from experiments
           where state = 'paused' and pause->>'reason' = 'agent-at-its-limit' and pause->>'until' <= $1`,
    values: [now.toISOString()],
  })
  const resumed: string[] = []
  for (const { id } of rows)
    if (await changeState(pool, { id, from: ['paused'], into: 'running', pause: null })) resumed.push(id)
  return resumed
}

/**
 * Drops the round of ratings of an experiment that is played, which ends it. Its matches and earlier ratings count as
 * before. False if there is none.
 */
async function dropJudging(client: Pick<pg.ClientBase, 'query'>, id: string): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'drop-judging',
    text: `update judgings j set state = 'dropped' from experiments e
           where e.id = $1 and j.experiment_id = e.id and j.state in ('waiting', 'asking')
             and e.state in ('running', 'paused') and e.played >= e.matches`,
    values: [id],
  })
  if ((rowCount ?? 0) === 0) return false
  return changeState(client, { id, from: ['running', 'paused'], into: 'ended', pause: null })
}

/** Ends a running experiment of which nothing is left to play or to rate. */
export async function endExperiment(client: Pick<pg.ClientBase, 'query'>, id: string): Promise<boolean> {
  const { rows } = await client.query({
    name: 'open-judging-of',
    text: `select 1 from judgings where experiment_id = $1 and state in ('waiting', 'asking') limit 1`,
    values: [id],
  })
  if (rows.length > 0) return false
  return changeState(client, { id, from: ['running'], into: 'ended', pause: null })
}

interface Change {
  readonly id: string
  readonly from: readonly ExperimentState[]
  readonly into: ExperimentState
  readonly pause: ExperimentPause | null
}

async function changeState(client: Pick<pg.ClientBase, 'query'>, change: Change): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'change-experiment-state',
    text: `with changed as (
             update experiments set state = $3, pause = $4::jsonb,
               started_at = case when $3 = 'running' then coalesce(started_at, now()) else started_at end,
               ended_at = case when $3 in ('ended', 'cancelled') then now() end,
               ran_ms = ran_ms + coalesce(extract(epoch from now() - runs_since) * 1000, 0)::bigint,
               runs_since = case when $3 = 'running' then now() end
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
