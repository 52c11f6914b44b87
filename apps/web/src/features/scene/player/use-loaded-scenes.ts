import { ids } from '@wis/engine'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useLiveConnection } from '../../match/live/live-provider.tsx'
import { useExperimentPlace } from '../../match/player/experiment-place.tsx'
import type { ExperimentPlace } from '../../match/player/experiment-place.tsx'
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
  const within = useExperimentPlace()
  const source = useMemo(
    () => within ?? { scenes: `/api/v1/matches/${matchId}/scenes`, share: undefined },
    [within, matchId],
  )
  useWhole(source, player, dispatch)
  useNews({ matchId, source, isHeard: within === undefined }, player, dispatch)
}

/** Loads the match from its first step if scenes of it are missing. */
function useWhole(
  source: ExperimentPlace,
  { steps, eyes }: ScenePlayer,
  dispatch: (action: SceneAction) => void,
): void {
  const isMissing = steps.some(({ scene }) => scene === null)
  useEffect(() => {
    if (!isMissing) return
    const gone = new AbortController()
    const load = () => {
      loadScenes(source, { eyes, after: -1 }, gone.signal)
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
  }, [source, isMissing, eyes, dispatch])
}

interface News {
  readonly matchId: string
  readonly source: ExperimentPlace
  /** Whether the socket tells of its entries. */
  readonly isHeard: boolean
}

/** Asks for later steps whenever the socket tells of entries, and now and then without that. */
function useNews(
  { matchId, source, isHeard }: News,
  player: ScenePlayer,
  dispatch: (action: SceneAction) => void,
): void {
  const isOn = !isOver(player)
  const connection = useLiveConnection(isOn && isHeard)
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
        const known = await loadScenes(source, { eyes: 'table', after: lastSeq() }, gone.signal)
        dispatch({ type: 'receive', known, eyes: 'table', isWhole: false })
      } catch {
        isNewer = false
      }
      isAsking = false
      if (isNewer) void ask()
    }
    const timer = setInterval(() => void ask(), isHeard ? silenceMs : againMs)
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
  }, [matchId, source, isHeard, isOn, connection, dispatch])
}
