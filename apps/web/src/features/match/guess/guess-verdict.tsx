import type { SceneGuess } from '@wis/games'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Check } from '../../../components/icon/icons.tsx'
import { SeatChip } from '../table/seat-chip.tsx'
import { aheadOf } from './ahead-of.ts'
import { guessOf, roundsOf, streakOf } from './guesses.ts'
import type { RoundGuess } from './guesses.ts'
import { settleGuess, useGuesses } from './use-guess.ts'
import type { Guessing } from './use-guessing.ts'

interface GuessVerdictProps {
  readonly guessing: Guessing
  readonly about: SceneGuess
  readonly aliases: readonly string[]
}

/** Whether the guess was right, if the reader made one. */
export default function GuessVerdict({ guessing, about, aliases }: GuessVerdictProps) {
  const t = useTranslations('match.guess')
  const { matchId, isCounted, that } = guessing
  const guesses = useGuesses()
  const guess = guessOf(guesses, matchId)
  const isRight = guess !== undefined && about.seats?.includes(guess) === true
  useEffect(() => {
    if (guess !== undefined && isCounted) settleGuess(matchId, isRight)
  }, [matchId, guess, isRight, isCounted])
  if (guess === undefined) return null
  return (
    <p
      role="status"
      data-testid="verdict"
      data-right={isRight}
      className="mt-3 flex flex-wrap items-center justify-center gap-2 border-t border-line pt-3 text-sm"
    >
      {isRight ? <Check className="size-4 text-brass" /> : <SeatChip seat={guess} />}
      {isRight ? t('right') : t('wrong', { player: aliases[guess] ?? '' })}
      <Ahead about={about} that={that} guesses={roundsOf(guesses, matchId)} />
      {isCounted ? <Streak count={streakOf(guesses)} /> : <span>{t('uncounted')}</span>}
    </p>
  )
}

function Streak({ count }: { count: number }) {
  const t = useTranslations('match.guess')
  return count > 1 && <span data-testid="streak">{t('streak', { count })}</span>
}

interface AheadProps {
  readonly about: SceneGuess
  readonly that: string
  readonly guesses: readonly RoundGuess[]
}

/** Compares the reader's guesses with the votes of the agents. */
function Ahead({ about, that, guesses }: AheadProps) {
  const t = useTranslations('match.guess')
  const found = aheadOf(about, guesses)
  if (!found) return null
  return (
    <span data-testid="ahead" title={t('aheadHow', { that })}>
      {t('ahead', { ahead: found.ahead, among: found.among })}
    </span>
  )
}
