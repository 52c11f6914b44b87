'use client'

import type { EmbedPlayerProps } from '../embed/embed-player.tsx'
import { useOpenedEntry } from './use-opened-entry.ts'
import { sleepingCode, useSleepingCode } from './use-sleeping-code.ts'
// What the server drew is dressed while it sleeps: the looks of code that comes later would come with it.
import '../controls/timeline.module.css'
import '../table/table-view.module.css'

const code = sleepingCode(() => import('../embed/embed-player.tsx'))

/** The player in somebody else's page, which sleeps as the one in ours does. */
export function SleepingEmbedPlayer({ isAtRest, ...props }: EmbedPlayerProps & { isAtRest: boolean }) {
  useOpenedEntry(props.at !== undefined)
  const { EmbedPlayer } = useSleepingCode(code, isAtRest)
  return <EmbedPlayer {...props} />
}
