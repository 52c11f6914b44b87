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
  /** How the button lies over its seat. */
  readonly className: string | undefined
}

/** Turns a seat into a button, while there is something to guess. */
export function GuessAtSeat({ guessing, seat, ...props }: SeatProps) {
  const { isOpen, isReady, that, guess, choose } = guessing
  return (
    isOpen &&
    isReady && (
      <SeatGuess
        {...props}
        that={that}
        isPressed={guess === seat}
        onPress={() => {
          choose(seat)
        }}
      />
    )
  )
}

interface NowProps {
  readonly guessing: Guessing
  readonly aliases: readonly string[]
}

interface FirstProps {
  /** An address with the same effect, for readers without scripts. */
  readonly address: string
  readonly onCover: () => void
  readonly className: string
}

/** The way to guess for whoever has just come to an open replay. */
export function GuessFirst({ address, onCover, className }: FirstProps) {
  const t = useTranslations('match.guess')
  return (
    <a
      href={address}
      role="button"
      onClick={(event) => {
        event.preventDefault()
        onCover()
      }}
      // One line high, and pressed a finger's width around it.
      className={`${className} after:absolute after:-inset-x-1 after:-top-3 after:-bottom-1`}
    >
      {t('first')}
    </a>
  )
}

/** On a small screen that line is below the controls, so the table has a few words of it. */
export function TapHint({
  guessing: { isOpen, hasGuess },
  className,
}: Pick<NowProps, 'guessing'> & { className: string }) {
  const t = useTranslations('match.guess')
  return isOpen && !hasGuess && <span className={className}>{t('tap')}</span>
}

/** The line that says how to guess, or what the guess is. */
export function GuessNow({ guessing, aliases }: NowProps) {
  const { matchId, that, isOpen, isReady, hasGuess, isLive } = guessing
  const t = useTranslations('match.guess')
  return (
    isOpen && (
      <p
        data-testid="guess-line"
        className="text-sm text-soft max-lg:order-3 max-lg:min-h-9 max-lg:pt-4 max-lg:text-center lg:shrink-0"
      >
        {!isReady || !hasGuess ? (
          t('now', { that })
        ) : (
          <Suspense fallback={t('now', { that })}>
            <GuessLine matchId={matchId} that={that} aliases={aliases} isLive={isLive} />
          </Suspense>
        )}
      </p>
    )
  )
}
