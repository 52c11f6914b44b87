import { useEffect, useLayoutEffect } from 'react'
import { mayMove } from '../motion.ts'
import { isOver, placeAt } from './scene-player.ts'
import type { ScenePlayer } from './scene-player.ts'
import type { SceneStore } from './scene-store.ts'
import { keepSeen, seenSeq } from './seen-place.ts'

/**
 * The page opens at the deal for all who come to a running table. Who has watched it in this tab goes on from there, and who
 * wants still pictures opens at the newest one.
 */
export function useResumed(
  matchId: string,
  store: SceneStore,
  { steps, index, furthest }: ScenePlayer,
): void {
  useLayoutEffect(() => {
    const opened = store.get()
    if (!opened.isCatchingUp) return
    const seen = mayMove() ? seenSeq(matchId) : Infinity
    if (seen !== undefined) store.dispatch({ type: 'resume', index: placeAt(opened.steps, seen) })
  }, [matchId, store])
  useLayoutEffect(() => {
    const now = store.get()
    if (now.steps[now.index]?.scene) showAgain()
  }, [store, steps, index])
  useEffect(() => {
    const now = store.get()
    const seq = now.steps[now.furthest]?.seq
    if (!isOver(now) && seq !== undefined) keepSeen(matchId, Math.max(seq, seenSeq(matchId) ?? 0))
  }, [matchId, store, steps, furthest])
}

/** What the script before the player has hidden. */
function showAgain(): void {
  document.querySelector('script[data-resumes]')?.removeAttribute('data-resumes')
}
