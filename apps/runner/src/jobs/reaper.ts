import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '@wis/agents'
import { forgetRunnerJob, inTransaction, takeRunnerJobs } from '@wis/db'
import pg from 'pg'
import { every, keptOpen } from '../operations/every.ts'
import type { Service } from '../operations/every.ts'
import type { Log } from '../operations/log.ts'
import { queues } from './jobs.ts'
import type { Jobs, QueueName } from './jobs.ts'
import { createLifeLine, patience } from './life-line.ts'

const intervalMs = 300
/** A life line without a question for this long counts as lost too: its process hangs, or its machine is gone. */
const mostSilentMs = 7000

/** Matches do not wait until everything else that a dead runner had is given back too. */
const mostUrgent: QueueName = 'match'

/**
 * Notices within about a second that a runner has died. Each runner holds an advisory lock on a connection of its own,
 * which PostgreSQL drops when the process ends, and records its jobs. A runner that finds another without its lock at
 * two looks in a row gives its jobs back to the queue. Once is not enough: that runner may have lost its connection and
 * be about to take the lock again. A runner that hangs keeps its lock, but asks nothing more. Heartbeats remain as the
 * second line of defence.
 */
export interface Reaper extends Service {
  /** The lock that this runner holds while it lives. */
  readonly lockKey: number
  ended(jobId: string): Promise<void>
}

interface ReaperOptions {
  readonly url: string
  readonly clock: Clock
  readonly log: Log
  readonly silentMs?: number
  giveBack: Jobs['giveBack']
  /** Called when jobs have become free for other runners. */
  onGivenBack(queue: QueueName, jobIds: readonly string[]): void
}

export function createReaper(options: ReaperOptions): Reaper {
  const { url, clock, log, silentMs = mostSilentMs, giveBack, onGivenBack } = options
  const name = randomBytes(8).toString('hex')
  const key = createHash('sha256').update(name).digest().readInt32BE(0)
  const pool = new pg.Pool({
    connectionString: url,
    max: 2,
    ...keptOpen,
    ...patience,
    idle_in_transaction_session_timeout: mostSilentMs,
  })
  const warn = (error: Error) => log.warn('reaper-trouble', { error: error.message })
  pool.on('error', warn)
  // The pool only listens to its idle connections. Losing one in use must not end the process.
  pool.on('connect', (client) => client.on('error', warn))
  const lifeLine = createLifeLine({ url, key, log })
  let missing: ReadonlySet<number> = new Set()

  /** One transaction: if this runner dies halfway, the next finds all these jobs as they were. */
  const giveBackJobsOf = (dead: readonly number[], only?: QueueName) =>
    inTransaction({ pool }, async (client) => {
      const left = await takeRunnerJobs(client, dead, only)
      // That runner knows more queues than this one. The heartbeats give its jobs back.
      const given = queues.map((queue) => ({
        queue,
        jobIds: left.flatMap((job) => (job.queue === queue ? job.jobId : [])),
      }))
      for (const { queue, jobIds } of given) if (jobIds.length > 0) await giveBack(client, queue, jobIds)
      return given
    })

  const reap = async () => {
    const gone = await lifeLine.lifeless(silentMs)
    const dead = gone.filter((found) => missing.has(found))
    missing = new Set(gone)
    if (dead.length === 0) return
    for (const only of [mostUrgent, undefined])
      for (const { queue, jobIds } of await giveBackJobsOf(dead, only)) {
        if (jobIds.length === 0) continue
        for (const jobId of jobIds) log.warn('job-taken-over', { queue, jobId })
        onGivenBack(queue, jobIds)
      }
  }

  const beat = every({ name: 'reaper', intervalMs, clock, log, beat: reap })
  return {
    lockKey: key,
    ended: (jobId) => forgetRunnerJob(pool, jobId, key),
    start: async () => {
      await lifeLine.hold()
      await beat.start()
    },
    stop: async () => {
      await beat.stop()
      await pool.end()
      await lifeLine.end()
    },
  }
}
