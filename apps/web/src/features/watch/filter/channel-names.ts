import { channels, usualGame } from '@wis/db/matches'
import type { Channel } from '@wis/db/matches'
import { ownFiltersOf } from './games-apart.ts'

const ofOneGame = Object.values(ownFiltersOf).flatMap((own) => own?.channels ?? [])

/** The channels of a game, in the order of display: those of every game, and its own. */
export const channelsOf = (game = usualGame): readonly Channel[] =>
  channels.filter((channel) => !ofOneGame.includes(channel) || ownFiltersOf[game]?.channels.includes(channel))

export interface ChannelOfGame {
  readonly game: string
  /** Undefined for all the tables of the game. */
  readonly channel: Channel | undefined
}
