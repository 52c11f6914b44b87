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
