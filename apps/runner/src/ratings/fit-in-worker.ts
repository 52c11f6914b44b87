import { Worker } from 'node:worker_threads'
import type { FitPacked } from '@wis/db'
import type { RatingTable } from '@wis/ratings'
import type { FitRequest } from './fit-worker.ts'

/** The bundle of the worker lies beside the runner's. From source, the worker needs a loader of its own. */
function startWorker(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./fit-worker.js', import.meta.url))
  const source = new URL('./fit-worker.ts', import.meta.url).href
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import('${source}') })`
  return new Worker(load, { eval: true, execArgv: [] })
}

/** Fits in a thread of its own, so that no turn of a match waits for it. Ends the thread when the signal aborts. */
export function fitInWorker(signal: AbortSignal): FitPacked {
  return (packed, field, method) =>
    new Promise<RatingTable>((resolve, reject) => {
      signal.throwIfAborted()
      const worker = startWorker()
      const stop = () => void worker.terminate()
      signal.addEventListener('abort', stop)
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => {
        signal.removeEventListener('abort', stop)
        // After an answer this has no effect.
        reject(new Error(signal.aborted ? 'the fit was broken off' : 'the fit ended without a result'))
      })
      const request: FitRequest = { packed, field, method }
      worker.postMessage(request, [packed.buffer])
    })
}
