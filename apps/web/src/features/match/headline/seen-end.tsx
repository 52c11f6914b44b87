'use client'

import { useSeenEnd } from './seen-ends.ts'

interface SeenEndProps {
  readonly matchId: string
  /** How it ended, on a page that its reader has asked for everything. */
  readonly told?: string | undefined
  readonly className: string
}

/** How a match ended, for a reader who has seen it or asked for everything. Others are told nothing. */
export function SeenEnd({ matchId, told, className }: SeenEndProps) {
  const how = useSeenEnd(matchId) ?? told
  return how === undefined ? null : (
    <span data-testid="seen-end" className={className}>
      {how}
    </span>
  )
}
