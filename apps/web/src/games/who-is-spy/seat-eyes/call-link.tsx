'use client'

import type { Seat } from '@wis/engine'
import { useTranslations } from 'next-intl'
import { use } from 'react'
import { SeatChip } from '../../../features/match/table/seat-chip.tsx'
import { callAddress, ownBallots, OwnCallsContext } from './own-calls.ts'

const look = 'shrink-0 text-2xs text-brass underline underline-offset-2'

/** A link to the call behind a speech, for the owner of the agent. */
export function CallLink({ seat, seq }: { seat: Seat; seq: number }) {
  const t = useTranslations('match.eyes')
  const own = use(OwnCallsContext)
  const address = own && callAddress(own, seat, seq)
  if (address === undefined) return null
  return (
    <a href={address} data-testid="call" className={look}>
      {t('call')}
    </a>
  )
}

/** Links to the calls in which the reader's own agents cast their votes. */
export function BallotCallLinks({ readAt, alias }: { readAt: number; alias: (seat: Seat) => string }) {
  const t = useTranslations('match.eyes')
  const own = use(OwnCallsContext)
  const ballots = own ? ownBallots(own, readAt) : []
  if (ballots.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 pt-2">
      {ballots.map(({ seat, seq }) => (
        <li key={seat} className="flex items-center gap-2">
          <SeatChip seat={seat} className="size-4! text-2xs" />
          <span className="sr-only">{t('ballotOf', { player: alias(seat) })}</span>
          <CallLink seat={seat} seq={seq} />
        </li>
      ))}
    </ul>
  )
}
