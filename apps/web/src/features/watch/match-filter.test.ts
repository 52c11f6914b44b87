import { expect, it } from 'vitest'
import { hasFilters, matchListAddress, parseMatchFilter } from './match-filter.ts'

it('a filter reads back from its own address', () => {
  const filter = { language: 'zh', winner: 'spy', agent: 'old-fox', cursor: '1m7w5bqypqcadpnt' } as const
  const { searchParams } = new URL(matchListAddress(filter), 'https://play.example')
  expect(parseMatchFilter(Object.fromEntries(searchParams))).toEqual(filter)
})

it('what makes no sense is not applied', () => {
  const query = { language: 'fr', winner: ['spy', 'civilians'], agent: "'; drop", cursor: '', other: 'x' }
  expect(parseMatchFilter(query)).toEqual({})
})

it('a page of a list is no filter', () => {
  expect([hasFilters({ cursor: 'abc' }), hasFilters({ mode: 'ranked' })]).toEqual([false, true])
})

it('no filter is the plain address', () => {
  expect(matchListAddress({})).toBe('/watch')
})
