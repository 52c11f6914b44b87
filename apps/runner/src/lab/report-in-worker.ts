import { Worker } from 'node:worker_threads'
import type { Report, TaskReport } from '@wis/lab'
import type { ReportAnswer, ReportMessage, ReportPart, ReportSubject } from './report-worker.ts'

/** The bundle of the worker lies beside the runner's. From source, the worker needs a loader of its own. */
function startWorker(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./report-worker.js', import.meta.url))
  const source = new URL('./report-worker.ts', import.meta.url).href
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import('${source}') })`
  return new Worker(load, { eval: true, execArgv: [] })
}

interface Reporting {
  readonly subject: ReportSubject
  /** Parts of the rows, in order. */
  readonly parts: AsyncIterable<ReportPart>
  readonly signal: AbortSignal
}

/**
 * Computes a report in a thread of its own, so that no turn of a match waits for it. Rows are handed over in parts, one
 * at a time, so that memory does not grow with the experiment.
 */
export async function reportInWorker({ subject, parts, signal }: Reporting): Promise<Report | TaskReport> {
  signal.throwIfAborted()
  const worker = startWorker()
  const stop = () => void worker.terminate()
  signal.addEventListener('abort', stop)
  try {
    await tell(worker, { kind: 'begin', subject })
    for await (const part of parts) await tell(worker, { kind: 'rows', ...part })
    const last = await tell(worker, { kind: 'end' })
    if (last.kind !== 'report') throw new Error('the thread made no report')
    return last.report
  } finally {
    signal.removeEventListener('abort', stop)
    await worker.terminate()
  }
}

function tell(worker: Worker, message: ReportMessage): Promise<ReportAnswer> {
  return new Promise((resolve, reject) => {
    const exited = () => reject(new Error('the thread ended without a report'))
    worker.once('error', reject)
    worker.once('exit', exited)
    worker.once('message', (answer: ReportAnswer) => {
      worker.off('error', reject)
      worker.off('exit', exited)
      resolve(answer)
    })
    worker.postMessage(message)
  })
}
