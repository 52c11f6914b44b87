import type { SceneGuess } from '@wis/games'
import { useTranslations } from 'next-intl'
import { aheadOf } from './ahead-of.ts'
import type { RoundGuess } from './guesses.ts'

interface AheadProps {
  readonly about: SceneGuess
  readonly that: string
  readonly guesses: readonly RoundGuess[]
}

/** Compares the reader's guesses with the votes of the agents. */
export function Ahead({ about, that, guesses }: AheadProps) {
  const t = useTranslations('match.guess')
  const found = aheadOf(about, guesses)
  if (!found) return null
  return (
    <span data-testid="ahead" title={t('aheadHow', { that })}>
      {t('ahead', { ahead: found.ahead, among: found.among })}
    </span>
  )
}
