import type { Seat } from '@wis/engine'
import type { SpyState } from '@wis/games'
import { useTranslations } from 'next-intl'
import { aheadOf } from './ahead-of.ts'
import type { RoundGuess } from './guesses.ts'

interface AheadProps {
  readonly rounds: SpyState['rounds']
  readonly spy: Seat
  readonly guesses: readonly RoundGuess[]
}

/** Compares the reader's guesses with the votes of the agents. */
export function Ahead({ rounds, spy, guesses }: AheadProps) {
  const t = useTranslations('match.guess')
  const found = aheadOf(rounds, spy, guesses)
  if (!found) return null
  return (
    <span data-testid="ahead" title={t('aheadHow')}>
      {t('ahead', { ahead: found.ahead, among: found.among })}
    </span>
  )
}
