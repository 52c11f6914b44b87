import { EgressFailure } from './egress-failure.ts'

export interface Deadline {
  /** Aborts with the reason why the time ended. */
  readonly signal: AbortSignal
  /** Rejects when time is up before the work is done, since the work itself may not be able to stop. */
  race<T>(work: () => Promise<T>): Promise<T>
  headersHere(): void
  clear(): void
}

/** Ends a call when its time is up, when headers stay away, or when its caller no longer needs it. */
export function deadline(timeoutMs: number, headersMs: number, caller?: AbortSignal): Deadline {
  const over = new AbortController()
  const end = (detail: string) => over.abort(new EgressFailure('timeout', 'agent', detail))
  const began = performance.now()
  const breakOff = () =>
    end(`no complete answer after ${Math.round(performance.now() - began)} ms, when the time for it was over`)
  const whole = setTimeout(end, timeoutMs, `no complete answer within ${timeoutMs} ms`)
  const headers = setTimeout(end, headersMs, `no answer began within ${headersMs} ms`)
  caller?.addEventListener('abort', breakOff)
  if (caller?.aborted) breakOff()
  return {
    signal: over.signal,
    race: (work) => raced(work, over.signal),
    headersHere: () => clearTimeout(headers),
    clear: () => {
      clearTimeout(whole)
      clearTimeout(headers)
      caller?.removeEventListener('abort', breakOff)
    },
  }
}

async function raced<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  let stop = () => {}
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([work(), stopped])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
