'use client'

import { deferredCode, useDeferredCode } from '../../../features/match/deferred/use-deferred-code.ts'
import { useOpenedEntry } from '../../../features/match/deferred/use-opened-entry.ts'
import type { EmbedPlayerProps } from '../embed-player.tsx'

const code = deferredCode(() => import('../embed-player.tsx'))

/** The player in a page of another site. Its code loads at the first touch, as on our own page. */
export function DeferredEmbedPlayer({ isAtRest, ...props }: EmbedPlayerProps & { isAtRest: boolean }) {
  useOpenedEntry(props.at !== undefined)
  const { EmbedPlayer } = useDeferredCode(code, isAtRest)
  return <EmbedPlayer {...props} />
}
