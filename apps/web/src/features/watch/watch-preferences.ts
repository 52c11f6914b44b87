import type { Channel } from '@wis/db/matches'
import { languages } from '@wis/games'
import type { Language } from '@wis/games'
import { parseMatchFilter } from './filter/match-filter.ts'
import type { MatchFilter, Query } from './filter/match-filter.ts'

/** In which game, channel and language a reader stays. */
export interface WatchPreferences {
  readonly game?: string
  readonly channel?: Channel
  readonly language?: Language
}

/** Reads the cookie. Never refuses: anything else is no preference. */
export function parseWatchPreferences(text: string | undefined): WatchPreferences {
  const [channel, language, game] = (text ?? '').split('_')
  return parseMatchFilter({ channel, language, game })
}

/** What an address asks for. Only one that asks for nothing at all leads to where its reader was. */
export function filterWithin(query: Query, preferences: WatchPreferences): MatchFilter {
  return Object.keys(query).length === 0 ? preferences : parseMatchFilter(query)
}

/** The language that preferences keep to: a channel of a language has no other. */
export function languageOf({ channel, language }: WatchPreferences): Language | undefined {
  return language ?? languages.find((name) => name === channel)
}
