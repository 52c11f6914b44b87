import type { Seat } from '@wis/engine'
import { useTranslations } from 'next-intl'

interface SeatGuessProps {
  readonly seat: Seat
  readonly alias: string
  readonly that: string
  readonly isPressed: boolean
  /** Undefined until the code that keeps guesses is wanted. A press that comes before is done again then. */
  readonly onPress: (() => void) | undefined
  readonly className: string | undefined
}

/** Turns a seat at the table into a button with which a reader guesses at it. */
export default function SeatGuess({ seat, alias, that, isPressed, onPress, className }: SeatGuessProps) {
  const t = useTranslations('match.guess')
  return (
    <button
      type="button"
      data-testid="guess"
      data-touched={`guess-${seat}`}
      aria-pressed={isPressed}
      aria-label={t('it', { player: alias, that })}
      onClick={onPress}
      className={className}
    />
  )
}
