import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '@wis/agents'
import { forgetRunnerJob, keepRunnerJobs, lostLifeLocks, takeLifeLock, takeRunnerJobs } from '@wis/db'
import pg from 'pg'
import { every } from '../operations/every.ts'
import type { Log } from '../operations/log.ts'
import type { Service } from '../operations/service.ts'
import { queues } from './jobs.ts'
import type { Jobs, QueueName } from './jobs.ts'

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
    return lostLifeLocks(client).catch((error: unknown) => {
      drop(client)
      throw error
    })
  }

  const reap = async () => {
    const gone = await lifeless()
    const dead = gone.filter((found) => missing.has(found))
    missing = new Set(gone)
    if (dead.length === 0) return
    for (const { jobId, queue: found } of await takeRunnerJobs(pool, dead)) {
      const queue = queues.find((known) => known === found)
      // Of a runner that knows more queues than this one: the heartbeats give its job back.
      if (queue === undefined) continue
      log.warn('job-taken-over', { queue, jobId })
      onTakenOver()
      await giveBack(queue, jobId).catch((error: unknown) =>
        log.warn('not-given-back', { queue, jobId, error }),
      )
    }
  }

  const beat = every({ name: 'reaper', intervalMs, clock, log, beat: reap })
  return {
    begun: (queue, jobIds) => keepRunnerJobs(pool, { queue, jobIds, lockKey: key }),
    ended: (jobId) => forgetRunnerJob(pool, jobId, key),
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

async function takeLock(client: pg.Client, key: number): Promise<void> {
  if (!(await takeLifeLock(client, key)))
    throw new Error('the server still holds the lock for an earlier connection')
}
