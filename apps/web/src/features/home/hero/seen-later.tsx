'use client'

import { Suspense } from 'react'
import { lazyPart } from '../../../components/loading/lazy-part.ts'
import { useSeen } from '../../match/glance/glance-provider.tsx'
import { ballotsAt } from '../../match/glance/glance.ts'
import type { VoteArrowsProps } from '../../match/table/vote-arrows.tsx'

// Nothing flies before a vote is called.
const VoteArrows = lazyPart(() => import('../../match/table/vote-arrows.tsx'))

// Nobody moves on before the end.
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

/** What brings the next table. */
export function SeenEnd() {
  return (
    useSeen().phase === 'over' && (
      <Suspense>
        <MovesOn />
      </Suspense>
    )
  )
}
