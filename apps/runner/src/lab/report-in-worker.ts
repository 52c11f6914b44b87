import { Worker } from 'node:worker_threads'
import type { Report, TaskReport } from '@wis/lab'
import type { Look, ReportAnswer, ReportMessage, ReportPart, ReportSubject } from './report-worker.ts'

/** The bundle of the worker lies beside the runner's. From source, the worker needs a loader of its own. */
function startWorker(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./report-worker.js', import.meta.url))
  const source = new URL('./report-worker.ts', import.meta.url).href
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import('${source}') })`
  return new Worker(load, { eval: true, execArgv: [] })
}

interface Computing<Asked> {
  readonly asked: Asked
  /** Parts of the rows, in order. */
  readonly parts: AsyncIterable<ReportPart>
  readonly signal: AbortSignal
}

/** Computes a report. */
export async function reportInWorker(computing: Computing<ReportSubject>): Promise<Report | TaskReport> {
  const answer = await computed(computing)
  if (answer.kind !== 'report') throw new Error('the thread made no report')
  return answer.report
}

/** The deals that are enough, as far as the rows go. Undefined if the experiment goes on after them. */
export async function lookInWorker(computing: Computing<Look>): Promise<number | undefined> {
  const answer = await computed(computing)
  if (answer.kind !== 'look') throw new Error('the thread did not look')
  return answer.enough
}

/**
 * Computes in a thread of its own, so that no turn of a match waits for it. Rows are handed over in parts, one at a
 * time, so that memory does not grow with the experiment.
 */
async function computed({ asked, parts, signal }: Computing<ReportSubject | Look>): Promise<ReportAnswer> {
  signal.throwIfAborted()
  const worker = startWorker()
  const stop = () => void worker.terminate()
  signal.addEventListener('abort', stop)
  try {
    await tell(worker, { kind: 'begin', asked })
    for await (const part of parts) await tell(worker, { kind: 'rows', ...part })
    return await tell(worker, { kind: 'end' })
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
