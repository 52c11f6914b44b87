'use client'

import { useEffect } from 'react'
import { SeenEnd } from './seen-end.tsx'
import { useSeenEnd } from './seen-ends.ts'

interface HeadlineProps {
  readonly matchId: string
  readonly players: string
  /** How it ended, on a page that its reader has asked for everything. */
  readonly told: string | undefined
  /** Of the line that says how it ended. */
  readonly className: string
}

/** What a match is called: its players, and how it ended for a reader who knows. The title of the page says the same. */
export function Headline({ matchId, players, told, className }: HeadlineProps) {
  const how = useSeenEnd(matchId) ?? told
  useEffect(() => {
    if (how === undefined) return
    const before = document.title
    const called = before.replace(players, () => `${players} · ${how}`)
    document.title = called
    return () => {
      if (document.title === called) document.title = before
    }
  }, [players, how])
  return (
    <>
      <span className="block truncate sm:self-center">{players}</span>
      <SeenEnd matchId={matchId} told={told} className={className} />
    </>
  )
}
