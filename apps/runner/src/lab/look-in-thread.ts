import { ReportThread } from './report-thread.ts'
import type { Look, ReportPart } from './report-worker.ts'

interface Looking {
  readonly asked: Look
  /** Parts of the rows, in order. */
  readonly parts: AsyncIterable<ReportPart>
  readonly signal: AbortSignal
}

const id = 'look'

/** The deals that are enough, as far as the rows go. Undefined if the experiment goes on after them. */
export async function lookInThread({ asked, parts, signal }: Looking): Promise<number | undefined> {
  signal.throwIfAborted()
  const thread = new ReportThread()
  const stop = () => void thread.stop()
  signal.addEventListener('abort', stop)
  try {
    await thread.tell({ kind: 'begin', id, asked })
    // One part after the other, so that memory does not grow with the experiment.
    for await (const part of parts) await thread.tell({ kind: 'rows', id, ...part })
    const answer = await thread.tell({ kind: 'answer', id })
    if (answer.kind !== 'look') throw new Error('the thread did not look')
    return answer.enough
  } finally {
    signal.removeEventListener('abort', stop)
    await thread.stop()
  }
}
