import { expect, it } from 'vitest'
import { channelsOf, gameOf, hasFilters, matchListAddress, parseMatchFilter, spanOf } from './match-filter.ts'

it('a filter reads back from its own address', () => {
  const filter = { language: 'zh', winner: 'spy', agent: 'old-fox', cursor: '1m7w5bqypqcadpnt' } as const
  const { searchParams } = new URL(matchListAddress(filter), 'https://play.example')
  expect(parseMatchFilter(Object.fromEntries(searchParams))).toEqual(filter)
})

it('invalid values are not applied', () => {
  const query = {
    language: 'fr',
    winner: ['spy', 'civilians'],
    agent: "'; drop",
    cursor: '',
    from: '2026-02-30',
    channel: 'x',
  }
  expect(parseMatchFilter(query)).toEqual({})
})

it('a page of the list is no filter', () => {
  expect([hasFilters({ cursor: 'abc' }), hasFilters({ mode: 'ranked' })]).toEqual([false, true])
  expect(hasFilters({ channel: 'top' })).toBe(false)
})

it('no filter is an address that says so', () => {
  const { searchParams } = new URL(matchListAddress({}), 'https://play.example')
  expect([searchParams.size, parseMatchFilter(Object.fromEntries(searchParams))]).toEqual([1, {}])
})

it('a list of all games has no channels, and a channel or a side without a game is of the usual one', () => {
  expect([gameOf({}), gameOf({ language: 'zh', season: 'open-table' }), channelsOf(undefined)]).toEqual([
    undefined,
    undefined,
    [],
  ])
  expect([gameOf({ channel: 'top' }), gameOf({ winner: 'spy' })]).toEqual(['who-is-spy', 'who-is-spy'])
})

it('a list of another game has no spy to filter by', () => {
  const spies = { game: 'avalon', channel: 'spy', winner: 'spy', language: 'zh' }
  expect(parseMatchFilter(spies)).toEqual({ game: 'avalon', language: 'zh' })
  expect(parseMatchFilter({ ...spies, channel: 'top' })).toEqual({
    game: 'avalon',
    channel: 'top',
    language: 'zh',
  })
})

it('a game in which nobody speaks has no language to filter by', () => {
  expect(parseMatchFilter({ game: 'holdem', channel: 'zh', language: 'zh', mode: 'ranked' })).toEqual({
    game: 'holdem',
    mode: 'ranked',
  })
  expect([channelsOf('holdem').includes('en'), channelsOf('avalon').includes('en')]).toEqual([false, true])
  expect(hasFilters({ game: 'holdem' })).toBe(false)
})

it('days count as a whole, the last one too', () => {
  const { from, until } = spanOf({ from: '2026-03-01', until: '2026-03-01' })
  expect([from?.toISOString(), until?.toISOString()]).toEqual([
    '2026-03-01T00:00:00.000Z',
    '2026-03-02T00:00:00.000Z',
  ])
  expect(spanOf({})).toEqual({})
})
