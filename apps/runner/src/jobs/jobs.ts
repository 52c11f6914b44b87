import type { Clock } from '@wis/agents'
import { keepingRunnerJobs, putJobsFirst, sharedQueues, shareJobs } from '@wis/db'
import type { Database } from '@wis/db'
import { openPlans } from '@wis/db/experiments'
import { listUnfinished } from '@wis/db/matches'
import { ids } from '@wis/engine'
import type { Hurry, MatchId } from '@wis/engine'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { keptOpen } from '../operations/every.ts'
import type { Service } from '../operations/every.ts'
import type { Log } from '../operations/log.ts'
import { JobLoop } from './job-loop.ts'
import type { JobBody, TakenJob } from './job-loop.ts'
import { createPatience } from './life-line.ts'

/**
 * The kinds of work: play a match, make a table ready, check an agent or put a call to it again, or play a match of an
 * experiment.
 */
export const queues = ['match', 'table', 'flight-check', 'experiment'] as const
export type QueueName = (typeof queues)[number]

/** Hurries a job because the process is going to end: `lost` at once, `drain` at the end of a turn. */
export interface JobHurry extends Hurry {
  /** The rest of this job no longer counts against the limit, so that another is begun. */
  stepAside(): void
}

export interface Work {
  readonly atOnce: number
  /** `key` names the work. Only one of two jobs with the same key is ever queued. */
  run(key: string, data: unknown, hurry: JobHurry): Promise<void>
  /** Ends work that has failed too often in this process. Without this function it is tried for ever. */
  giveUp?(key: string): Promise<unknown>
}

export interface Jobs extends Service {
  /**
   * Queues on a connection whose transaction the caller holds: the job and its subject are stored together or not at
   * all.
   */
  enqueue(client: pg.ClientBase, queue: QueueName, key: string, data?: unknown): Promise<void>
  /** Queues the work unless it is already queued or under way. */
  offer(queue: QueueName, keys: readonly string[]): Promise<void>
  /** Queues every unfinished match that has no job, and every match of an experiment whose result is not kept. */
  adoptOrphans(): Promise<void>
  /** Gives back the jobs that a runner left behind, on a connection whose transaction the caller holds. */
  giveBack(client: pg.ClientBase, queue: QueueName, jobIds: readonly string[]): Promise<void>
  /** Takes at once the jobs that were given back. */
  look(queue: QueueName): void
  /** The jobs this runner has in hand. */
  inHand(): readonly { readonly queue: QueueName; readonly key: string }[]
}

interface JobsOptions {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly work: Readonly<Record<QueueName, Work>>
  readonly drainMs: number
  /** The lock that this runner holds while it lives. The record of its jobs names this lock. */
  readonly lockKey: number
  /** Receives the queue's number of each job that has ended. */
  onEnded?(jobId: string): Promise<void>
}

/**
 * Jobs of pg-boss on the same database. A job may come twice or be lost: the second copy finds the match claimed or
 * over, and `adoptOrphans` queues a lost one again.
 */
export function createJobs(options: JobsOptions): Jobs {
  const { db, clock, log, drainMs } = options
  const boss = queueOn(db)
  boss.on('error', (error) => log.warn('queue-trouble', { error: error.message }))
  const draining = new AbortController()
  const inHand: JobsInHand = new Map()
  const loopsOf = loopsOn(boss, options, { draining: draining.signal, inHand })
  const loops = Object.values(loopsOf)

  const offer = async (queue: QueueName, keys: readonly string[]) => {
    if (keys.length === 0) return
    await boss.insert(
      queue,
      keys.map((key) => ({ data: { key }, singletonKey: key })),
    )
  }

  return {
    start: async () => {
      await boss.start()
      await makeQueues(boss)
      for (const loop of loops) await loop.start()
    },
    stop: async () => {
      draining.abort()
      await Promise.race([Promise.all(loops.map((loop) => loop.stop())), clock.pause(drainMs)])
      await boss.stop({ graceful: false })
    },
    enqueue: async (client, queue, key, data) => {
      await boss.send(queue, { key, data }, { singletonKey: key, db: on(client) })
    },
    offer,
    adoptOrphans: async () => {
      const [matches, plans] = await Promise.all([listUnfinished(db), openPlans(db)])
      await offer('match', matches)
      if (plans.length > 0) await offer('experiment', plans)
    },
    giveBack: async (client, queue, jobIds) => {
      await boss.fail(queue, [...jobIds], { reason: 'its runner is gone' }, { db: on(client) })
      await putJobsFirst(client, { queue, jobIds })
    },
    look: (queue) => loopsOf[queue].look(),
    inHand: () => [...inHand.values()],
  }
}

