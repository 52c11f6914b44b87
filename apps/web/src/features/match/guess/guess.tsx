'use client'

import type { SpyState } from '@wis/games'
import { useTranslations } from 'next-intl'
import { Suspense, useEffect } from 'react'
import { Check } from '../../../components/icon/icons.tsx'
import { lazyPart } from '../../../components/loading/lazy-part.ts'
import { SeatChip } from '../table/seat-chip.tsx'
import { roundOfGuess } from './ahead-of.ts'
import { guessOf, roundsOf, streakOf } from './guesses.ts'
import { choose, settleGuess, useGuesses } from './use-guess.ts'

const Ahead = lazyPart(() => import('./ahead.tsx'))

interface GuessProps {
  readonly matchId: string
  readonly aliases: SpyState['aliases']
  /** The state of the match, as far as its reader has seen it. */
  readonly rounds: SpyState['rounds']
}

/** Asks the reader for the spy before it is revealed. The guess is stored only in the reader's browser. */
export function Guess({ matchId, aliases, rounds }: GuessProps) {
  const t = useTranslations('match.guess')
  const guess = guessOf(useGuesses(), matchId)
  return (
    <div role="group" aria-label={t('title')} className="flex flex-wrap justify-center gap-1 pb-3">
      {aliases.map((alias, seat) => (
        <button
          key={seat}
          type="button"
          data-testid="guess"
          aria-pressed={guess === seat}
          aria-label={t('it', { player: alias })}
          title={alias}
          onClick={() => {
            choose(matchId, { seat, round: roundOfGuess(rounds) })
          }}
          className="grid size-9 place-items-center rounded-full opacity-75 outline-offset-0 hover:opacity-100 aria-pressed:opacity-100 aria-pressed:ring-2 aria-pressed:ring-brass"
        >
          <SeatChip seat={seat} className="size-7! text-sm" />
        </button>
      ))}
    </div>
  )
}

interface VerdictProps extends GuessProps {
  readonly spy: number
}

/** Whether the guess was right, if the reader made one. */
export function GuessVerdict({ matchId, aliases, rounds, spy }: VerdictProps) {
  const t = useTranslations('match.guess')
  const guesses = useGuesses()
  const guess = guessOf(guesses, matchId)
  const isRight = guess === spy
  useEffect(() => {
    if (guess !== undefined) settleGuess(matchId, isRight)
  }, [matchId, guess, isRight])
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
      <Suspense>
        <Ahead {...{ rounds, spy }} guesses={roundsOf(guesses, matchId)} streak={streakOf(guesses)} />
      </Suspense>
    </p>
  )
}
