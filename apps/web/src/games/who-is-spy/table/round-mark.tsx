'use client'

import type { SpyState } from '@wis/games'
import { useTranslations } from 'next-intl'

interface RoundMarkProps {
  readonly state: Pick<SpyState, 'phase'> & {
    readonly rounds: { readonly length: number }
    readonly ruleset: Pick<SpyState['ruleset'], 'rounds'>
  }
  readonly className?: string
}

/** The current round, always visible: in words, and as one bar per round. */
export function RoundMark({ state, className = '' }: RoundMarkProps) {
  const t = useTranslations('match')
  const round = state.rounds.length
  const most = state.ruleset.rounds
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
        <span>{t(`phase.${state.phase}`)}</span>
      </p>
    </div>
  )
}
