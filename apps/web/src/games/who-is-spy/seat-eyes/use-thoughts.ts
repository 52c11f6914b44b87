'use client'

import type { Thought } from '@wis/db/matches'
import { useEffect, useState } from 'react'

export type Thoughts =
  | { readonly state: 'asking' }
  | { readonly state: 'unknown' }
  | { readonly state: 'known'; readonly thoughts: readonly Thought[] }

/** The thoughts at a table, loaded when the reader wants to see them. */
export function useThoughts(
  matchId: string,
  given: readonly Thought[] | undefined,
  isWanted: boolean,
): Thoughts {
  const [thoughts, setThoughts] = useState<Thoughts>(
    given ? { state: 'known', thoughts: given } : { state: 'asking' },
  )
  const isMissing = isWanted && thoughts.state === 'asking'
  useEffect(() => {
    if (!isMissing) return
    const leaving = new AbortController()
    fetchThoughts(matchId, leaving.signal).then(setThoughts, () => {
      if (!leaving.signal.aborted) setThoughts({ state: 'unknown' })
    })
    return () => {
      leaving.abort()
    }
  }, [isMissing, matchId])
  return thoughts
}

async function fetchThoughts(matchId: string, signal: AbortSignal): Promise<Thoughts> {
  const answer = await fetch(`/matches/${encodeURIComponent(matchId)}/thoughts`, { signal })
  if (!answer.ok) return { state: 'unknown' }
  // The answer of our own route, which has this type.
  const { thoughts } = (await answer.json()) as { readonly thoughts: readonly Thought[] }
  return { state: 'known', thoughts }
}
