import type { MatchHeader } from '@wis/protocol'
import { useEffect } from 'react'
import type { PlayerHandle } from '../use-player.ts'
import { noteTold, useHasGuess, useIsTold } from './kept.ts'
import { isCounted, mayGuess, seesSpy } from './may-guess.ts'

export interface Guessing {
  readonly matchId: string
  /** Whether the reader may guess now. */
  readonly isOpen: boolean
  /** Whether a press is heard already: the server draws no button that does nothing. */
  readonly isReady: boolean
  /** Whether they have said so. */
  readonly hasGuess: boolean
  readonly isCounted: boolean
}

/** After the spy was revealed, the reader can no longer guess at this match, even if it is hidden again. */
export function useGuessing(header: MatchHeader, handle: PlayerHandle): Guessing {
  const { id } = header
  const [isTold, hasGuess] = [useIsTold(id), useHasGuess(id)]
  const [sees, counts] = [seesSpy(handle), isCounted(header)]
  useEffect(() => {
    if (sees) noteTold(id)
  }, [id, sees])
  useEffect(() => {
    if (counts || !hasGuess) return
    // Where its code does not come, the next visit does it.
    void import('./use-guess.ts').then(
      ({ settleGuess }) => {
        settleGuess(id, 'uncounted')
      },
      () => undefined,
    )
  }, [id, counts, hasGuess])
  const isOpen = counts && !isTold && mayGuess(handle)
  return { matchId: id, isOpen, isReady: isTold !== undefined, hasGuess, isCounted: counts }
}
