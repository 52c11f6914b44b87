import type { SpyState } from '@wis/games'
import type { MatchHeader } from '@wis/protocol'
import type { Player } from '../player/player.ts'
import type { PlayerHandle } from '../use-player.ts'

type Counting = Pick<MatchHeader, 'withheld' | 'decision' | 'status'>

/** Whether a guess at this match means anything: not where it counts for nobody, or only some may see it. */
export function isCounted({ withheld, decision, status }: Counting): boolean {
  return !withheld && decision === null && status !== 'void'
}

type Seen = Pick<PlayerHandle, 'isOn'> & {
  readonly player: Pick<Player, 'seat'>
  readonly scene: { readonly state: Pick<SpyState, 'spy'> }
  readonly known: Pick<SpyState, 'spy' | 'rounds' | 'phase'>
}

/** Whether a reader sees who the spy is. Through a seat's eyes they see its word, which comes to the same. */
export function seesSpy({ player, scene, known, isOn }: Seen): boolean {
  return scene.state.spy !== null || known.spy !== null || (!isOn && player.seat !== null)
}

/** Nobody guesses what they see, nor before anything was said. */
export function mayGuess(seen: Seen): boolean {
  const { rounds, phase } = seen.known
  return !seesSpy(seen) && rounds.length > 0 && phase !== 'over'
}
