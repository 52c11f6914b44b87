'use client'

import { useTranslations } from 'next-intl'
import type { Glance } from '../glance/glance.ts'

interface RoundMarkProps {
  readonly glance: Pick<Glance, 'round' | 'most' | 'phase'>
  readonly className?: string
}

/** The current round, always visible: in words, and as one bar per round. */
export function RoundMark({ glance: { round, most, phase }, className = '' }: RoundMarkProps) {
  const t = useTranslations('match')
  const name = most === null ? t('round', { round }) : t('roundOf', { round, most })
  return (
    <div className={className}>
      <p data-testid="round" data-round={round} className="label figures flex items-center gap-2.5">
        <span className="text-ink">{round === 0 ? t('beforeRounds') : name}</span>
        {most !== null && (
          <span aria-hidden="true" className="flex gap-1">
            {Array.from({ length: most }, (_, place) => (
              <span key={place} className={`h-0.5 w-5 ${place < round ? 'bg-brass' : 'bg-rim'}`} />
            ))}
          </span>
        )}
        <span>{t(`phase.${phase}`)}</span>
      </p>
    </div>
  )
}
