import { playerQuery } from '../../../features/match/player/player-address.ts'
import type { PlayerAddress } from '../../../features/match/player/player-address.ts'
import type { Player } from './player.ts'

/** The address of the player's current view, with these changes. */
export function queryOf(player: Player, changes: Partial<PlayerAddress> = {}): string {
  const { cursor, isFollowing, view, level, seat } = player
  return playerQuery({
    at: isFollowing ? undefined : cursor,
    view,
    level,
    seat: seat ?? undefined,
    ...changes,
  })
}
