import type { Moment } from '@wis/games'
import { isOn } from '../player/player.ts'
import type { Player } from '../player/player.ts'

/**
 * The moments that spoil nothing. If everything is revealed, these are all of them. Otherwise they are those whose
 * proof has been seen, without any about the spy, and without votes for a reader who wants only speeches.
 */
export function visibleMoments(moments: readonly Moment[], player: Player): readonly Moment[] {
  if (player.level === 'everything' && !isOn(player)) return moments
  if (player.level === 'speeches') return []
  return moments.filter(({ tells, provenAt }) => tells === 'votes' && provenAt <= player.furthest)
}
