import type { Clock } from '@wis/agents'
import { leftBehind } from '@wis/db'
import type { FetchOptions, JobWithMetadata, PgBoss } from 'pg-boss'
import { z } from 'zod'
import { every } from '../operations/every.ts'
import type { Service } from '../operations/every.ts'
import type { Log } from '../operations/log.ts'

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
  /** The most jobs in hand. Jobs that have lost their runner may come on top: as many again, or `mostOnTop` if that is more. */
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
/**
 * Several runners may be gone at once, and on a busy machine a new one needs half a minute to start. Jobs for which the
 * others have no room stand still until then. So many take little memory, however few new ones a runner may begin.
 */
const mostOnTop = 200

/**
 * Takes the jobs of one queue, many with one statement, while there is room for them. An idle runner asks a few times a
 * second, however many jobs it could take. One statement also keeps all jobs in hand alive.
 */
export class JobLoop implements Service {
  readonly #options: JobLoopOptions
  readonly #claims = new Map<string, Claim>()
  readonly #alive: Service
  readonly #stopping = new AbortController()
  /** Ends the pause between two questions. */
  #wake = new AbortController()
  #isFull = false
  #looping: Promise<void> = Promise.resolve()

  constructor(options: JobLoopOptions) {
    const { boss, clock, log, queue } = options
    this.#options = options
    this.#alive = every({
      name: `${queue}-alive`,
      intervalMs: touchMs,
      clock,
      log,
      beat: () => keepAlive(boss, queue, this.#claims.values()),
    })
  }

  async start(): Promise<void> {
    this.#looping = this.#loop()
    await this.#alive.start()
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#wake.abort()
    await this.#looping
    await Promise.all([...this.#claims.values()].map((claim) => claim.work))
    await this.#alive.stop()
  }

  /** Asks the queue at once instead of after the pause. */
  look(): void {
    this.#wake.abort()
  }

  async #loop(): Promise<void> {
    const { clock, atOnce, pollMs } = this.#options
    while (!this.#stopping.signal.aborted) {
      this.#wake = new AbortController()
      const more = await this.#take().catch((error: unknown) => {
        this.#warn(error)
        return false
      })
      this.#isFull = this.#placesTaken() >= atOnce
      if (!more) await clock.pause(pollMs, this.#wake.signal)
    }
  }

  /** True if there may be more. */
  async #take(): Promise<boolean> {
    const { atOnce, take } = this.#options
    const room = Math.min(atOnce - this.#placesTaken(), most)
    if (room <= 0) return this.#takeLeftBehind()
    const jobs = await take({ batchSize: room, includeMetadata: true })
    for (const job of jobs) this.#begin(job)
    return jobs.length === room
  }

  /**
   * A match that has lost its runner does not wait for room: one runner is gone, and all others may be full. A full
   * runner takes a part of them and then pauses, so that they spread over the runners that are left.
   */
  async #takeLeftBehind(): Promise<false> {
    const { atOnce, take } = this.#options
    const room = atOnce + Math.max(atOnce, mostOnTop) - this.#placesTaken()
    const wanted = Math.min(room, Math.ceil(atOnce / 2), most)
    if (wanted <= 0) return false
    const jobs = await take({ batchSize: wanted, includeMetadata: true, minPriority: leftBehind })
    for (const job of jobs) this.#begin(job)
    return false
  }

  #begin({ id, retryCount, data }: JobWithMetadata<JobBody>): void {
    const claim: Claim = {
      id,
      retryCount,
      lost: new AbortController(),
      isAside: false,
      work: Promise.resolve(),
    }
    this.#claims.set(id, claim)
    claim.work = this.#work(claim, data)
  }

  async #work(claim: Claim, { key, data }: JobBody): Promise<void> {
    const { run, ended } = this.#options
    const stepAside = () => {
      claim.isAside = true
      this.#placeFreed()
    }
    const failure = await run({ id: claim.id, key, data, lost: claim.lost.signal, stepAside })
      .then(() => undefined)
      .catch((error: unknown) => error ?? 'it failed')
    await this.#settle(claim, failure).catch((error: unknown) => this.#warn(error))
    this.#claims.delete(claim.id)
    this.#placeFreed()
    await ended(claim.id).catch((error: unknown) => this.#warn(error))
  }

  async #settle({ id, retryCount, lost }: Claim, failure: unknown): Promise<void> {
    const { boss, queue } = this.#options
    if (lost.signal.aborted) return
    if (failure === undefined) await boss.complete(queue, { id, retryCount })
    else await boss.fail(queue, { id, retryCount }, { reason: String(failure) })
    // This job was handed over. It goes before new ones, like the job of a runner that died.
    if (failure !== undefined && this.#stopping.signal.aborted)
      await boss.update(queue, undefined, { id, priority: leftBehind })
  }

  #placesTaken(): number {
    return [...this.#claims.values()].filter(({ isAside }) => !isAside).length
  }

  #placeFreed(): void {
    if (this.#isFull) this.#wake.abort()
  }

  #warn(error: unknown): void {
    const { log, queue } = this.#options
    log.warn('queue-trouble', { queue, error })
  }
}

export interface JobBody {
  readonly key: string
  readonly data?: unknown
}

/** Identifies one taking of the job: a job that another runner has since taken is a different one. */
interface Claim {
  readonly id: string
  readonly retryCount: number
  /** Aborts when the queue has given the job to another runner. */
  readonly lost: AbortController
  /** The rest of this job no longer counts against the limit of its loop. */
  isAside: boolean
  work: Promise<void>
}

/** pg-boss does not type this answer. */
const touchAnswer = z.object({ affected: z.int() })

/** Keeps all jobs in hand alive with one statement. Those that another runner has are lost. */
async function keepAlive(boss: Pick<PgBoss, 'touch'>, queue: string, claims: Iterable<Claim>): Promise<void> {
  const held = [...claims].filter(({ lost }) => !lost.signal.aborted)
  const touched = async (some: readonly Claim[]) => {
    const attempts = some.map(({ id, retryCount }) => ({ id, retryCount }))
    return touchAnswer.parse(await boss.touch(queue, attempts)).affected
  }
  if (held.length === 0 || (await touched(held)) === held.length) return
  // Another runner has one of the jobs, or it ended just now and needs no heartbeat.
  for (const claim of held) if ((await touched([claim])) === 0) claim.lost.abort()
}
