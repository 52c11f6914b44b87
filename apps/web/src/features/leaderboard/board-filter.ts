import { languages } from '@wis/games'
import type { Language } from '@wis/games'
import { boardSorts, leaderboardQuery, seatRules } from '@wis/protocol'
import type { SeatRule } from '@wis/protocol'
import type { z } from 'zod'

/** The views of a board. The first is the one that an address without a view opens. */
export const boardTabs = ['rating', 'total', 'map'] as const
export type BoardTab = (typeof boardTabs)[number]
export type BoardSort = (typeof boardSorts)[number]

export interface BoardFilter {
  /** The usual one where it is not named. */
  readonly game: string | undefined
  readonly season: string | undefined
  /** Different agents where it is not named. */
  readonly seats: SeatRule | undefined
  readonly language: Language
  /** A role of a game that tells its numbers by roles. */
  readonly role: z.output<typeof leaderboardQuery>['role']
  /** A side or a role of a game that has boards of them. */
  readonly part: string | undefined
  readonly house: boolean
  /** One part of a board that has parts: the agents that the platform vouches for, or the others. */
  readonly vouched: boolean | undefined
  /** Part of the name of a model. */
  readonly model: string | undefined
  readonly open: boolean | undefined
  /** The most parameters, in billions. */
  readonly maxSize: number | undefined
  readonly tab: BoardTab
  readonly sort: BoardSort
  readonly cursor: string | undefined
}

export const usualSort = { total: 'total', rating: 'rating', map: 'rating' } as const satisfies Record<
  BoardTab,
  BoardSort
>

/** The value of an order in a form. The default order of a tab is left empty. */
export function sortValue(tab: BoardTab, sort: BoardSort): string {
  return sort === usualSort[tab] ? '' : sort
}

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

/** The board that an address asks for. Invalid values fall back to the reader's own board. */
export function parseBoardFilter(query: Query, language: Language): BoardFilter {
  const { game, season, cursor, model, open, maxSize, role, part, vouched } = leaderboardQuery.shape
  const sort = boardSorts.find((known) => known === query['sort'])
  const filter = {
    game: game.catch(undefined).parse(query['game']),
    season: season.catch(undefined).parse(query['season']),
    language: languages.find((known) => known === query['language']) ?? language,
    seats: seatRules.find((known) => known === query['seats']),
    role: role.catch(undefined).parse(query['role']),
    part: part.catch(undefined).parse(query['part'] === '' ? undefined : query['part']),
    house: query['house'] !== 'false',
    vouched: vouched.catch(undefined).parse(query['vouched']),
    model: model.catch(undefined).parse(query['model']),
    open: open.catch(undefined).parse(query['open']),
    maxSize: maxSize.catch(undefined).parse(query['maxSize']),
    cursor: cursor.catch(undefined).parse(query['cursor']),
  }
  const isOfTotal = filter.role ?? filter.part ?? (sort && !ofSkill.includes(sort))
  const tab = boardTabs.find((known) => known === query['tab']) ?? (isOfTotal ? 'total' : boardTabs[0])
  return { ...filter, tab, sort: sort ?? usualSort[tab] }
}

/** The orders of the view of strengths. */
const ofSkill: readonly BoardSort[] = ['rating', 'deception', 'detection']

interface KnownSeason {
  readonly slug: string
  readonly game: string
  readonly seats: SeatRule
}

/** A filter whose parts belong together: a season of another game, or of other seats, than the chosen ones is given up. */
export function withinGame(filter: BoardFilter, seasons: readonly KnownSeason[]): BoardFilter {
  const found = seasons.find(({ slug }) => slug === filter.season)
  if (!found) return filter
  const { game, seats } = found
  const isOther = (filter.game ?? game) !== game || (filter.seats ?? seats) !== seats
  return isOther ? { ...filter, season: undefined } : { ...filter, game, seats }
}

export function boardAddress({ tab, sort, cursor, ...filter }: BoardFilter): string {
  const query = queryOf(filter)
  if (tab !== boardTabs[0]) query.set('tab', tab)
  if (sort !== usualSort[tab]) query.set('sort', sort)
  if (cursor) query.set('cursor', cursor)
  return `/leaderboard?${query.toString()}`
}

/** The address of the same page of the same board in the API. */
export function exportAddress(
  { sort, cursor, tab: _, ...filter }: BoardFilter,
  format: 'csv' | 'json',
): string {
  const query = queryOf(filter)
  if (sort !== 'total') query.set('sort', sort)
  if (cursor) query.set('cursor', cursor)
  query.set('format', format)
  return `/api/v1/leaderboard?${query.toString()}`
}

/** Whether agents are left out because of their make-up. */
export const isNarrowed = ({ model, open, maxSize }: BoardFilter) =>
  model !== undefined || open !== undefined || maxSize !== undefined

export const madeOfFilter = ({ model, open, maxSize }: BoardFilter) => ({
  model,
  openWeights: open,
  maxBillions: maxSize,
})

function queryOf(filter: Omit<BoardFilter, 'tab' | 'sort' | 'cursor'>) {
  const { game, season, seats, language, role, part, house, vouched, model, open, maxSize } = filter
  const query = new URLSearchParams({ language })
  if (game) query.set('game', game)
  if (season) query.set('season', season)
  if (seats === 'self-play') query.set('seats', seats)
  if (role) query.set('role', role)
  if (part !== undefined) query.set('part', part)
  if (!house) query.set('house', 'false')
  if (vouched !== undefined) query.set('vouched', String(vouched))
  if (model !== undefined) query.set('model', model)
  if (open !== undefined) query.set('open', String(open))
  if (maxSize !== undefined) query.set('maxSize', String(maxSize))
  return query
}
