'use client'

import type { Seat } from '@wis/engine'
import type { SpyState } from '@wis/games'
import { useTranslations } from 'next-intl'
import { aheadOf } from './ahead-of.ts'
import type { RoundGuess } from './guesses.ts'

interface AheadProps {
  readonly rounds: SpyState['rounds']
  readonly spy: Seat
  readonly guesses: readonly RoundGuess[]
  readonly streak: number
}

/** Compares the reader's guesses with the votes of the agents, and shows the streak of right guesses. */
export default function Ahead({ rounds, spy, guesses, streak }: AheadProps) {
  const t = useTranslations('match.guess')
  const found = aheadOf(rounds, spy, guesses)
  return (
    <>
      {found && (
        <span data-testid="ahead" title={t('aheadHow')}>
          {t('ahead', { ahead: found.ahead, among: found.among })}
        </span>
      )}
      {streak > 1 && <span data-testid="streak">{t('streak', { count: streak })}</span>}
    </>
  )
}
