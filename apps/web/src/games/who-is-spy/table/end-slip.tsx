'use client'

import type { SpyEvent } from '@wis/games'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { RoleMark } from '../../../features/match/table/role-mark.tsx'
import { SeatChip } from '../../../features/match/table/seat-chip.tsx'
import { ConcealedEnd } from '../../../features/scene/round-table/notice.tsx'
import { Word } from './word.tsx'

export interface EndSlipProps {
  readonly event: Extract<SpyEvent, { type: 'match-ended' }>
  readonly alias: (seat: number) => string
  readonly isRevealed: boolean
  readonly action: ReactNode
}

/** The end, with the spy, for readers who want to know. */
export function EndSlip({ event, alias, isRevealed, action }: EndSlipProps) {
  const t = useTranslations('match.slip.end')
  if (!isRevealed) return <ConcealedEnd action={action} />
  const { winner, spy, words, reason } = event
  return (
    <div className="paper mx-auto w-fit max-w-full px-6 py-5 text-center shadow-[0_14px_40px_-12px_rgb(0_0_0/.55)]">
      <p className="label">{t(`reason.${reason}`)}</p>
      <p
        data-testid="winner"
        data-winner={winner}
        className={`display mt-1 text-[clamp(1.5rem,5cqw,2.5rem)] ${winner === 'spy' ? 'text-spy' : 'text-civilian'}`}
      >
        <RoleMark role={winner === 'spy' ? 'spy' : 'civilian'} className="mr-2" />
        {t(`winner.${winner}`)}
      </p>
      <p className="mt-2 flex items-center justify-center gap-2 text-sm">
        {t('spyWas')} <SeatChip seat={spy} /> <span className="font-semibold">{alias(spy)}</span>
      </p>
      <dl className="mt-3 flex flex-wrap justify-center gap-x-6 gap-y-1 border-t border-line pt-3 text-sm">
        <Word role="civilian" word={words.civilian} />
        <Word role="spy" word={words.spy} />
      </dl>
      {action}
    </div>
  )
}