/** By the queue's number of a job. */
type JobsInHand = Map<string, { readonly queue: QueueName; readonly key: string }>

interface Loops {
  readonly draining: AbortSignal
  readonly inHand: JobsInHand
}

/** The loop of each queue. None has started. */
function loopsOn(boss: PgBoss, options: JobsOptions, { draining, inHand }: Loops) {
  const { db, clock, log, lockKey, onEnded } = options
  const keeping = recording(boss, lockKey)
  const loopOf = (queue: QueueName) => {
    const work = options.work[queue]
    const shared = sharedQueues.find((name) => name === queue)
    return new JobLoop({
      boss,
      clock,
      log,
      queue,
      pollMs,
      atOnce: work.atOnce,
      take: async (wanted) => {
        if (shared) await shareJobs(db, shared)
        return boss.fetch<JobBody>(queue, { ...wanted, includeMetadata: true, db: keeping })
      },
      run: createWorker({ queue, work, clock, log, draining, inHand }),
      ended: async (jobId) => onEnded?.(jobId),
    })
  }
  return {
    match: loopOf('match'),
    table: loopOf('table'),
    'flight-check': loopOf('flight-check'),
    experiment: loopOf('experiment'),
  }
}

const queueOn = (db: Database) =>
  new PgBoss({
    connectionString: db.url,
    // One for each kind of work, and one to queue with while all of them look for work.
    max: queues.length + 1,
    ...keptOpen,
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
  })

async function makeQueues(boss: PgBoss): Promise<void> {
  for (const queue of queues) {
    await boss.createQueue(queue, { policy: 'exclusive', ...queueSettings })
    // An earlier version may have made this queue with other options.
    await boss.updateQueue(queue, queueSettings)
  }
}

/** Records with the jobs that are taken that this runner has them. */
const recording = (boss: PgBoss, lockKey: number) => ({
  executeSql: (text: string, values: unknown[] = []) => {
    const kept = keepingRunnerJobs({ text, values }, lockKey)
    return boss.getDb().executeSql(kept.text, [...kept.values])
  },
})

/** Runs statements of the queue within a transaction of ours. */
const on = (client: pg.ClientBase) => ({
  executeSql: (text: string, values?: unknown[]) => client.query(text, values),
})

/** The pause between two questions of a runner that has room. */
const pollMs = 250

const queueSettings = {
  heartbeatSeconds: 10,
  expireInSeconds: 3600,
  retryLimit: 1000,
  retryDelay: 0,
  /** Finished jobs need no keeping: the match itself says everything. */
  deleteAfterSeconds: 3600,
} as const

export const matchOf = (key: string): MatchId => ids.match(key)

interface WorkerOptions {
  readonly queue: QueueName
  readonly work: Work
  readonly clock: Clock
  readonly log: Log
  readonly draining: AbortSignal
  /** The jobs of this runner. The worker adds its own while it does them. */
  readonly inHand: Map<string, { readonly queue: QueueName; readonly key: string }>
}

/** Does the jobs of one queue. It throws if the queue should give the job out again. */
function createWorker(options: WorkerOptions): (job: TakenJob) => Promise<void> {
  const { queue, work, clock, log, draining, inHand } = options
  const { run, giveUp } = work
  const patience = createPatience({ queue, clock, log, draining, ...(giveUp && { giveUp }) })
  return async ({ id, key, data, lost, stepAside }) => {
    inHand.set(id, { queue, key })
    try {
      await run(key, data, { lost, drain: draining, stepAside })
    } catch (error) {
      if (!(await patience.failed(key, error))) throw error
    } finally {
      inHand.delete(id)
    }
    patience.succeeded(key)
    // The match stands at the end of a turn and goes on elsewhere. A failed job tells the queue that.
    if (draining.aborted) throw new Error('handed over: this runner is stopping')
  }
}
