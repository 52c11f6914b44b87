import type { Moment } from '@wis/games'
import { isOn } from '../player/player.ts'
import type { Player } from '../player/player.ts'

/**
 * The moments that tell their reader nothing new: all of them where everything is revealed, else those whose proof
 * has been seen; none of the spy's, and none of a vote's for who wants speeches only.
 */
export function visibleMoments(moments: readonly Moment[], player: Player): readonly Moment[] {
  if (player.level === 2 && !isOn(player)) return moments
  if (player.level === 0) return []
  return moments.filter(({ tells, provenAt }) => tells === 'votes' && provenAt <= player.furthest)
}
