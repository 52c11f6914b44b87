'use client'

import type { Seat } from '@wis/engine'
import type { SpyState } from '@wis/games'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Check } from '../../../components/icon/icons.tsx'
import { SeatChip } from '../../../features/match/table/seat-chip.tsx'
import { Ahead } from './ahead.tsx'
import { guessOf, roundsOf, streakOf } from './guesses.ts'
import { settleGuess, useGuesses } from './use-guess.ts'

interface GuessVerdictProps {
  readonly matchId: string
  readonly aliases: SpyState['aliases']
  readonly rounds: SpyState['rounds']
  readonly spy: Seat
  /** Whether the match counts for the streak. */
  readonly isCounted: boolean
}

/** Whether the guess was right, if the reader made one. */
export default function GuessVerdict({ matchId, aliases, rounds, spy, isCounted }: GuessVerdictProps) {
  const t = useTranslations('match.guess')
  const guesses = useGuesses()
  const guess = guessOf(guesses, matchId)
  const isRight = guess === spy
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
      <Ahead rounds={rounds} spy={spy} guesses={roundsOf(guesses, matchId)} />
      {isCounted ? <Streak count={streakOf(guesses)} /> : <span>{t('uncounted')}</span>}
    </p>
  )
}

function Streak({ count }: { count: number }) {
  const t = useTranslations('match.guess')
  return count > 1 && <span data-testid="streak">{t('streak', { count })}</span>
}
