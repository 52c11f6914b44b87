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
    let isGone = false
    void thoughtsAt(matchId).then((found) => {
      if (!isGone) setThoughts(found)
    })
    return () => {
      isGone = true
    }
  }, [isMissing, matchId])
  return thoughts
}

/** Several parts of a page ask for the same thoughts. */
const asked = new Map<string, Promise<Thoughts>>()

function thoughtsAt(matchId: string): Promise<Thoughts> {
  const coming = asked.get(matchId) ?? fetchThoughts(matchId)
  asked.set(matchId, coming)
  return coming.catch(() => {
    asked.delete(matchId)
    return { state: 'unknown' }
  })
}

async function fetchThoughts(matchId: string): Promise<Thoughts> {
  const answer = await fetch(`/matches/${encodeURIComponent(matchId)}/thoughts`)
  if (!answer.ok) return { state: 'unknown' }
  // The answer of our own route, which has this type.
  const { thoughts } = (await answer.json()) as { readonly thoughts: readonly Thought[] }
  return { state: 'known', thoughts }
}
