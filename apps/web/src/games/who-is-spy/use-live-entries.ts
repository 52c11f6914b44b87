'use client'

import { ids } from '@wis/engine'
import type { SpyEntry } from '@wis/games'
import { useEffect, useEffectEvent } from 'react'
import { useLiveConnection } from '../../features/match/live/live-provider.tsx'
import { useExperimentPlace } from '../../features/match/player/experiment-place.tsx'
import { hasGap, isOver, isWhole, nextQuestion } from './player/entry-log.ts'
import type { EntryLog } from './player/entry-log.ts'

const askAgainMs = 1500
/** Longer than most turns take. */
const silenceMs = 15_000

/** Keeps a log up to date until it is complete. */
export function useLiveEntries(
  matchId: string,
  log: EntryLog,
  receive: (entries: readonly SpyEntry[]) => void,
): void {
  const isDone = isWhole(log)
  const isWithin = useExperimentPlace() !== undefined
  const connection = useLiveConnection(!isDone && !isWithin)
  const isMissing = hasGap(log) || (isOver(log) && !isDone)
  const since = useEffectEvent(() => nextQuestion(log))
  const onEntries = useEffectEvent(receive)

  useEffect(() => {
    if (!connection) return
    return connection.watch(ids.match(matchId), {
      since: () => since(),
      receive: (entries) => {
        onEntries(entries)
      },
    })
  }, [connection, matchId])

  // A question may be lost on a line that seems intact. This timer asks again, or nothing would ever arrive.
  useEffect(() => {
    if (!connection || isDone) return
    const ask = () => {
      connection.ask(ids.match(matchId))
    }
    const timer = setInterval(ask, silenceMs)
    window.addEventListener('online', ask)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', ask)
    }
  }, [connection, matchId, isDone, log])

  useEffect(() => {
    if (!connection || !isMissing) return
    connection.ask(ids.match(matchId))
    const timer = setInterval(() => {
      connection.ask(ids.match(matchId))
    }, askAgainMs)
    return () => {
      clearInterval(timer)
    }
  }, [connection, matchId, isMissing])
}
