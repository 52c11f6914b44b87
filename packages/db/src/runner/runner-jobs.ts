import type pg from 'pg'

type Client = Pick<pg.ClientBase, 'query'>

interface JobsInHand {
  readonly queue: string
  readonly jobIds: readonly string[]
  /** The lock that their runner holds as long as it lives. */
  readonly lockKey: number
}

/** Writes down that a runner has taken up jobs, whoever had them before. */
export async function keepRunnerJobs(client: Client, { queue, jobIds, lockKey }: JobsInHand): Promise<void> {
  await client.query(
    `insert into runner_jobs (job_id, queue, lock_key) select id, $2, $3 from unnest($1::text[]) as t(id)
     on conflict (job_id) do update set lock_key = $3`,
    [jobIds, queue, lockKey],
  )
}

/** Leaves alone a job that another runner has taken up meanwhile. */
export async function forgetRunnerJob(client: Client, jobId: string, lockKey: number): Promise<void> {
  await client.query('delete from runner_jobs where job_id = $1 and lock_key = $2', [jobId, lockKey])
}

/** Takes from dead runners the jobs that they had in hand: each is given to one caller only. */
export async function takeRunnerJobs(
  client: Client,
  lockKeys: readonly number[],
): Promise<{ readonly jobId: string; readonly queue: string }[]> {
  const { rows } = await client.query<{ jobId: string; queue: string }>(
    'delete from runner_jobs where lock_key = any($1::int[]) returning job_id as "jobId", queue',
    [lockKeys],
  )
  return rows
}
