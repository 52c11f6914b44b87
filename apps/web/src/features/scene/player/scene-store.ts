import { useSyncExternalStore } from 'react'
import { openScenes, playScenes } from './scene-player.ts'
import type { SceneAction, SceneOpening, ScenePlayer } from './scene-player.ts'

/**
 * A player that several parts of a page share. Parts whose code loads later read it from here and not from their
 * parent, so that the server's drawing of them stays until then, whatever happens meanwhile.
 */
export interface SceneStore {
  /** As the page was opened. */
  readonly opening: ScenePlayer
  readonly get: () => ScenePlayer
  readonly subscribe: (listener: () => void) => () => void
  readonly dispatch: (action: SceneAction) => void
}

export interface SceneHandle {
  readonly player: ScenePlayer
  readonly dispatch: (action: SceneAction) => void
}

export function sceneStore(opened: SceneOpening): SceneStore {
  const opening = openScenes(opened)
  const listeners = new Set<() => void>()
  let player = opening
  return {
    opening,
    get: () => player,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispatch: (action) => {
      const next = playScenes(player, action)
      if (next === player) return
      player = next
      for (const listener of listeners) listener()
    },
  }
}

export function useScenes(store: SceneStore): SceneHandle {
  const player = useSyncExternalStore(store.subscribe, store.get, () => store.opening)
  return { player, dispatch: store.dispatch }
}
