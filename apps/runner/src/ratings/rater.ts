import type { Clock } from '@wis/agents'
import type { Database } from '@wis/db'
import { makeStatistics, makeTables, refitRatings } from '@wis/db/boards'
import type { Refitted } from '@wis/db/boards'
import { every } from '../operations/every.ts'
import type { Service } from '../operations/every.ts'
import type { Log } from '../operations/log.ts'
import { startWorker } from '../operations/start-worker.ts'
import type { AskedTask, Tasks } from './fit-worker.ts'

/** No match lasts that long, so every match dealt earlier has been looked at. */
const longestMatchMs = 24 * 3_600_000
/** A match that ended earlier is stored by now, unless its runner was held up. */
const storedWithinMs = 60_000
/** A full look now and then finds a match that ended later than it should. */
const thoroughMs = 24 * 3_600_000
/** The worth of a seat changes slowly. */
const measuredEveryMs = 10 * 60_000

interface RaterOptions {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly intervalMs: number
}

/** Keeps the skill ratings, what they do not tell, and the tables of several games up to date, in the background: one runner at a time, and only after a change. */
export function createRater({ db, clock, log, intervalMs }: RaterOptions): Service {
  const stopping = new AbortController()
  const { fit, fitSides, takeIn, tabulate, measure, findOneNumber } = ratingWorkers(stopping.signal)
  let thoroughAt: Date | undefined

  const rate = async () => {
    const now = clock.now()
    const isThorough = !thoroughAt || now.getTime() - thoroughAt.getTime() > thoroughMs
    const since = new Date(now.getTime() - longestMatchMs)
    const refitted = await refitRatings(db, {
      fit,
      fitSides,
      signal: stopping.signal,
      ...(!isThorough && { since }),
    })
    if (!refitted) return
    tell(log, refitted, clock.now().getTime() - now.getTime())
    const before = new Date(now.getTime() - storedWithinMs)
    const signal = stopping.signal
    const made = await makeTables(db, { takeIn, tabulate, before, signal, thorough: isThorough })
    if (made && made.length > 0) log.info('tables-made', { tables: [...made] })
    await makeStatistics(db, { measure, findOneNumber, signal, restMs: measuredEveryMs })
    if (isThorough) thoroughAt = now
  }
  const beat = async () => {
    await rate().catch((error: unknown) => {
      if (!stopping.signal.aborted) throw error
    })
  }
  const beating = every({ name: 'rater', intervalMs, clock, log, beat })
  return {
    start: () => beating.start(),
    stop: async () => {
      stopping.abort(new Error('the runner stops'))
      await beating.stop()
    },
  }
}

function tell(log: Log, { taken, fitted }: Refitted, tookMs: number): void {
  if (fitted.length > 0) log.info('rated', { taken, fitted: [...fitted], tookMs })
}

/** The tasks of ratings, each in a thread of its own, so that no turn of a match waits for it. Ends them when the signal aborts. */
export function ratingWorkers(signal: AbortSignal) {
  /** `taken` are the parts that the thread takes over instead of a copy. */
  const inWorker =
    <Name extends keyof Tasks>(
      task: Name,
      taken: (...given: Parameters<Tasks[Name]>) => readonly ArrayBuffer[] = () => [],
    ) =>
    (...given: Parameters<Tasks[Name]>) =>
      answerTo({ task, given }, { signal, transfer: taken(...given) })
  return {
    fit: inWorker('fit', (packed) => [packed.buffer]),
    fitSides: inWorker('fitSides'),
    takeIn: inWorker('takeIn'),
    tabulate: inWorker('tabulate'),
    measure: inWorker('measure'),
    findOneNumber: inWorker('findOneNumber'),
  }
}

interface Sending {
  readonly signal: AbortSignal
  readonly transfer: readonly ArrayBuffer[]
}

function answerTo<Name extends keyof Tasks>(
  asked: AskedTask<Name>,
  { signal, transfer }: Sending,
): Promise<ReturnType<Tasks[Name]>> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const worker = startWorker('fit-worker')
    const stop = () => void worker.terminate()
    signal.addEventListener('abort', stop)
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => {
      signal.removeEventListener('abort', stop)
      // After an answer this has no effect.
      reject(new Error(signal.aborted ? 'the fit was broken off' : 'the fit ended without a result'))
    })
    worker.postMessage(asked, transfer)
  })
}
