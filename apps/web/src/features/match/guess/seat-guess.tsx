'use client'

import type { Seat } from '@wis/engine'
import type { SpyState } from '@wis/games'
import { useTranslations } from 'next-intl'
import styles from '../table/table-view.module.css'
import { roundOfGuess } from './ahead-of.ts'
import { guessOf } from './guesses.ts'
import { choose, useGuesses } from './use-guess.ts'

interface SeatGuessProps {
  readonly matchId: string
  readonly aliases: SpyState['aliases']
  /** As far as its reader has seen them. */
  readonly rounds: SpyState['rounds']
  readonly seat: Seat
}

/** Makes a seat at the table a button: by pressing it, a reader takes it for the spy. Only their browser keeps that. */
export default function SeatGuess({ matchId, aliases, rounds, seat }: SeatGuessProps) {
  const t = useTranslations('match.guess')
  return (
    <button
      type="button"
      data-testid="guess"
      aria-pressed={guessOf(useGuesses(), matchId) === seat}
      aria-label={t('it', { player: aliases[seat] ?? '' })}
      onClick={() => {
        choose(matchId, { seat, round: roundOfGuess(rounds) })
      }}
      className={styles.guess}
    />
  )
}
