import type { SpyState } from '@wis/games'
import type { MatchHeader } from '@wis/protocol'
import type { Glance } from '../glance/glance.ts'
import type { Player } from '../player/player.ts'
import type { PlayerHandle } from '../use-player.ts'

type Counting = Pick<MatchHeader, 'withheld' | 'decision' | 'status'>

/** Whether a guess at this match has a meaning. It has none if the match counts for nobody, or is not public. */
export function isCounted({ withheld, decision, status }: Counting): boolean {
  return !withheld && decision === null && status !== 'void'
}

type Seen = Pick<PlayerHandle, 'isOn'> & {
  readonly player: Pick<Player, 'seat'>
  readonly scene: { readonly state: Pick<SpyState, 'spy'> }
  readonly known: Pick<SpyState, 'spy' | 'rounds' | 'phase'>
}

/** Whether a reader sees who the spy is. A seat's view shows its word, which reveals as much. */
export function seesSpy({ player, scene, known, isOn }: Seen): boolean {
  return scene.state.spy !== null || known.spy !== null || (!isOn && player.seat !== null)
}

/** A reader cannot guess a spy who is already shown, nor before the first speech. */
export function mayGuess(seen: Seen): boolean {
  const { rounds, phase } = seen.known
  return !seesSpy(seen) && hasSuspects({ round: rounds.length, phase })
}

/** Whether a table that tells nobody who the spy is gives reason to suspect somebody. */
export function hasSuspects({ round, phase }: Pick<Glance, 'round' | 'phase'>): boolean {
  return round > 0 && phase !== 'over'
}
