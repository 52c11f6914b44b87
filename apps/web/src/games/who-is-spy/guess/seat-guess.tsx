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
  /** The state of the match, as far as its reader has seen it. */
  readonly rounds: SpyState['rounds']
  readonly seat: Seat
}

/**
 * Turns a seat at the table into a button with which a reader guesses that it is the spy. Only the reader's browser
 * stores the guess.
 */
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
