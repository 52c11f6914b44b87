'use client'

import type { EmbedPlayerProps } from '../embed/embed-player.tsx'
import { useOpenedEntry } from './use-opened-entry.ts'
import { sleepingCode, useSleepingCode } from './use-sleeping-code.ts'
// These styles are imported here, because the server's drawing needs them before the code of the player loads.
import '../controls/timeline.module.css'
import '../table/table-view.module.css'

const code = sleepingCode(() => import('../embed/embed-player.tsx'))

/** The player in a page of another site. Its code loads at the first touch, as on our own page. */
export function SleepingEmbedPlayer({ isAtRest, ...props }: EmbedPlayerProps & { isAtRest: boolean }) {
  useOpenedEntry(props.at !== undefined)
  const { EmbedPlayer } = useSleepingCode(code, isAtRest)
  return <EmbedPlayer {...props} />
}
