import { useTranslations } from 'next-intl'

interface SeatGuessProps {
  readonly alias: string
  readonly that: string
  readonly isPressed: boolean
  readonly onPress: () => void
  readonly className: string | undefined
}

/** Turns a seat at the table into a button with which a reader guesses at it. */
export default function SeatGuess({ alias, that, isPressed, onPress, className }: SeatGuessProps) {
  const t = useTranslations('match.guess')
  return (
    <button
      type="button"
      data-testid="guess"
      aria-pressed={isPressed}
      aria-label={t('it', { player: alias, that })}
      onClick={onPress}
      className={className}
    />
  )
}
