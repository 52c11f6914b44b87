import type pg from 'pg'

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
