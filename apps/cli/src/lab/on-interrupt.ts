/** Calls back whenever somebody presses Ctrl-C. Returns how to leave that to the system again. */
export function onInterrupt(callBack: () => void): () => void {
  process.on('SIGINT', callBack)
  return () => void process.removeListener('SIGINT', callBack)
}

export interface Interrupts {
  /** Ctrl-C: nothing further is begun. */
  readonly closing: AbortSignal
  /** A second one: what is under way is broken off. */
  readonly stopping: AbortSignal
}

/** Does some work that Ctrl-C may end in two steps. `onClosing` tells of the first. */
export async function interruptible<Result>(
  work: (interrupts: Interrupts) => Promise<Result>,
  onClosing: () => void,
): Promise<Result> {
  const [closing, stopping] = [new AbortController(), new AbortController()]
  const ignore = onInterrupt(() => {
    if (closing.signal.aborted) return stopping.abort()
    onClosing()
    closing.abort()
  })
  try {
    return await work({ closing: closing.signal, stopping: stopping.signal })
  } finally {
    ignore()
  }
}
