'use client'

import { useTranslations } from 'next-intl'
import type { CSSProperties, ReactNode } from 'react'
import { useSeen } from '../glance/glance-provider.tsx'
import { ballotsAt, isAwaited, speakerAt } from '../glance/glance.ts'

interface SeenProps {
  readonly seat: number
  readonly className: string | undefined
}

interface SeenSeatProps extends SeenProps {
  readonly style: CSSProperties
  /** The side of the seat on which its words appear. */
  readonly 'data-words': string
  readonly children: ReactNode
}

/** A place at the table, in the state of its player. */
export function SeenSeat({ seat, children, ...looks }: SeenSeatProps) {
  const glance = useSeen()
  return (
    <li
      {...looks}
      data-out={seat in glance.out}
      data-speaking={speakerAt(glance) === seat}
      data-awaited={isAwaited(glance, seat)}
    >
      {children}
    </li>
  )
}

/** The ballots against a seat while a vote is read. */
export function SeenCount({ seat, className }: SeenProps) {
  const t = useTranslations('match')
  const count = ballotsAt(useSeen()).filter(({ target }) => target === seat).length
  if (count === 0) return null
  return (
    <span className={className}>
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('ballotsAgainst', { count })}</span>
    </span>
  )
}

export function SeenState({ seat, className }: SeenProps) {
  const t = useTranslations('match')
  const glance = useSeen()
  const out = glance.out[seat]
  return (
    <p className={className}>
      {out ? t(`outInRound.${out.cause}`, { round: out.round }) : isAwaited(glance, seat) && t('thinking')}
    </p>
  )
}
