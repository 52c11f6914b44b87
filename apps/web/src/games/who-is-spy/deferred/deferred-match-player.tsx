'use client'

import { deferredCode, useDeferredCode } from '../../../features/match/deferred/use-deferred-code.ts'
import { useOpenedEntry } from '../../../features/match/deferred/use-opened-entry.ts'
import type { MatchPlayerProps } from '../match-player.tsx'

const code = deferredCode(() => import('../match-player.tsx'))

/** The player of a match. At rest, it remains the server's drawing until the reader touches it. */
export function DeferredMatchPlayer({ isAtRest, ...props }: MatchPlayerProps & { isAtRest: boolean }) {
  useOpenedEntry(props.at !== undefined)
  const { MatchPlayer } = useDeferredCode(code, isAtRest)
  return <MatchPlayer {...props} />
}
