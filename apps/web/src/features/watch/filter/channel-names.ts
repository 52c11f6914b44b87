import { channels, usualGame } from '@wis/db/matches'
import type { Channel } from '@wis/db/matches'
import { kitCalled } from '@wis/games'
import { seatRoles } from '@wis/protocol'

/** The channels of a game, in the order of display. One of a role is shown where boards count by that role. */
export const channelsOf = (game = usualGame): readonly Channel[] => {
  const ofOthers: readonly string[] = seatRoles.filter(
    (role) => !kitCalled(game)?.board.byRole?.includes(role),
  )
  return channels.filter((channel) => !ofOthers.includes(channel))
}

export interface ChannelOfGame {
  readonly game: string
  /** Undefined for all the tables of the game. */
  readonly channel: Channel | undefined
}
