import type { SpyState } from '@wis/games'
import { Suspense } from 'react'
import { lazyPart } from '../../../components/loading/lazy-part.ts'
import type { Guessing } from './use-guessing.ts'

// Loaded later, because a reader who has not guessed needs none of it.
const GuessVerdict = lazyPart(() => import('./guess-verdict.tsx'))

interface ToldProps {
  readonly guessing: Guessing
  readonly state: Pick<SpyState, 'aliases' | 'rounds' | 'spy'>
}

/** The verdict on the guess, if there was one. */
export function GuessToldAtEnd({ guessing: { matchId, hasGuess, isCounted }, state }: ToldProps) {
  const { aliases, rounds, spy } = state
  if (spy === null || !hasGuess) return null
  return (
    <Suspense>
      <GuessVerdict matchId={matchId} aliases={aliases} rounds={rounds} spy={spy} isCounted={isCounted} />
    </Suspense>
  )
}
