import type { SpyState } from '@wis/games'
import { Suspense } from 'react'
import { lazyPart } from '../../../components/loading/lazy-part.ts'
import type { Guessing } from './use-guessing.ts'

// Loaded later, because a reader who only looks at the result needs none of it.
const SeatGuess = lazyPart(() => import('./seat-guess.tsx'))
const GuessLine = lazyPart(() => import('./guess-line.tsx'))
const GuessVerdict = lazyPart(() => import('./guess-verdict.tsx'))

interface PartProps {
  readonly guessing: Guessing
  readonly state: Pick<SpyState, 'aliases' | 'rounds' | 'spy'>
}

/** Turns a seat into a button, while there is something to guess. */
export function GuessAtSeat({
  guessing: { matchId, isOpen, isReady },
  state,
  seat,
}: PartProps & { seat: number }) {
  const { aliases, rounds } = state
  return (
    isOpen &&
    isReady && (
      <Suspense>
        <SeatGuess {...{ matchId, aliases, rounds, seat }} />
      </Suspense>
    )
  )
}

/** The line that says how to guess. Its room is kept until its words have loaded. */
export function GuessNow({ guessing: { matchId, isOpen, isReady }, state: { aliases } }: PartProps) {
  return (
    isOpen && (
      <p data-testid="guess-line" className="min-h-9 pt-4 text-center text-sm text-soft">
        {isReady && (
          <Suspense>
            <GuessLine {...{ matchId, aliases }} />
          </Suspense>
        )}
      </p>
    )
  )
}

/** The verdict on the guess, if there was one. */
export function GuessToldAtEnd({ guessing: { matchId, hasGuess, isCounted }, state }: PartProps) {
  const { aliases, rounds, spy } = state
  if (spy === null || !hasGuess) return null
  return (
    <Suspense>
      <GuessVerdict {...{ matchId, aliases, rounds, spy, isCounted }} />
    </Suspense>
  )
}
