import type { Clock } from '@wis/agents'
import type { PgBoss } from 'pg-boss'
import { z } from 'zod'
import { every } from '../operations/every.ts'
import type { Log } from '../operations/log.ts'
import type { Service } from '../operations/service.ts'

export interface TakenJob {
  readonly id: string
  readonly key: string
  readonly data: unknown
  /** Aborts when the queue has given the job to somebody else. */
  readonly lost: AbortSignal
  /** What is left of it takes nobody's place: another is begun instead. */
  stepAside(): void
}

interface JobLoopOptions {
  readonly boss: Pick<PgBoss, 'fetch' | 'complete' | 'fail' | 'touch'>
  readonly clock: Clock
  readonly log: Log
  readonly queue: string
  /** Jobs in hand at most. */
  readonly atOnce: number
  readonly pollMs: number
  /** Told of jobs before they are begun. Where that fails, they go back. */
  begin(jobIds: readonly string[]): Promise<void>
  /** Does a job; what it throws makes the queue give it out again. */
  run(job: TakenJob): Promise<void>
  ended(jobId: string): Promise<void>
}

/** Named as the queue wants to have it back: a job that another has taken since is not this one any more. */
interface Claim {
  readonly id: string
  readonly retryCount: number
  readonly lost: AbortController
  isAside: boolean
  work: Promise<void>
}

/** Its types do not say what the queue answers. */
const touchAnswer = z.object({ affected: z.int() })

const touchMs = 3000
const most = 50

/**
 * Takes the jobs of one queue, many with one statement, while there is room for them: an idle runner asks a few times
 * a second, whatever it could play at once. Keeps what is in hand alive with one statement, too.
 */
export function createJobLoop(options: JobLoopOptions): Service {
  const { boss, clock, log, queue, atOnce, pollMs } = options
  const claims = new Map<string, Claim>()
  const stopping = new AbortController()
  let room = new AbortController()
  let looping: Promise<void> = Promise.resolve()

  const settle = async (claim: Claim, failure: unknown) => {
    if (claim.lost.signal.aborted) return
    const { id, retryCount } = claim
    if (failure === undefined) await boss.complete(queue, { id, retryCount })
    else await boss.fail(queue, { id, retryCount }, { reason: String(failure) })
  }

  const placesTaken = () => [...claims.values()].filter(({ isAside }) => !isAside).length

  const stepAside = (claim: Claim) => {
    claim.isAside = true
    room.abort()
  }

  const work = async (claim: Claim, { key, data }: JobBody) => {
    const failure = await options
      .run({ id: claim.id, key, data, lost: claim.lost.signal, stepAside: () => stepAside(claim) })
      .then(() => undefined)
      .catch((error: unknown) => error ?? 'it failed')
    await settle(claim, failure).catch((error: unknown) => log.warn('queue-trouble', { queue, error }))
    claims.delete(claim.id)
    room.abort()
    await options.ended(claim.id).catch((error: unknown) => log.warn('queue-trouble', { queue, error }))
  }

  const take = async (): Promise<boolean> => {
    const wanted = Math.min(atOnce - placesTaken(), most)
    if (wanted <= 0) return false
    const jobs = await boss.fetch<JobBody>(queue, { batchSize: wanted, includeMetadata: true })
    if (jobs.length === 0) return false
    try {
      await options.begin(jobs.map(({ id }) => id))
    } catch (error) {
      await boss.fail(
        queue,
        jobs.map(({ id, retryCount }) => ({ id, retryCount })),
        { reason: String(error) },
      )
      throw error
    }
    for (const { id, retryCount, data } of jobs) {
      const claim: Claim = {
        ...{ id, retryCount, lost: new AbortController() },
        ...{ isAside: false, work: Promise.resolve() },
      }
      claims.set(id, claim)
      claim.work = work(claim, data)
    }
    return jobs.length === wanted
  }

  const loop = async () => {
    while (!stopping.signal.aborted) {
      room = new AbortController()
      const more = await take().catch((error: unknown) => {
        log.warn('queue-trouble', { queue, error })
        return false
      })
      const isFull = placesTaken() >= atOnce
      if (more && !isFull) continue
      await clock.pause(pollMs, isFull ? AbortSignal.any([stopping.signal, room.signal]) : stopping.signal)
    }
  }

  const touch = async () => {
    const held = [...claims.values()].filter(({ lost }) => !lost.signal.aborted)
    if (held.length === 0) return
    if ((await touched(held)) === held.length) return
    // Somebody else has one of them, or it ended this moment and minds nothing.
    for (const claim of held) if ((await touched([claim])) === 0) claim.lost.abort()
  }
  const touched = async (held: readonly Claim[]) => {
    const attempts = held.map(({ id, retryCount }) => ({ id, retryCount }))
    return touchAnswer.parse(await boss.touch(queue, attempts)).affected
  }
  const alive = every({ name: `${queue}-alive`, intervalMs: touchMs, clock, log, beat: touch })

  return {
    start: async () => {
      looping = loop()
      await alive.start()
    },
    stop: async () => {
      stopping.abort()
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
