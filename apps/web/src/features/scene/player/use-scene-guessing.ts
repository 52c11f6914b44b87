import type { SceneGuess } from '@wis/games'
import { useGuessing } from '../../match/guess/use-guessing.ts'
import type { Guessing } from '../../match/guess/use-guessing.ts'
import { isOver } from './scene-player.ts'
import type { ScenePlayer } from './scene-player.ts'

interface Counted {
  readonly matchId: string
  readonly isCounted: boolean
}

/** What there is to guess at a match of any game, and what the reader knows of the answer. */
export function useSceneGuessing({ matchId, isCounted }: Counted, player: ScenePlayer): Guessing {
  const { about, seesAnswer } = guessedIn(player)
  return useGuessing({ matchId, isCounted, about, seesAnswer, isLive: !isOver(player) })
}

type Seen = Pick<ScenePlayer, 'steps' | 'index' | 'furthest' | 'eyes'>

/** A seat knows more than a spectator does, so its eyes tell as much as the answer. */
export function guessedIn({ steps, index, furthest, eyes }: Seen): {
  readonly about: SceneGuess | undefined
  readonly seesAnswer: boolean
} {
  const now = steps[index]?.scene?.guess
  const about = steps[furthest]?.scene?.guess ?? now
  return { about, seesAnswer: eyes !== 'table' || (now?.seats ?? about?.seats ?? null) !== null }
}
