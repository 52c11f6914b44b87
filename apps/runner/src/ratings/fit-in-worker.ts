import type { FitPacked, FitSides, TakeIn, Tabulate } from '@wis/db/boards'
import { startWorker } from '../operations/start-worker.ts'
import type {
  FitRequest,
  FitSidesRequest,
  Fitted,
  TabulateRequest,
  TakeInRequest,
  WorkerRequest,
} from './fit-worker.ts'

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
