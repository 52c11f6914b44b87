'use client'

import type { MatchPlayerProps } from '../match-player.tsx'
import { useOpenedEntry } from './use-opened-entry.ts'
import { sleepingCode, useSleepingCode } from './use-sleeping-code.ts'
// These styles are imported here, because the server's drawing needs them before the code of the player loads.
import '../controls/timeline.module.css'
import '../table/table-view.module.css'

const code = sleepingCode(() => import('../match-player.tsx'))

/** The player of a match. At rest, it remains the server's drawing until the reader touches it. */
export function SleepingMatchPlayer({ isAtRest, ...props }: MatchPlayerProps & { isAtRest: boolean }) {
  useOpenedEntry(props.at !== undefined)
  const { MatchPlayer } = useSleepingCode(code, isAtRest)
  return <MatchPlayer {...props} />
}
