import { useLocale } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { Speed } from '../../match/player/speeds.ts'
import { isOver } from './scene-player.ts'
import type { PlayerStep, SceneAction, ScenePlayer } from './scene-player.ts'
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
  const { steps, index, isPlaying, isFollowing, speed } = player
  const behind = isFollowing ? steps.length - 1 - index : 0
  const isClosing = isFollowing && isOver(player)
  const step = steps[index]
  const next = steps[index + 1]
  useEffect(() => {
    if (!step) return
    const now = performance.now()
    if (shown.current.seq !== step.seq) shown.current = { seq: step.seq, ms: now }
    if (!isPlaying) return
    const pace = next ? sceneDwellMs({ step, next, speed, locale, behind }) : 0
    const dwell = isClosing ? Math.min(pace, closingMs) : pace
    // News may shorten the wait, but must not begin it again.
    const timer = setTimeout(
      () => {
        dispatch({ type: 'tick' })
      },
      Math.max(0, dwell - (now - shown.current.ms)),
    )
    return () => {
      clearTimeout(timer)
    }
  }, [isPlaying, step, next, speed, locale, behind, isClosing, dispatch])
}

/** The last steps of a match that was followed to its end: the votes, who had to go, and the result. */
const closingMs = 300

const baseMs = 1300
const readingMsPerCharacter = { latin: 26, han: 80 }
const longestMs = 20_000
const shortestMs = 120

interface ScenePace {
  readonly step: Pick<PlayerStep, 'at' | 'say'>
  readonly next: Pick<PlayerStep, 'at'>
  readonly speed: Speed
  readonly locale: string
  /** How many steps a follower of a running match is behind; 0 for anybody else. */
  readonly behind: number
}

/** How long a step stays: long enough to read its line. A follower never falls far behind. */
export function sceneDwellMs({ step, next, speed, locale, behind }: ScenePace): number {
  if (speed === 'recorded') return clamp(Date.parse(next.at) - Date.parse(step.at))
  return clamp(
    (baseMs + readingMs(step.say?.[locale === 'zh' ? 'zh' : 'en'] ?? '')) / speed / Math.max(1, behind),
  )
}

function readingMs(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  return han * readingMsPerCharacter.han + (text.length - han) * readingMsPerCharacter.latin
}

const clamp = (ms: number) =>
  Number.isFinite(ms) ? Math.min(longestMs, Math.max(shortestMs, ms)) : shortestMs
