'use client'

import { useEffect, useRef } from 'react'
import { forgetEnd, keepEnd, useSeenEnd } from './seen-ends.ts'

interface SeenEndProps {
  readonly matchId: string
  /** How it ended, on a page that its reader has asked for everything. */
  readonly told?: string | undefined
  readonly className: string
}

/** How a match ended, for a reader who has seen it. Others are told nothing. */
export function SeenEnd({ matchId, told, className }: SeenEndProps) {
  const how = useSeenEnd(matchId, told)
  const before = useRef(told)
  useEffect(() => {
    if (told !== undefined) keepEnd(matchId, told)
    else if (before.current !== undefined) forgetEnd(matchId)
    before.current = told
  }, [matchId, told])
  return how === undefined ? null : (
    <span data-testid="seen-end" className={className}>
      {how}
    </span>
  )
}
