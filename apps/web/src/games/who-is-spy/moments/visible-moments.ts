import type { KitMoment } from '@wis/games'
import { isOn } from '../player/player.ts'
import type { Player } from '../player/player.ts'

/**
 * The moments that spoil nothing. If everything is revealed, these are all of them. Otherwise they are those whose
 * proof has been seen, without any that only the end tells, and without votes for a reader who wants only speeches.
 */
export function visibleMoments(moments: readonly KitMoment[], player: Player): readonly KitMoment[] {
  if (player.level === 'everything' && !isOn(player)) return moments
  if (player.level === 'speeches') return []
  return moments.filter(({ provenAt }) => provenAt !== undefined && provenAt <= player.furthest)
}
