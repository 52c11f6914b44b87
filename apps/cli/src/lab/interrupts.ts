interface AtOnce {
  readonly atOnce: number
  /** Nothing further is begun. */
  readonly closing: AbortSignal
}

/** Does all of some work, several pieces at once. False if it was closed before the end. */
export async function inTurn<Piece>(
  { atOnce, closing }: AtOnce,
  pieces: readonly Piece[],
  work: (piece: Piece) => Promise<void>,
): Promise<boolean> {
  const left = pieces.values()
  let hasFailed = false
  let isWhole = true
  const one = async () => {
    for (const piece of left) {
      if (hasFailed) return
      if (closing.aborted) {
        isWhole = false
        return
      }
      await work(piece).catch((error: unknown) => {
        hasFailed = true
        throw error
      })
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, one))
  const failed = ended.find((end) => end.status === 'rejected')
  if (failed) throw failed.reason
  return isWhole
}

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

/** Undefined if all is done; otherwise why a run ended before. */
export type EndedEarly = { readonly why: string; readonly isAsked: boolean } | undefined

export const brokenOff: EndedEarly = { why: 'broken off', isAsked: true }

/**
 * Does the work of a run, which Ctrl-C may end in two steps. `what` is done no further after the first. The code of the
 * command if it ended before its time.
 */
export async function interruptible(
  work: (interrupts: Interrupts) => Promise<EndedEarly>,
  what: 'begun' | 'asked' | undefined,
): Promise<number | undefined> {
  const [closing, stopping] = [new AbortController(), new AbortController()]
  const ignore = onInterrupt(() => {
    if (closing.signal.aborted) return stopping.abort()
    if (what) console.error(`\n… nothing further is ${what}; Ctrl-C again stops at once`)
    closing.abort()
  })
  try {
    const early = await work({ closing: closing.signal, stopping: stopping.signal })
    if (!early) return undefined
    console.error(`… ${early.why}. The same command continues from here.`)
    return early.isAsked ? 130 : 1
  } finally {
    ignore()
  }
}
