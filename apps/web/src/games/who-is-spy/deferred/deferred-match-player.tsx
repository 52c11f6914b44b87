'use client'

import { deferredCode, useDeferredCode } from '../../../features/match/deferred/use-deferred-code.ts'
import { useOpenedEntry } from '../../../features/match/deferred/use-opened-entry.ts'
import type { MatchPlayerProps } from '../match-player.tsx'
import { partsCode } from './parts-code.ts'

const table = deferredCode(() => import('../match-player.tsx'))

const everything = deferredCode(async () => {
  const [player] = await Promise.all([import('../match-player.tsx'), partsCode.now()])
  return player
})

/**
 * The player of a match. At rest, it remains the server's drawing until the reader touches it. While a match is on,
 * its table moves at once, and the rest of the player comes with the first touch.
 */
export function DeferredMatchPlayer({
  isAtRest,
  ...props
}: Omit<MatchPlayerProps, 'mayWait'> & { isAtRest: boolean }) {
  const { at, view, level } = props
  useOpenedEntry(at !== undefined)
  const mayWait = !isAtRest && at === undefined && view === 'table' && level !== 'speeches'
  const { MatchPlayer } = useDeferredCode(mayWait ? table : everything, isAtRest)
  return <MatchPlayer {...props} mayWait={mayWait} />
}
