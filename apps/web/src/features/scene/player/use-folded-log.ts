import type { Entry } from '@wis/engine'
import type { MatchHeader, SeatHeader } from '@wis/protocol'
import { useLocale } from 'next-intl'
import { useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react'
import { emptyLog, isWhole, merge, nextQuestion } from '../../match/live/entry-log.ts'
import type { EntryLog } from '../../match/live/entry-log.ts'
import { useLiveEntries } from '../../match/live/use-live-entries.ts'
import { namesAtTable } from '../../match/names-at-table.ts'
import { useExperimentPlace } from '../../match/player/experiment-place.tsx'
import { isOver, lacksScenes } from './scene-player.ts'
import type { SceneAction, ScenePlayer } from './scene-player.ts'
import { useFold } from './use-fold.ts'

const againMs = 3000

/** The match of a page, and what the page brings of its log. */
export interface SceneSource extends Pick<MatchHeader, 'game'> {
  readonly matchId: string
  readonly seats: readonly SeatHeader[]
  /** The number of the last entry that the page shows; -1 if it shows none. */
  readonly shown: number
  /** The log as it was when the page was made, where its reader could not load it. */
  readonly log?: readonly Entry[] | undefined
}

/** Makes the steps of a match in the browser: of each entry that is pushed, and of all that the page did not bring. */
export function useFoldedLog(
  source: SceneSource,
  player: ScenePlayer,
  dispatch: (action: SceneAction) => void,
): void {
  const [log, receive] = useReducer(merge<Entry>, source.log ?? [], (known) => merge<Entry>(emptyLog, known))
  const [wasOn] = useState(() => !isOver(player))
  const lacksPast = lacksScenes(player)
  const { matchId, shown } = source
  useLiveEntries(matchId, { log, isAtRest: !wasOn, shown, lacksPast }, receive)
  useFetchedEntries({ matchId, log, wasOn, lacksPast }, receive)
  useSteps(source, { log, player }, dispatch)
}

interface Fetched {
  readonly matchId: string
  readonly log: EntryLog
  readonly wasOn: boolean
  readonly lacksPast: boolean
}

/** Asks for the log where no socket tells of it: once for a match that is over, and again and again in an experiment. */
function useFetchedEntries(
  { matchId, log, wasOn, lacksPast }: Fetched,
  receive: (entries: readonly Entry[]) => void,
): void {
  const place = useExperimentPlace()
  const [address, share] = place
    ? [place.entries, place.share]
    : [`/api/v1/matches/${matchId}/entries`, undefined]
  const isOn = wasOn ? place !== undefined && !isWhole(log) : lacksPast && log.entries.length === 0
  const since = useEffectEvent(() => nextQuestion(log))
  useEffect(() => {
    if (!isOn) return
    const gone = new AbortController()
    const ask = () => {
      const query = new URLSearchParams({ since: String(since()), ...(share !== undefined && { share }) })
      loadEntries(`${address}?${query.toString()}`, gone.signal).then(receive, () => undefined)
    }
    ask()
    const timer = setInterval(ask, againMs)
    return () => {
      gone.abort()
      clearInterval(timer)
    }
  }, [isOn, address, share, receive])
}

async function loadEntries(address: string, signal: AbortSignal): Promise<readonly Entry[]> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`the log did not come: ${answer.status}`)
  // It is an answer of our own server to a question without a body.
  return ((await answer.json()) as { readonly items: readonly Entry[] }).items
}

function useSteps(
  { game, seats }: SceneSource,
  { log: { entries }, player: { eyes, status } }: { readonly log: EntryLog; readonly player: ScenePlayer },
  dispatch: (action: SceneAction) => void,
): void {
  const locale = useLocale()
  const called = useMemo(() => namesAtTable(locale, seats), [locale, seats])
  useFold({ game, called, entries, eyes, status }, (known) => {
    dispatch({ type: 'receive', known, eyes })
  })
}
