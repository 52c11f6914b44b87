'use client'

import type { SpyEntry, SpyState } from '@wis/games'
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import { isOver } from '../../features/match/live/entry-log.ts'
import { useLiveEntries } from '../../features/match/live/use-live-entries.ts'
import { dwellMs, endWithinMs, hastenedMs } from './player/pace.ts'
import { eyesOf, follow, isOn, openPlayer } from './player/player.ts'
import type { Opening, Player, PlayerAction } from './player/player.ts'
import type { SpyScene } from './player/spy-scene.ts'
import { tableAt } from './player/spy-table-scene.ts'
import type { PointInMatch, SpyTableScene } from './player/spy-table-scene.ts'

/** A match as everybody sees it. */
export interface TableHandle {
  readonly player: Player
  readonly scene: SpyTableScene
  /** Whether the match is live for its reader. */
  readonly isOn: boolean
  readonly dispatch: (action: PlayerAction) => void
}

export interface PlayerHandle extends TableHandle {
  readonly scene: SpyScene
  /**
   * The known part of the match, wherever the cursor is. In a replay it is everything, if all is revealed, else
   * everything that was ever shown. In a live match, or in a seat's view, it ends at the current moment.
   */
  readonly known: SpyState
}

/** What a player can do beyond following a table. This code may come later. */
export interface Skills {
  readonly play: (player: Player, action: PlayerAction) => Player
  readonly sceneAt: (moment: PointInMatch) => SpyScene
}

interface RunningPlayer {
  readonly table: TableHandle
  /** Undefined as long as the player only follows. */
  readonly handle: PlayerHandle | undefined
}

/**
 * A running player: it gets new entries while the match is live, and moves on during play. Without skills it does
 * nothing else. They may come at any moment and change nothing of what is shown.
 */
export function usePlayer(matchId: string, opening: Opening, skills: Skills | undefined): RunningPlayer {
  const [player, dispatch] = useReducer(skills?.play ?? follow, opening, openPlayer)
  const receive = useCallback((entries: readonly SpyEntry[]) => {
    dispatch({ type: 'receive', entries })
  }, [])
  useLiveEntries(matchId, player, receive)
  const { log, cursor } = player
  const { level, seat, isFollowing, furthest } = player
  const eyes = useMemo(() => eyesOf({ log, isFollowing, level, seat }), [log, isFollowing, level, seat])
  const isSeat = typeof eyes === 'object'
  const shown = useMemo(
    () => skills?.sceneAt({ entries: log.entries, cursor, eyes }),
    [skills, log, cursor, eyes],
  )
  const scene = useMemo(
    () => shown ?? tableAt({ entries: log.entries, cursor, eyes }),
    [shown, log, cursor, eyes],
  )
  useTicks(player, scene, dispatch)
  const isNow = isOn(player)
  const until = level === 'everything' ? log.entries.length : furthest
  const known = useMemo(
    () =>
      isNow || isSeat ? shown?.state : skills?.sceneAt({ entries: log.entries, cursor: until, eyes }).state,
    [skills, isNow, isSeat, shown, log, until, eyes],
  )
  const table = { player, scene, isOn: isNow, dispatch }
  return { table, handle: shown && known && { ...table, scene: shown, known } }
}

function useTicks(player: Player, scene: SpyTableScene, dispatch: (action: PlayerAction) => void): void {
  const shownAt = useRef({ cursor: player.cursor, ms: 0 })
  const overAt = useRef<number>(undefined)
  const { isPlaying, isFollowing, speed, log, cursor } = player
  const { step, index, steps } = scene
  const next = steps[index + 1]
  const isEnding = isFollowing && isOver(log)
  const behind = isFollowing && !isEnding ? steps.length - 1 - index : null
  useEffect(() => {
    const now = performance.now()
    if (shownAt.current.cursor !== cursor || shownAt.current.ms === 0) shownAt.current = { cursor, ms: now }
    if (isEnding) overAt.current ??= now
    if (!isPlaying || !step) return
    if (!next && !isOver(log)) return
    const dwell = next ? dwellMs({ step, next, speed, behind }) : 0
    // New entries may shorten the wait, but must not restart it.
    const rest = Math.max(0, dwell - (now - shownAt.current.ms))
    const haste = overAt.current === undefined || !isEnding ? Infinity : overAt.current + endWithinMs - now
    const left = Math.min(rest, haste === Infinity ? haste : hastenedMs(steps.slice(index, -1), haste))
    const timer = setTimeout(() => {
      dispatch({ type: 'tick' })
    }, left)
    return () => {
      clearTimeout(timer)
    }
  }, [isPlaying, isEnding, step, steps, index, next, speed, behind, log, cursor, dispatch])
}
