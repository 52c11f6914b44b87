import { expect, it } from 'vitest'
import { boardAddress, exportAddress, parseBoardFilter, sortValue, withinGame } from './board-filter.ts'
import type { BoardFilter } from './board-filter.ts'

const usual: BoardFilter = {
  game: undefined,
  season: undefined,
  seats: undefined,
  language: 'en',
  role: undefined,
  part: undefined,
  house: true,
  vouched: undefined,
  model: undefined,
  open: undefined,
  maxSize: undefined,
  tab: 'rating',
  sort: 'rating',
  cursor: undefined,
}

it.each<Partial<BoardFilter>>([
  {},
  {
    season: 'open-table',
    language: 'zh',
    role: 'spy',
    tab: 'total',
    sort: 'total',
    house: false,
    cursor: '50',
  },
  { tab: 'total', sort: 'wins' },
  { game: 'holdem', season: 'open-holdem' },
  { game: 'hanabi', seats: 'self-play' },
  { game: 'hanabi', seats: 'self-play', vouched: true, cursor: '50' },
  { game: 'hanabi', seats: 'self-play', vouched: false },
  { tab: 'total', sort: 'total' },
  { model: 'Qwen 2', open: true, maxSize: 7.5 },
  { tab: 'rating', sort: 'deception' },
  { tab: 'map', sort: 'rating', house: false },
])('a board reads back from its own address: %o', (part) => {
  const filter = { ...usual, ...part }
  const { searchParams } = new URL(boardAddress(filter), 'https://play.example')
  expect(parseBoardFilter(Object.fromEntries(searchParams), 'en')).toEqual(filter)
})

it.each([{ role: 'spy' }, { part: 'small-blind' }, { sort: 'wins' }])(
  'an older address without a view opens the official order: %o',
  (query) => {
    expect(parseBoardFilter(query, 'en').tab).toBe('total')
  },
)

it('invalid values fall back to the reader’s own board', () => {
  const query = {
    game: 'chess',
    season: 'x y',
    seats: 'mine',
    language: 'fr',
    house: 'perhaps',
    cursor: '-1',
    tab: 'x',
    sort: 'x',
    role: 'x',
    model: '',
    open: '',
    maxSize: 'big',
    vouched: 'perhaps',
  }
  expect(parseBoardFilter(query, 'zh')).toEqual({ ...usual, language: 'zh' })
})

it('who chooses another game gives up a season of the one before', () => {
  const seasons = [
    { slug: 'open-table', game: 'who-is-spy', seats: 'strangers' },
    { slug: 'open-holdem', game: 'holdem', seats: 'strangers' },
  ] as const
  const within = (game: string | undefined, season: string | undefined) => {
    const { game: chosen, season: left } = withinGame({ ...usual, game, season }, seasons)
    return [chosen, left]
  }
  expect(within('holdem', 'open-table')).toEqual(['holdem', undefined])
  expect(within('holdem', 'open-holdem')).toEqual(['holdem', 'open-holdem'])
  expect(within(undefined, 'open-holdem')).toEqual(['holdem', 'open-holdem'])
  expect(within(undefined, 'unknown')).toEqual([undefined, 'unknown'])
})

it('who chooses other seats gives up a season of the ones before', () => {
  const seasons = [
    { slug: 'open-hanabi', game: 'hanabi', seats: 'strangers' },
    { slug: 'self-play-hanabi', game: 'hanabi', seats: 'self-play' },
  ] as const
  const within = (seats: 'self-play' | 'strangers' | undefined, season: string) => {
    const found = withinGame({ ...usual, game: 'hanabi', seats, season }, seasons)
    return [found.seats, found.season]
  }
  expect(within('self-play', 'open-hanabi')).toEqual(['self-play', undefined])
  expect(within('strangers', 'self-play-hanabi')).toEqual(['strangers', undefined])
  expect(within(undefined, 'self-play-hanabi')).toEqual(['self-play', 'self-play-hanabi'])
})

it('the export is of the page that is shown', () => {
  const filter = { ...usual, tab: 'rating', sort: 'rating', role: 'civilian', cursor: '50' } as const
  expect(exportAddress(filter, 'csv')).toBe(
    '/api/v1/leaderboard?language=en&role=civilian&sort=rating&cursor=50&format=csv',
  )
})

it('the default order of a tab is left out of the address', () => {
  expect([sortValue('total', 'total'), sortValue('rating', 'rating')]).toEqual(['', ''])
  expect(sortValue('total', 'rating')).toBe('rating')
})
