import { ids } from '@wis/engine'
import { useEffect, useEffectEvent } from 'react'
import { useLiveConnection } from '../../match/live/live-provider.tsx'
import { loadScenes } from './load-scenes.ts'
import { isOver } from './scene-player.ts'
import type { SceneAction, ScenePlayer } from './scene-player.ts'

const againMs = 3000
/** Longer than most turns take. */
const silenceMs = 15_000

/** Loads what the page did not bring, and everything that is new while the match is played. */
export function useLoadedScenes(
  matchId: string,
  player: ScenePlayer,
  dispatch: (action: SceneAction) => void,
): void {
  useWhole(matchId, player, dispatch)
  useNews(matchId, player, dispatch)
}

/** Loads the match from its first step if scenes of it are missing. */
function useWhole(
  matchId: string,
  { steps, eyes }: ScenePlayer,
  dispatch: (action: SceneAction) => void,
): void {
  const isMissing = steps.some(({ scene }) => scene === null)
  useEffect(() => {
    if (!isMissing) return
    const gone = new AbortController()
    const load = () => {
      loadScenes(matchId, { eyes, after: -1 }, gone.signal)
        .then((known) => {
          dispatch({ type: 'receive', known, eyes, isWhole: true })
        })
        .catch(() => undefined)
    }
    load()
    const timer = setInterval(load, againMs)
    return () => {
      gone.abort()
      clearInterval(timer)
    }
  }, [matchId, isMissing, eyes, dispatch])
}

/** Asks for later steps whenever the socket tells of entries, and now and then without that. */
function useNews(matchId: string, player: ScenePlayer, dispatch: (action: SceneAction) => void): void {
  const isOn = !isOver(player)
  const connection = useLiveConnection(isOn)
  const lastSeq = useEffectEvent(() => player.steps.at(-1)?.seq ?? -1)
  useEffect(() => {
    if (!isOn) return
    const gone = new AbortController()
    let heard = lastSeq()
    let isAsking = false
    let isNewer = false
    const ask = async () => {
      isNewer = isAsking
      if (isAsking) return
      isAsking = true
      try {
        const known = await loadScenes(matchId, { eyes: 'table', after: lastSeq() }, gone.signal)
        dispatch({ type: 'receive', known, eyes: 'table', isWhole: false })
      } catch {
        isNewer = false
      }
      isAsking = false
      if (isNewer) void ask()
    }
    const timer = setInterval(() => void ask(), silenceMs)
    const leave = connection?.watch(ids.match(matchId), {
      since: () => heard,
      receive: (entries) => {
        heard = Math.max(heard, ...entries.map(({ seq }) => seq))
        void ask()
      },
    })
    return () => {
      gone.abort()
      clearInterval(timer)
      leave?.()
    }
  }, [matchId, isOn, connection, dispatch])
}
