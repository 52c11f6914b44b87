import type pg from 'pg'
import { advisoryLockSpaces } from '../locks.ts'

type Client = Pick<pg.ClientBase, 'query'>

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/**
 * The statement by which a queue gives out jobs, changed to store the owner of each job. A runner that dies at any
 * moment has then left a record of each job it took. `lockKey` is the lock that it holds for as long as it lives.
 */
export function keepingRunnerJobs({ text, values }: Statement, lockKey: number): Statement {
  return {
    text: `with taken as (${text}),
                kept as (insert into runner_jobs (job_id, queue, lock_key)
                         select id::text, name, $${values.length + 1}::int from taken
                         on conflict (job_id) do update set lock_key = excluded.lock_key)
           select * from taken`,
    values: [...values, lockKey],
  }
}

/** Leaves alone a job that another runner has taken up meanwhile. */
export async function forgetRunnerJob(client: Client, jobId: string, lockKey: number): Promise<void> {
  await client.query('delete from runner_jobs where job_id = $1 and lock_key = $2', [jobId, lockKey])
}

/**
 * Takes the claimed jobs of dead runners, of one queue or of all. Each job goes to one caller only; jobs that another
 * caller is taking at this moment are skipped.
 */
export async function takeRunnerJobs(
  client: Client,
  lockKeys: readonly number[],
  queue?: string,
): Promise<{ readonly jobId: string; readonly queue: string }[]> {
  const { rows } = await client.query<{ jobId: string; queue: string }>(
    `delete from runner_jobs
     where job_id in (select job_id from runner_jobs
                      where lock_key = any($1::int[]) and queue = coalesce($2, queue) for update skip locked)
     returning job_id as "jobId", queue`,
    [lockKeys, queue],
  )
  return rows
}

interface JobsOfQueue {
  readonly queue: string
  readonly jobIds: readonly string[]
}

/** Jobs that a runner had begun come before new ones and do not wait for room: see `leftBehind`. */
export async function putJobsFirst(client: Client, { queue, jobIds }: JobsOfQueue): Promise<void> {
  await client.query('update pgboss.job set priority = $3 where name = $1 and id = any($2::uuid[])', [
    ...[queue, jobIds],
    leftBehind,
  ])
}

/** The priority of jobs that have lost their runner. All other jobs have 0 or less. */
export const leftBehind = 1

/**
 * Takes the lock that a runner holds for as long as it lives, and returns whether it has it. Never waits: an earlier
 * connection of the same runner may still hold the lock if the server has not noticed its end.
 */
export async function takeLifeLock(client: Client, lockKey: number): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1, $2) as held', [
    advisoryLockSpaces.life,
    lockKey,
  ])
  return rows[0]?.held === true
}

/**
 * The locks of runners with claimed jobs that hold no lock, or whose lock's connection has been silent for too long.
 * A process that hangs or a lost machine keeps its lock, hence the second rule. Only the server's clock counts.
 */
export async function lostLifeLocks(client: Client, silentMs: number): Promise<number[]> {
  const { rows } = await client.query<{ lockKey: number }>(lostStatement, [advisoryLockSpaces.life, silentMs])
  return rows.map(({ lockKey }) => lockKey)
}

// Without the right to see other connections the time is missing, and the runner counts as alive.
const lostStatement = `
  select distinct j.lock_key as "lockKey" from runner_jobs j
  where not exists (select 1 from pg_locks l left join pg_stat_activity a on a.pid = l.pid
                    where l.locktype = 'advisory' and l.granted
                      and l.database = (select oid from pg_database where datname = current_database())
                      and l.classid = $1 and l.objid::bigint = (j.lock_key::bigint & 4294967295)
                      and coalesce(a.state_change > clock_timestamp() - $2 * interval '1 millisecond', true))`

/**
 * Takes the lock that runners with watchers share, for as long as the connection lives. Never waits, because nobody
 * takes the lock exclusively.
 */
export async function announcePresence(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1, 0)', [advisoryLockSpaces.presence])
}

/** The number of runners that have watchers. */
export async function countPresent(client: Client): Promise<number> {
  const { rows } = await client.query<{ runners: number }>(countStatement, [advisoryLockSpaces.presence])
  return rows[0]?.runners ?? 0
}

const countStatement = `
  select count(*)::int as runners from pg_locks
  where locktype = 'advisory' and classid = $1 and granted
    and database = (select oid from pg_database where datname = current_database())`
