'use client'

import { useEffect } from 'react'
import { useSeenEnd } from './seen-ends.ts'

interface HeadlineProps {
  readonly matchId: string
  readonly players: string
  /** What there is to find out, where many play. */
  readonly question: string | undefined
  /** How it ended, on a page that its reader has asked for everything. */
  readonly told: string | undefined
  /** Of the line below. */
  readonly className: string
}

/**
 * What a match is called: its two sides or how it ended, for a reader who knows, or else what there is to find out, or its
 * players. The title of the page says the same.
 */
export function Headline({ matchId, players, question, told, className }: HeadlineProps) {
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
  // Two or three players are named as briefly as what they played for.
  const [called, ...said] = how === undefined || !question ? [question ?? players, how] : how.split(' · ')
  return (
    <>
      <span className="block truncate sm:self-center">{called}</span>
      {how !== undefined ? (
        <span data-testid="seen-end" className={className}>
          {said.join(' · ') || players}
        </span>
      ) : (
        question && <span className={`max-sm:hidden ${className}`}>{players}</span>
      )}
    </>
  )
}
