import { usualGame } from '@wis/db/matches'
import type { Channel } from '@wis/db/matches'

/** In the order of display. */
export const channelNames = ['top', 'new', 'spy', 'en', 'zh', 'events'] as const satisfies readonly Channel[]

/** The channels of a game. Only the usual one has a spy who can survive. */
export const channelsOf = (game = usualGame): readonly Channel[] =>
  game === usualGame ? channelNames : channelNames.filter((channel) => channel !== 'spy')

export interface ChannelOfGame {
  readonly game: string
  /** Undefined for all the tables of the game. */
  readonly channel: Channel | undefined
}
