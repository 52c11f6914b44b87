'use client'

import { ids } from '@wis/engine'
import { useEffect, useEffectEvent } from 'react'
import { useExperimentPlace } from '../player/experiment-place.tsx'
import { hasGap, isOver, isWhole, nextQuestion } from './entry-log.ts'
import type { EntryLog } from './entry-log.ts'
import type { MatchWatcher } from './live-connection.ts'
import { useLiveConnection } from './live-provider.tsx'

const askAgainMs = 1500
/** Longer than most turns take. */
const silenceMs = 15_000

interface Followed {
  readonly log: EntryLog
  /** The match was over when the page was opened, so nobody tells of it. */
  readonly isAtRest?: boolean
  /** The last entry that the page shows without having the log: only what comes after it is news. */
  readonly shown?: number
  /** The page lacks what came before, too. */
  readonly lacksPast?: boolean
}

/** Keeps a log up to date until it is complete. The log of a page that only shows a match begins with its first news. */
export function useLiveEntries(
  matchId: string,
  { log, isAtRest = false, shown = -1, lacksPast = false }: Followed,
  receive: MatchWatcher['receive'],
): void {
  const isDone = isAtRest || isWhole(log)
  const isWithin = useExperimentPlace() !== undefined
  const connection = useLiveConnection(!isDone && !isWithin)
  const isEmpty = log.entries.length === 0
  const isMissing = hasGap(log) || (isOver(log) && !isDone) || (isEmpty && lacksPast)
  const since = useEffectEvent(() => (isEmpty && !isMissing ? shown : nextQuestion(log)))
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
