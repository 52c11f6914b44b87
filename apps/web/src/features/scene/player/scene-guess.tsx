import type { SeatHeader } from '@wis/protocol'
import { GuessNow } from '../../match/guess/guess-parts.tsx'
import { GuessToldAtEnd } from '../../match/guess/guess-told.tsx'
import type { Guessing } from '../../match/guess/use-guessing.ts'
import type { ScenePlayer } from './scene-player.ts'

interface SceneGuessProps {
  readonly seats: readonly SeatHeader[]
  readonly player: ScenePlayer
  readonly guessing: Guessing
}

/** How to guess, what the guess is, and once the answer is told, how it came out. */
export function SceneGuess({ seats, player: { steps, index }, guessing }: SceneGuessProps) {
  const about = steps[index]?.scene?.guess
  if (!about) return null
  const aliases = seats.map(({ alias }) => alias)
  return (
    <>
      <GuessNow guessing={guessing} aliases={aliases} />
      <GuessToldAtEnd guessing={guessing} about={about} aliases={aliases} />
    </>
  )
}
