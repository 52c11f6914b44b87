'use client'

import { ids } from '@wis/engine'
import type { SpyEntry } from '@wis/games'
import { useEffect, useState } from 'react'
import { onTouch } from '../../../features/match/deferred/on-touch.ts'
import { useLiveConnection } from '../../../features/match/live/live-provider.tsx'
import { followTable } from './follow-table.ts'
import type { Glance } from './glance.ts'

/** Longer than most turns take. */
const silenceMs = 15_000
const askAgainMs = 1500

export interface Seen {
  readonly matchId: string
  /** The state of the table when the page was made. */
  readonly first: Glance
  /**
   * The later entries of a finished match, played as a replay from the first touch on. If it is undefined, the match
   * is followed live.
   */
  readonly replayed?: readonly SpyEntry[] | undefined
}

/** The state of a table, updated at reading speed. */
export function useGlance({ matchId, first, replayed }: Seen): Glance {
  const [glance, show] = useState(first)
  const isLive = replayed === undefined
  const connection = useLiveConnection(isLive && glance.phase !== 'over')
  const [rest] = useState(replayed)
  const [table] = useState(() => followTable({ first, isLive, show }))
  useEffect(() => table.stop, [table])
  useEffect(() => {
    if (!rest || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    return onTouch(() => {
      table.receive(rest)
    })
  }, [rest, table])
  useEffect(() => {
    if (!connection) return
    const id = ids.match(matchId)
    let timer: ReturnType<typeof setTimeout>
    // A question may be lost on a line that seems intact. This timer asks again, or nothing would ever arrive.
    const askIn = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        connection.ask(id)
        askIn(silenceMs)
      }, ms)
    }
    const leave = connection.watch(id, {
      since: table.newest,
      receive: (entries) => {
        const [next] = entries
        askIn(next && next.seq > table.newest() + 1 ? askAgainMs : silenceMs)
        table.receive(entries)
        if (table.isEnded()) clearTimeout(timer)
      },
    })
    askIn(silenceMs)
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [connection, matchId, table])
  return glance
}
