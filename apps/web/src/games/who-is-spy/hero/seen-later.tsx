'use client'

import { Suspense } from 'react'
import { lazyPart } from '../../../components/loading/lazy-part.ts'
import type { VoteArrowsProps } from '../../../features/scene/round-table/vote-arrows.tsx'
import { useSeen } from '../glance/glance-provider.tsx'
import { ballotsAt } from '../glance/glance.ts'

// Loaded later, because there are no arrows before a vote.
const VoteArrows = lazyPart(() => import('../../../features/scene/round-table/vote-arrows.tsx'))

// Loaded later, because nothing needs it before the end.
const MovesOn = lazyPart(() => import('./moves-on.tsx'))

export function SeenVotes(props: Omit<VoteArrowsProps, 'ballots'>) {
  const glance = useSeen()
  if (glance.phase !== 'voting' && glance.step?.kind !== 'tally') return null
  return (
    <Suspense>
      <VoteArrows {...props} ballots={ballotsAt(glance)} />
    </Suspense>
  )
}

/** Brings the next table at the end. */
export function SeenEnd() {
  return (
    useSeen().phase === 'over' && (
      <Suspense>
        <MovesOn />
      </Suspense>
    )
  )
}
