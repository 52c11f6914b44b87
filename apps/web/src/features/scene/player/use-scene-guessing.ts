import { useGuessing } from '../../match/guess/use-guessing.ts'
import type { Guessable, Guessing } from '../../match/guess/use-guessing.ts'
import { isOver } from './scene-player.ts'
import type { ScenePlayer } from './scene-player.ts'

interface Counted {
  readonly matchId: string
  readonly isCounted: boolean
}

/** What there is to guess at a match of any game, and what the reader knows of the answer. */
export function useSceneGuessing({ matchId, isCounted }: Counted, player: ScenePlayer): Guessing {
  return useGuessing({ matchId, isCounted, isLive: !isOver(player), ...guessedIn(player) })
}

type Seen = Pick<ScenePlayer, 'steps' | 'index' | 'opensAt' | 'furthest' | 'eyes'>

/** This many steps after a page has opened, its reader has just come. */
const stepsToDecide = 2

/**
 * A seat knows more than a spectator does, so its eyes tell as much as the answer. Whoever has just come to an open replay may
 * still cover it and guess.
 */
export function guessedIn({
  steps,
  index,
  opensAt,
  furthest,
  eyes,
}: Seen): Pick<Guessable, 'about' | 'seesAnswer' | 'mayCover'> {
  const now = steps[index]?.scene?.guess
  const about = steps[furthest]?.scene?.guess ?? now
  return {
    about,
    seesAnswer: eyes !== 'table' || (now?.seats ?? about?.seats ?? null) !== null,
    mayCover:
      eyes === 'open' &&
      (about?.since ?? Infinity) <= 1 &&
      furthest < Math.min(steps.length - 1, opensAt + stepsToDecide),
  }
}
