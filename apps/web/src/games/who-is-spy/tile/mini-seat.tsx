'use client'

import { useTranslations } from 'next-intl'
import type { CSSProperties, ReactNode } from 'react'
import { useSeen } from '../glance/glance-provider.tsx'
import { speakerAt } from '../glance/glance.ts'

interface MiniSeatProps {
  readonly seat: number
  readonly style: CSSProperties
  readonly children: ReactNode
}

/** A seat at a mini table: lit while it speaks, crossed out once it is out. */
export function MiniSeat({ seat, style, children }: MiniSeatProps) {
  const t = useTranslations('watch')
  const glance = useSeen()
  const isOut = seat in glance.out
  return (
    <span
      data-out={isOut}
      data-speaking={speakerAt(glance) === seat}
      style={{ ...style, '--seat': `var(--color-seat-${(seat % 6) + 1})` } as CSSProperties}
      className="group/seat absolute -mt-5 grid w-20 -translate-x-1/2 justify-items-center text-center *:max-w-full"
    >
      {children}
      {isOut && <span className="sr-only">{t('tileOut')}</span>}
    </span>
  )
}
