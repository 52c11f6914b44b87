import type { Clock } from '@wis/agents'
import type { Database } from '@wis/db'
import { makeStatistics, makeTables, refitRatings } from '@wis/db/boards'
import type {
  FindOneNumber,
  FitPacked,
  FitSides,
  MeasureBoard,
  Refitted,
  Tabulate,
  TakeIn,
} from '@wis/db/boards'
import { every } from '../operations/every.ts'
import type { Service } from '../operations/every.ts'
import type { Log } from '../operations/log.ts'
import { startWorker } from '../operations/start-worker.ts'
import type {
  FitRequest,
  FitSidesRequest,
  Fitted,
  MeasureRequest,
  OneNumberRequest,
  TabulateRequest,
  TakeInRequest,
  WorkerRequest,
} from './fit-worker.ts'

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
  const fit = fitInWorker(stopping.signal)
  const fitSides = fitSidesInWorker(stopping.signal)
  const [takeIn, tabulate] = [takeInInWorker(stopping.signal), tabulateInWorker(stopping.signal)]
  const [measure, findOneNumber] = [measureInWorker(stopping.signal), oneNumberInWorker(stopping.signal)]
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

/** Fits in a thread of its own, so that no turn of a match waits for it. Ends the thread when the signal aborts. */
export function fitInWorker(signal: AbortSignal): FitPacked {
  return (packed, field) => answerTo<FitRequest>({ packed, field }, { signal, transfer: [packed.buffer] })
}

/** The same for a game between sides. */
export function fitSidesInWorker(signal: AbortSignal): FitSides {
  return (results) => answerTo<FitSidesRequest>({ results }, { signal, transfer: [] })
}

/** Counts matches for values with intervals, in the same way. */
export function takeInInWorker(signal: AbortSignal): TakeIn {
  return (values, matches, kind) =>
    answerTo<TakeInRequest>({ values, matches, kind }, { signal, transfer: [] })
}

/** Sets the values of several games side by side, in the same way. */
export function tabulateInWorker(signal: AbortSignal): Tabulate {
  return (columns, least) => answerTo<TabulateRequest>({ columns, least }, { signal, transfer: [] })
}

/** Measures boards, in the same way. */
export function measureInWorker(signal: AbortSignal): MeasureBoard {
  return (measured) => answerTo<MeasureRequest>({ measured }, { signal, transfer: [] })
}

/** Finds one number over several games, in the same way. */
export function oneNumberInWorker(signal: AbortSignal): FindOneNumber {
  return (games) => answerTo<OneNumberRequest>({ games }, { signal, transfer: [] })
}

interface Sending {
  readonly signal: AbortSignal
  /** What the thread takes over instead of a copy. */
  readonly transfer: readonly ArrayBuffer[]
}

function answerTo<Request extends WorkerRequest>(
  request: Request,
  { signal, transfer }: Sending,
): Promise<Fitted<Request>> {
  return new Promise<Fitted<Request>>((resolve, reject) => {
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
    worker.postMessage(request, transfer)
  })
}
