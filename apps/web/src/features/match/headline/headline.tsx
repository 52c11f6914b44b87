'use client'

import { useEffect } from 'react'
import { linesOf, useSeenEnd } from './seen-ends.ts'

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
 * What a match is called: its two sides or its result, for a reader who knows, or else what there is to find out, or its
 * players. The title of the page has its players, and how it ended for a reader who knows.
 */
export function Headline({ matchId, players, question, told, className }: HeadlineProps) {
  const how = useSeenEnd(matchId) ?? told
  useEffect(() => {
    if (how === undefined) return
    const before = document.title
    const called = before.replace(players, () => [players, ...linesOf(how)].join(' · '))
    document.title = called
    return () => {
      if (document.title === called) document.title = before
    }
  }, [players, how])
  const lines = how === undefined ? [] : linesOf(how)
  // Few players are a title of their own.
  const [called, ...said] =
    question && lines.length > 1 ? lines : [how ? players : (question ?? players), ...lines]
  return (
    <>
      <span className="block truncate sm:self-center">{called}</span>
      {how !== undefined ? (
        <span data-testid="seen-end" title={said.join(' · ')} className={className}>
          {said.join(' · ')}
        </span>
      ) : (
        question && <span className={`max-sm:hidden ${className}`}>{players}</span>
      )}
    </>
  )
}
