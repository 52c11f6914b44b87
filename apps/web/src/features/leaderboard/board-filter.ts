import { languages } from '@wis/games'
import type { Language } from '@wis/games'
import { leaderboardQuery } from '../../server/read-queries.ts'

export interface BoardFilter {
  readonly season: string | undefined
  readonly language: Language
  readonly house: boolean
  readonly cursor: string | undefined
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/** The board that an address asks for; what makes no sense falls back to the reader's own board. */
export function parseBoardFilter(query: Query, language: Language): BoardFilter {
  const { season, cursor } = leaderboardQuery.shape
  return {
    season: season.catch(undefined).parse(query['season']),
    language: languages.find((known) => known === query['language']) ?? language,
    house: query['house'] !== 'false',
    cursor: cursor.catch(undefined).parse(query['cursor']),
  }
}

export function boardAddress({ season, language, house, cursor }: BoardFilter): string {
  const query = new URLSearchParams({ language })
  if (season) query.set('season', season)
  if (!house) query.set('house', 'false')
  if (cursor) query.set('cursor', cursor)
  return `/leaderboard?${query.toString()}`
}
