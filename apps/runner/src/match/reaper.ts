import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Clock } from '../operations/clock.ts'
import { every } from '../operations/every.ts'
import type { Log } from '../operations/log.ts'
import type { Service } from '../operations/service.ts'
import type { Jobs, QueueName } from './jobs.ts'

/** The space of advisory locks in which a runner's life is kept. */
const lockSpace = 7421
const intervalMs = 500

/**
 * Notices within a second that a runner has died. Each runner holds an advisory lock on a connection of its own, which
 * PostgreSQL drops the moment the process is gone, and writes down which jobs it has. Whoever finds jobs of a runner
 * without a lock gives them back to the queue. Heartbeats stay the backstop for hosts that vanish without a word.
 */
export interface Reaper extends Service {
  note(change: 'begun' | 'ended', queue: QueueName, jobId: string): Promise<void>
}

interface ReaperOptions {
  readonly url: string
  readonly clock: Clock
  readonly log: Log
  giveBack: Jobs['giveBack']
  onTakenOver(): void
}

export function createReaper({ url, clock, log, giveBack, onTakenOver }: ReaperOptions): Reaper {
  const name = randomBytes(8).toString('hex')
  const key = createHash('sha256').update(name).digest().readInt32BE(0)
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  pool.on('error', (error) => log.warn('reaper-trouble', { error: error.message }))
  let life: pg.Client | undefined

  /** Holds the lock; taken again where the connection was lost, for then the lock is lost too. */
  const live = async () => {
    if (life) return
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
    client.on('error', (error) => {
      log.warn('life-line-lost', { error: error.message })
      life = undefined
    })
    client.on('end', () => {
      if (life === client) life = undefined
    })
    await client.connect()
    await client.query('select pg_advisory_lock($1, $2)', [lockSpace, key])
    life = client
  }

  const reap = async () => {
    await live()
    const { rows } = await pool.query<{ job_id: string; queue: QueueName }>(
      `delete from runner_jobs j
       where not exists (select 1 from pg_locks l where l.locktype = 'advisory' and l.granted
                           and l.database = (select oid from pg_database where datname = current_database())
                           and l.classid = $1 and l.objid::bigint = (j.lock_key::bigint & 4294967295))
       returning job_id, queue`,
      [lockSpace],
    )
    for (const { job_id: jobId, queue } of rows) {
      log.warn('job-taken-over', { queue, jobId })
      onTakenOver()
      await giveBack(queue, jobId)
    }
  }

  const beat = every({ name: 'reaper', intervalMs, clock, log, beat: reap })
  return {
    note: async (change, queue, jobId) => {
      const statement =
        change === 'begun'
          ? {
              text: 'insert into runner_jobs (job_id, queue, lock_key) values ($1, $2, $3) on conflict (job_id) do update set lock_key = $3',
              values: [jobId, queue, key],
            }
          : { text: 'delete from runner_jobs where job_id = $1 and lock_key = $2', values: [jobId, key] }
      await pool.query(statement)
    },
    start: async () => {
      await live()
      await beat.start()
    },
    stop: async () => {
      await beat.stop()
      await pool.end()
      await life?.end()
    },
  }
}
