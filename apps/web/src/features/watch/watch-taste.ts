import type { Channel } from '@wis/db'
import { languages } from '@wis/games'
import type { Language } from '@wis/games'
import { channelNames } from './channel-names.ts'
import { parseMatchFilter } from './match-filter.ts'
import type { MatchFilter, Query } from './match-filter.ts'

/** In which channel and language a reader stays. */
export interface WatchTaste {
  readonly channel?: Channel
  readonly language?: Language
}

export const watchCookie = 'wis-watch'
const any = 'all'

/** Never refuses: anything else is no taste. */
export function parseWatchTaste(text: string | undefined): WatchTaste {
  const [channel, language] = (text ?? '').split('_')
  return tasteOf({
    channel: channelNames.find((name) => name === channel),
    language: languages.find((name) => name === language),
  })
}

/** As a cookie keeps it: empty where there is nothing to keep. */
export function writeWatchTaste({ channel, language }: WatchTaste): string {
  return channel || language ? `${channel ?? any}_${language ?? any}` : ''
}

/** What an address chooses; undefined where it says nothing of either. */
export function chosenTaste(query: Query): WatchTaste | undefined {
  if (query['channel'] === undefined && query['language'] === undefined) return undefined
  return tasteOf(parseMatchFilter(query))
}

/** What an address asks for. Only one that asks for nothing at all leads to where its reader was. */
export function filterWithin(query: Query, taste: WatchTaste): MatchFilter {
  return Object.keys(query).length === 0 ? taste : parseMatchFilter(query)
}

/** The language that a taste keeps to: a channel of a language has no other. */
export function languageOf({ channel, language }: WatchTaste): Language | undefined {
  return language ?? languages.find((name) => name === channel)
}

interface Loose {
  readonly channel?: Channel | undefined
  readonly language?: Language | undefined
}

function tasteOf({ channel, language }: Loose): WatchTaste {
  return { ...(channel && { channel }), ...(language && { language }) }
}
