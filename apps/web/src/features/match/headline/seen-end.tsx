'use client'

import { useSeenEnd } from './seen-ends.ts'

/** How a match ended, for a reader who has seen it. Others are told nothing. */
export function SeenEnd({ matchId, className }: { readonly matchId: string; readonly className: string }) {
  const how = useSeenEnd(matchId)
  return how === undefined ? null : (
    <span data-testid="seen-end" className={className}>
      {how}
    </span>
  )
}
