import { useLocale } from 'next-intl'
import { useEffect, useRef } from 'react'
import { catchUpPace, sceneDwellMs } from './pace.ts'
import { isOver } from './scene-player.ts'
import type { SceneAction, ScenePlayer } from './scene-player.ts'
import { useScenes } from './scene-store.ts'
import type { SceneHandle, SceneStore } from './scene-store.ts'
import { useFoldedLog } from './use-folded-log.ts'
import type { SceneSource } from './use-folded-log.ts'

/** A running player: it makes what it lacks, follows a match that is played, and moves on during play. */
export function useScenePlayer(source: SceneSource, store: SceneStore): SceneHandle {
  const { player, dispatch } = useScenes(store)
  useFoldedLog(source, player, dispatch)
  useTicks(player, dispatch)
  return { player, dispatch }
}

function useTicks(player: ScenePlayer, dispatch: (action: SceneAction) => void): void {
  const locale = useLocale()
  const shown = useRef({ seq: -1, ms: 0 })
  const { steps, index, isPlaying, isFollowing, isCatchingUp, speed } = player
  const behind = isFollowing ? steps.length - 1 - index : 0
  const isClosing = isFollowing && isOver(player)
  useEffect(() => {
    const [step, next] = [steps[index], steps[index + 1]]
    if (!step) return
    const now = performance.now()
    if (shown.current.seq !== step.seq) shown.current = { seq: step.seq, ms: now }
    if (!isPlaying) return
    const usual = next ? sceneDwellMs({ step, next, speed, locale, behind }) : 0
    const pace = isCatchingUp && next ? catchUpPace(steps, index, locale) : { ms: usual, by: 1 }
    const dwell = isClosing ? Math.min(pace.ms, closingMs) : pace.ms
    // News may shorten the wait, but must not begin it again.
    const timer = setTimeout(
      () => {
        dispatch({ type: 'tick', by: pace.by })
      },
      Math.max(0, dwell - (now - shown.current.ms)),
    )
    return () => {
      clearTimeout(timer)
    }
  }, [isPlaying, steps, index, speed, locale, behind, isClosing, isCatchingUp, dispatch])
}

/** The last steps of a match that was followed to its end: the votes, who had to go, and the result. */
const closingMs = 300
