import type { SceneGuess } from '@wis/games'
import { Suspense } from 'react'
import { lazyPart } from '../../../components/loading/lazy-part.ts'
import type { Guessing } from './use-guessing.ts'

// Loaded later, because a reader who has not guessed needs none of it.
const GuessVerdict = lazyPart(() => import('./guess-verdict.tsx'))

interface ToldProps {
  readonly guessing: Guessing
  /** What the reader knows of the answer. */
  readonly about: SceneGuess
  readonly aliases: readonly string[]
}

/** The verdict on the guess, if there was one. */
export function GuessToldAtEnd({ guessing, about, aliases }: ToldProps) {
  if (about.seats === null || !guessing.hasGuess) return null
  return (
    <Suspense>
      <GuessVerdict guessing={guessing} about={about} aliases={aliases} />
    </Suspense>
  )
}
