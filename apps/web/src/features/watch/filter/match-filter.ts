import { channels, usualGame } from '@wis/db/matches'
import type { Channel } from '@wis/db/matches'
import { kitCalled, kits, languages } from '@wis/games'
import { handle, listedModes, seatRoles, winners } from '@wis/protocol'
import { z } from 'zod'
import { isSpoken, mayBeSpoken } from '../../games/names.ts'

const fields = {
  /** All games where it is not named. */
  game: z.enum(kits.map(({ id }) => id)),
  channel: z.enum(channels),
  language: z.enum(languages),
  mode: z.enum(listedModes),
  season: handle,
  winner: z.enum(winners),
  agent: handle,
  /** Days (UTC), both of them included. */
  from: z.iso.date(),
  until: z.iso.date(),
  cursor: handle,
}
export type MatchFilter = { readonly [Name in keyof typeof fields]?: z.output<(typeof fields)[Name]> }

export type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * The filters of a page's address. Unlike the API, it drops invalid values, because the form shows the applied ones.
 */
export function parseMatchFilter(query: Query): MatchFilter {
  const filter: Record<string, string> = {}
  for (const [name, schema] of Object.entries(fields)) {
    const parsed = schema.safeParse(query[name])
    if (parsed.success) filter[name] = parsed.data
  }
  return withinGame(filter)
}

/** Drops what the game of the list cannot be narrowed by. */
function withinGame(filter: MatchFilter): MatchFilter {
  const game = gameOf(filter)
  const { winner, channel, language, ...known } = filter
  return {
    ...known,
    ...(channel && channelsOf(game).includes(channel) && { channel }),
    ...(language && (game === undefined || mayBeSpoken(game)) && { language }),
    ...(winner && winnersOf(game).includes(winner) && { winner }),
  }
}

/**
 * The channels of a game, in the order of display. All games together have none. One of a role is shown where boards count by that role, and those of
 * languages where players say something.
 */
export const channelsOf = (game: string | undefined): readonly Channel[] => {
  if (game === undefined) return []
  const ofOthers: readonly string[] = [
    ...seatRoles.filter((role) => !kitCalled(game)?.board.byRole?.includes(role)),
    ...(isSpoken(game) ? [] : languages),
  ]
  return channels.filter((channel) => !ofOthers.includes(channel))
}

export interface ChannelOfGame {
  /** Undefined for all games. */
  readonly game: string | undefined
  /** Undefined for all the tables of the game. */
  readonly channel: Channel | undefined
}

/** The sides that a list can be narrowed by. They are known of matches that count by roles. */
export const winnersOf = (game: string | undefined): readonly (typeof winners)[number][] =>
  game !== undefined && kitCalled(game)?.board.byRole ? winners : []

/** The game of a list. Undefined for all games. What only boards by role know is asked of the usual one. */
export const gameOf = ({ game, channel, winner }: MatchFilter): string | undefined =>
  game ?? (channel || winner ? usualGame : undefined)

/** What remains of a filter where everything but its game is given up. */
export const onlyGame = (game: string | undefined): Pick<MatchFilter, 'game'> =>
  game === undefined ? {} : { game }

/** The address of a list. The plain one leads to where its reader was, so that all there is has to be asked for. */
export function matchListAddress(filter: MatchFilter): string {
  const query = new URLSearchParams(Object.entries(filter))
  return query.size === 0 ? `/watch?channel=${allChannels}` : `/watch?${query.toString()}`
}

/** In place of a channel or a game: none in particular. */
export const allChannels = 'all'

/** A game and a channel are views of their own and no filters. */
export function hasFilters({ cursor: _, channel: __, game: ___, ...filters }: MatchFilter): boolean {
  return Object.keys(filters).length > 0
}

const dayMs = 24 * 60 * 60 * 1000

/** The days of a filter as times: from the start of the first to the end of the last. */
export function spanOf({ from, until }: MatchFilter): { readonly from?: Date; readonly until?: Date } {
  return {
    ...(from !== undefined && { from: new Date(from) }),
    ...(until !== undefined && { until: new Date(Date.parse(until) + dayMs) }),
  }
}
