'use client'

import type { ReactNode } from 'react'
import { linesOf, useSeenEnd } from './seen-ends.ts'

interface SeenEndProps {
  readonly matchId: string
  /** What a match is called for those who have not seen its end. */
  readonly others?: ReactNode
}

/** How a match ended, for a reader who has seen it. Others are told nothing. */
export function SeenEnd({ matchId, others }: SeenEndProps) {
  const how = useSeenEnd(matchId)
  return how === undefined ? others : <span data-testid="seen-end">{linesOf(how).join(' · ')}</span>
}

interface IfSeenProps extends SeenEndProps {
  readonly children: ReactNode
}

/** What stands below the end of a match, for a reader who has seen it. */
export const IfSeen = ({ matchId, children, others }: IfSeenProps) =>
  useSeenEnd(matchId) === undefined ? others : children
