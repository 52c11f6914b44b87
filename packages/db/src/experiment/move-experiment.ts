import { noLabLimits } from '@wis/protocol'
import type { ExperimentMove, ExperimentState, LabLimits } from '@wis/protocol'
import type pg from 'pg'
import { refuse } from '../database.ts'
import type { Database, Refusal } from '../database.ts'
import { holdOwner } from '../locks.ts'
import { inTransaction } from '../transaction.ts'
import { isPlayedOut } from './change-budget.ts'
import type { ExperimentPause } from './experiment.ts'
import { beyondLabLimit, excessesOf, labUseOf } from './lab-use.ts'
import type { BeyondLabLimit } from './lab-use.ts'
import { changeState, letLineRun } from './line.ts'

const from: Readonly<Record<ExperimentMove, readonly ExperimentState[]>> = {
  start: ['planned'],
  pause: ['running', 'queued'],
  resume: ['paused'],
  cancel: ['planned', 'queued', 'running', 'paused'],
}

const into: Readonly<Record<ExperimentMove, ExperimentState>> = {
  start: 'queued',
  pause: 'paused',
  resume: 'queued',
  cancel: 'cancelled',
}

export type ExperimentMoved = { readonly ok: true } | Refusal<'not-in-that-state'> | BeyondLabLimit

/**
 * Starts, pauses, resumes or cancels an experiment. One that starts or goes on stands in its owner's line until fewer of
 * them run than may. Matches that are being played go on, except after cancelling. Those that nobody plays yet are dealt
 * again when it goes on.
 */
export async function moveExperiment(
  db: Pick<Database, 'pool'>,
  id: string,
  move: ExperimentMove,
  limits: LabLimits = noLabLimits,
): Promise<ExperimentMoved> {
  return inTransaction(db, async (client): Promise<ExperimentMoved> => {
    if (move === 'resume') await dropEarly(client, id)
    if (move === 'start' || move === 'resume') return standInLine(client, { id, from: from[move], limits })
    if (move === 'cancel' && (await dropJudging(client, id))) return { ok: true }
    const isMoved = await changeState(client, { id, from: from[move], into: into[move], pause: null })
    if (isMoved && move === 'cancel') await dropAgain(client, id)
    return isMoved ? { ok: true } : refuse('not-in-that-state')
  })
}

interface Standing {
  readonly id: string
  readonly from: readonly ExperimentState[]
  readonly limits: LabLimits
}

/** The owner is held, so that of two starts at the same moment the second one sees the first. */
async function standInLine(
  client: pg.ClientBase,
  { id, from: states, limits }: Standing,
): Promise<ExperimentMoved> {
  const { rows } = await client.query<{ ownerId: string | null; matches: number }>({
    name: 'owner-of-experiment',
    text: 'select owner_id as "ownerId", matches from experiments where id = $1 and state = any($2::text[])',
    values: [id, states],
  })
  const [found] = rows
  if (!found || found.ownerId === null || !(await holdOwner(client, found.ownerId)))
    return refuse('not-in-that-state')
  const { ownerId, matches } = found
  const [excess] = excessesOf(await labUseOf(client, ownerId), limits, { matches, more: 0 })
  if (excess) return beyondLabLimit(excess)
  if (!(await changeState(client, { id, from: states, into: 'queued', pause: null })))
    return refuse('not-in-that-state')
  await letLineRun(client, ownerId, limits)
  return { ok: true }
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
  db: Pick<Database, 'pool'>,
  now: Date,
  limits: LabLimits = noLabLimits,
): Promise<readonly string[]> {
  const { rows } = await db.pool.query<{ id: string }>({
    name: 'paused-for-a-day',
    text: `select id from experiments
           where state = 'paused' and pause->>'reason' = 'agent-at-its-limit' and pause->>'until' <= $1`,
    values: [now.toISOString()],
  })
  return resumeAll(db, rows, limits)
}

