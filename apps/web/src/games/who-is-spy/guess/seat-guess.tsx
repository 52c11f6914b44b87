import type { Seat } from '@wis/engine'
import { useTranslations } from 'next-intl'
import styles from '../table/table-view.module.css'

interface SeatGuessProps {
  readonly seat: Seat
  readonly alias: string
  readonly isPressed: boolean
  /** Undefined until the code that keeps guesses is wanted. A press that comes before is done again then. */
  readonly onPress: (() => void) | undefined
}

/** Turns a seat at the table into a button with which a reader guesses that it is the spy. */
export default function SeatGuess({ seat, alias, isPressed, onPress }: SeatGuessProps) {
  const t = useTranslations('match.guess')
  return (
    <button
      type="button"
      data-testid="guess"
      data-touched={`guess-${seat}`}
      aria-pressed={isPressed}
      aria-label={t('it', { player: alias })}
      onClick={onPress}
      className={styles.guess}
    />
  )
}
