import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { lazyPart } from '../../../components/loading/lazy-part.ts'
import SeatGuess from './seat-guess.tsx'
import type { Guessing } from './use-guessing.ts'

// Loaded later, because a reader who only looks at the result does not need it.
const GuessLine = lazyPart(() => import('./guess-line.tsx'))

interface SeatProps {
  readonly guessing: Guessing
  readonly alias: string
  readonly seat: number
}

/** Turns a seat into a button, while there is something to guess. */
export function GuessAtSeat({ guessing: { isOpen, isReady, guess, choose }, alias, seat }: SeatProps) {
  return (
    isOpen &&
    isReady && (
      <SeatGuess
        alias={alias}
        seat={seat}
        isPressed={guess === seat}
        onPress={
          choose &&
          (() => {
            choose(seat)
          })
        }
      />
    )
  )
}

interface NowProps {
  readonly guessing: Guessing
  readonly aliases: readonly string[]
}

/** The line that says how to guess, or what the guess is. */
export function GuessNow({ guessing: { matchId, isOpen, isReady, hasGuess }, aliases }: NowProps) {
  const t = useTranslations('match.guess')
  return (
    isOpen && (
      <p data-testid="guess-line" className="min-h-9 pt-4 text-center text-sm text-soft">
        {!isReady || !hasGuess ? (
          t('now')
        ) : (
          <Suspense fallback={t('now')}>
            <GuessLine matchId={matchId} aliases={aliases} />
          </Suspense>
        )}
      </p>
    )
  )
}
