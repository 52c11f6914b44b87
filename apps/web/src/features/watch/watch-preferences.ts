import { channels } from '@wis/db/matches'
import type { Channel } from '@wis/db/matches'
import { kits, languages } from '@wis/games'
import type { Language } from '@wis/games'
import { parseMatchFilter } from './filter/match-filter.ts'
import type { MatchFilter, Query } from './filter/match-filter.ts'

/** In which game, channel and language a reader stays. */
export interface WatchPreferences {
  readonly game?: string
  readonly channel?: Channel
  readonly language?: Language
}

export const watchCookie = 'wis-watch'
const any = 'all'

/** Never refuses: anything else is no preference. */
export function parseWatchPreferences(text: string | undefined): WatchPreferences {
  const [channel, language, game] = (text ?? '').split('_')
  return preferencesOf({
    channel: channels.find((name) => name === channel),
    language: languages.find((name) => name === language),
    game: kits.find(({ id }) => id === game)?.id,
  })
}

/** As a cookie keeps it: empty where there is nothing to keep. */
export function writeWatchPreferences({ game, channel, language }: WatchPreferences): string {
  const place = `${channel ?? any}_${language ?? any}`
  if (game) return `${place}_${game}`
  return channel || language ? place : ''
}

/** What an address chooses; undefined where it says nothing of any of them. */
export function chosenPreferences(query: Query): WatchPreferences | undefined {
  if (['game', 'channel', 'language'].every((name) => query[name] === undefined)) return undefined
  return preferencesOf(parseMatchFilter(query))
}

/** What an address asks for. Only one that asks for nothing at all leads to where its reader was. */
export function filterWithin(query: Query, preferences: WatchPreferences): MatchFilter {
  return Object.keys(query).length === 0 ? preferences : parseMatchFilter(query)
}

/** The language that preferences keep to: a channel of a language has no other. */
export function languageOf({ channel, language }: WatchPreferences): Language | undefined {
  return language ?? languages.find((name) => name === channel)
}

interface Loose {
  readonly game?: string | undefined
  readonly channel?: Channel | undefined
  readonly language?: Language | undefined
}

function preferencesOf({ game, channel, language }: Loose): WatchPreferences {
  return { ...(game && { game }), ...(channel && { channel }), ...(language && { language }) }
}
