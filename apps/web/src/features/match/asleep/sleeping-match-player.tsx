'use client'

import type { MatchPlayerProps } from '../match-player.tsx'
import { useOpenedEntry } from './use-opened-entry.ts'
import { sleepingCode, useSleepingCode } from './use-sleeping-code.ts'
// What the server drew is dressed while it sleeps: the looks of code that comes later would come with it.
import '../controls/timeline.module.css'
import '../table/table-view.module.css'

const code = sleepingCode(() => import('../match-player.tsx'))

/** The player of a match; at rest, it is what the server drew until somebody touches it. */
export function SleepingMatchPlayer({ isAtRest, ...props }: MatchPlayerProps & { isAtRest: boolean }) {
  useOpenedEntry(props.at !== undefined)
  const { MatchPlayer } = useSleepingCode(code, isAtRest)
  return <MatchPlayer {...props} />
}
