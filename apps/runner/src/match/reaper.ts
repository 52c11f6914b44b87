import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Clock } from '../operations/clock.ts'
import { every } from '../operations/every.ts'
import type { Log } from '../operations/log.ts'
import type { Service } from '../operations/service.ts'
import type { Jobs, QueueName } from './jobs.ts'

/** The space of advisory locks in which a runner's life is kept. */
const lockSpace = 7421
const intervalMs = 300
/** A life line that has not answered by then is lost, whatever the network says. */
const patience = { connectionTimeoutMillis: 5000, query_timeout: 5000 } as const

/**
 * Notices within about a second that a runner has died. Each runner holds an advisory lock on a connection of its own,
 * which PostgreSQL drops the moment the process is gone, and writes down which jobs it has. Whoever finds a runner
 * without its lock twice running gives its jobs back to the queue: once may be a runner that has lost its connection and
 * is about to take the lock again. Heartbeats stay the backstop for hosts that vanish without a word.
 */
export interface Reaper extends Service {
  begun(queue: QueueName, jobIds: readonly string[]): Promise<void>
  ended(jobId: string): Promise<void>
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
  let missing: ReadonlySet<number> = new Set()

  const drop = (client: pg.Client) => {
    if (life === client) life = undefined
    client.end().catch(() => undefined)
  }

  /** The connection that holds the lock; another, and the lock taken again, where it was lost. */
  const lifeLine = async (): Promise<pg.Client> => {
    if (life) return life
    const client = new pg.Client({ connectionString: url, ...patience })
    client.on('error', (error) => {
      log.warn('life-line-lost', { error: error.message })
      drop(client)
    })
    await client
      .connect()
      .then(() => takeLock(client, key))
      .catch((error: unknown) => {
        drop(client)
        throw error
      })
    life = client
    return client
  }

  /** Asked on the life line itself, so that a runner that has lost it notices before it looks for others. */
  const lifeless = async () => {
    const client = await lifeLine()
    const asked = client.query<{ lock_key: number }>(withoutLock, [lockSpace])
    const { rows } = await asked.catch((error: unknown) => {
      drop(client)
      throw error
    })
    return rows.map(({ lock_key: found }) => found)
  }

  const reap = async () => {
    const gone = await lifeless()
    const dead = gone.filter((found) => missing.has(found))
    missing = new Set(gone)
    if (dead.length === 0) return
    const { rows } = await pool.query<{ job_id: string; queue: QueueName }>(
      'delete from runner_jobs where lock_key = any($1::int[]) returning job_id, queue',
      [dead],
    )
    for (const { job_id: jobId, queue } of rows) {
      log.warn('job-taken-over', { queue, jobId })
      onTakenOver()
      await giveBack(queue, jobId).catch((error: unknown) =>
        log.warn('not-given-back', { queue, jobId, error }),
      )
    }
  }

  const beat = every({ name: 'reaper', intervalMs, clock, log, beat: reap })
  return {
    begun: async (queue, jobIds) => {
      await pool.query(
        `insert into runner_jobs (job_id, queue, lock_key) select id, $2, $3 from unnest($1::text[]) as t(id)
         on conflict (job_id) do update set lock_key = $3`,
        [jobIds, queue, key],
      )
    },
    ended: async (jobId) => {
      await pool.query('delete from runner_jobs where job_id = $1 and lock_key = $2', [jobId, key])
    },
    start: async () => {
      await lifeLine()
      await beat.start()
    },
    stop: async () => {
      await beat.stop()
      await pool.end()
      await life?.end()
    },
  }
}

/** Never waits: the lock may be held by an earlier connection of this runner that the server has not missed yet. */
async function takeLock(client: pg.Client, key: number): Promise<void> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1, $2) as held', [
    lockSpace,
    key,
  ])
  if (!rows[0]?.held) throw new Error('the server still holds the lock for an earlier connection')
}

const withoutLock = `
  select distinct j.lock_key from runner_jobs j
  where not exists (select 1 from pg_locks l where l.locktype = 'advisory' and l.granted
                      and l.database = (select oid from pg_database where datname = current_database())
                      and l.classid = $1 and l.objid::bigint = (j.lock_key::bigint & 4294967295))`
