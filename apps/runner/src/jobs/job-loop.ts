import type { Clock } from '@wis/agents'
import { leftBehind } from '@wis/db'
import type { FetchOptions, JobWithMetadata, PgBoss } from 'pg-boss'
import { every } from '../operations/every.ts'
import type { Log } from '../operations/log.ts'
import type { Service } from '../operations/service.ts'
import { keepAlive } from './claims.ts'
import type { Claim } from './claims.ts'

export interface TakenJob {
  readonly id: string
  readonly key: string
  readonly data: unknown
  /** Aborts when the queue has given the job to another runner. */
  readonly lost: AbortSignal
  /** The rest of this job no longer counts against the limit, so the loop begins another. */
  stepAside(): void
}

interface JobLoopOptions {
  readonly boss: Pick<PgBoss, 'complete' | 'fail' | 'touch' | 'update'>
  readonly clock: Clock
  readonly log: Log
  readonly queue: string
  /** The most jobs in hand. Jobs that have lost their runner may come on top, up to the same number. */
  readonly atOnce: number
  readonly pollMs: number
  /** Takes jobs from the queue, and records that this runner has them. */
  take(options: FetchOptions): Promise<readonly JobWithMetadata<JobBody>[]>
  /** Does a job. If it throws, the queue gives the job out again. */
  run(job: TakenJob): Promise<void>
  ended(jobId: string): Promise<void>
}

const touchMs = 3000
const most = 50

export interface JobLoop extends Service {
  /** Asks the queue at once instead of after the pause. */
  look(): void
}

/**
 * Takes the jobs of one queue, many with one statement, while there is room for them. An idle runner asks a few times a
 * second, however many jobs it could take. One statement also keeps all jobs in hand alive.
 */
export function createJobLoop(options: JobLoopOptions): JobLoop {
  const { boss, clock, log, queue, atOnce, pollMs } = options
  const claims = new Map<string, Claim>()
  const stopping = new AbortController()
  /** Ends the pause between two questions. */
  let wake = new AbortController()
  let isFull = false
  let looping: Promise<void> = Promise.resolve()

  const settle = async (claim: Claim, failure: unknown) => {
    if (claim.lost.signal.aborted) return
    const { id, retryCount } = claim
    if (failure === undefined) await boss.complete(queue, { id, retryCount })
    else await boss.fail(queue, { id, retryCount }, { reason: String(failure) })
    // This job was handed over. It goes before new ones, like the job of a runner that died.
    if (failure !== undefined && stopping.signal.aborted)
      await boss.update(queue, undefined, { id, priority: leftBehind })
  }

  const placesTaken = () => [...claims.values()].filter(({ isAside }) => !isAside).length

  const placeFreed = () => {
    if (isFull) wake.abort()
  }
  const stepAside = (claim: Claim) => {
    claim.isAside = true
    placeFreed()
  }

  const work = async (claim: Claim, { key, data }: JobBody) => {
    const failure = await options
      .run({ id: claim.id, key, data, lost: claim.lost.signal, stepAside: () => stepAside(claim) })
      .then(() => undefined)
      .catch((error: unknown) => error ?? 'it failed')
    await settle(claim, failure).catch((error: unknown) => log.warn('queue-trouble', { queue, error }))
    claims.delete(claim.id)
    placeFreed()
    await options.ended(claim.id).catch((error: unknown) => log.warn('queue-trouble', { queue, error }))
  }

  /** A match that has lost its runner does not wait for room: one runner is gone, and all others may be full. */
  const take = async (): Promise<boolean> => {
    const taken = placesTaken()
    const isLeftBehindOnly = taken >= atOnce
    const wanted = Math.min((isLeftBehindOnly ? 2 * atOnce : atOnce) - taken, most)
    if (wanted <= 0) return false
    const jobs = await options.take({
      batchSize: wanted,
      includeMetadata: true,
      ...(isLeftBehindOnly && { minPriority: leftBehind }),
    })
    for (const { id, retryCount, data } of jobs) {
      const claim: Claim = {
        id,
        retryCount,
        lost: new AbortController(),
        isAside: false,
        work: Promise.resolve(),
      }
      claims.set(id, claim)
      claim.work = work(claim, data)
    }
    return jobs.length === wanted
  }

  const loop = async () => {
    while (!stopping.signal.aborted) {
      wake = new AbortController()
      const more = await take().catch((error: unknown) => {
        log.warn('queue-trouble', { queue, error })
        return false
      })
      isFull = placesTaken() >= atOnce
      if (!more) await clock.pause(pollMs, wake.signal)
    }
  }

  const alive = every({
    name: `${queue}-alive`,
    intervalMs: touchMs,
    clock,
    log,
    beat: () => keepAlive(boss, queue, claims.values()),
  })

  return {
    look: () => wake.abort(),
    start: async () => {
      looping = loop()
      await alive.start()
    },
    stop: async () => {
      stopping.abort()
      wake.abort()
      await looping
      await Promise.all([...claims.values()].map((claim) => claim.work))
      await alive.stop()
    },
  }
}

export interface JobBody {
  readonly key: string
  readonly data?: unknown
}