/** Lets experiments go on that a full disk has paused. Returns which. */
export async function resumeWithRoom(
  db: Pick<Database, 'pool'>,
  limits: LabLimits,
): Promise<readonly string[]> {
  const { rows } = await db.pool.query<{ id: string }>({
    name: 'paused-for-storage',
    text: `select id from experiments where state = 'paused' and pause->>'reason' = 'storage'`,
  })
  return resumeAll(db, rows, limits)
}

/** Pauses all running experiments, because the disk has no room for them. Returns which. */
export async function pauseForStorage(
  { pool }: Pick<Database, 'pool'>,
  now: Date,
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'running-experiments',
    text: `select id from experiments where state = 'running'`,
  })
  const paused: string[] = []
  for (const { id } of rows) if (await pauseExperiment(pool, id, { reason: 'storage' }, now)) paused.push(id)
  return paused
}

async function resumeAll(
  db: Pick<Database, 'pool'>,
  paused: readonly { readonly id: string }[],
  limits: LabLimits,
): Promise<readonly string[]> {
  const resumed: string[] = []
  // What it may store is looked at while it runs, and its matches were accepted before.
  const { running } = limits
  for (const { id } of paused)
    if ((await moveExperiment(db, id, 'resume', { ...noLabLimits, running })).ok) resumed.push(id)
  return resumed
}

/**
 * What rated a part is of no use to a report of more. The experiment must not be held, because then its ratings go on, and no
 * match.
 */
async function dropEarly(client: Pick<pg.ClientBase, 'query'>, id: string): Promise<void> {
  await client.query({
    name: 'drop-early-judgings',
    text: `update judgings j set state = 'dropped' from experiments e
           where e.id = $1 and j.experiment_id = e.id and e.state = 'paused' and e.held is null and j.early and j.state = 'over'`,
    values: [id],
  })
}

/** Has an experiment that was paused, and rated meanwhile, paused as it was. False for any other. */
async function pauseAgain(client: Pick<pg.ClientBase, 'query'>, id: string): Promise<boolean> {
  const { rows } = await client.query(
    'select 1 from experiments where id = $1 and held is not null for update',
    [id],
  )
  if (rows.length === 0) return false
  await changeState(client, { id, from: ['queued', 'running', 'paused'], into: 'paused', pause: null })
  await client.query({
    name: 'pause-again',
    text: `update experiments set pause = nullif(held->'pause', 'null'::jsonb), held = null where id = $1`,
    values: [id],
  })
  return true
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
             and e.state in ('queued', 'running', 'paused') and j.early = (e.held is not null)
             and (e.held is not null or ${isPlayedOut})`,
    values: [id],
  })
  if ((rowCount ?? 0) === 0) return false
  if (await pauseAgain(client, id)) return true
  const into = await endOf(client, id)
  return changeState(client, { id, from: ['queued', 'running', 'paused'], into, pause: null })
}

/** Ends a running experiment of which nothing is left to play or to rate. */
export async function endExperiment(client: Pick<pg.ClientBase, 'query'>, id: string): Promise<boolean> {
  const { rows } = await client.query({
    name: 'open-judging-of',
    text: `select 1 from judgings j join experiments e on e.id = j.experiment_id
           where e.id = $1 and j.state in ('waiting', 'asking') and (e.held is null or j.early) limit 1`,
    values: [id],
  })
  if (rows.length > 0) return false
  if (await pauseAgain(client, id)) return true
  return changeState(client, { id, from: ['running'], into: await endOf(client, id), pause: null })
}

/** One that was cancelled and then rated is cancelled again when that is over: rating it left no match to deal. */
async function endOf(client: Pick<pg.ClientBase, 'query'>, id: string): Promise<'ended' | 'cancelled'> {
  const { rows } = await client.query<{ wasCancelled: boolean }>({
    name: 'experiment-was-cancelled',
    text: 'select played < matches and next > matches as "wasCancelled" from experiments where id = $1',
    values: [id],
  })
  return rows[0]?.wasCancelled ? 'cancelled' : 'ended'
}
