import { expect, it } from 'vitest'
import { callsAddress, parseCallFilter } from './call-filter.ts'

it('a filter reads back from its own address', () => {
  const filter = { match: '1m7w5bqypqcadpnt', failed: true, cursor: '1m7w5bqypqcadpnt-31' } as const
  const { pathname, searchParams } = new URL(callsAddress('old-fox', filter), 'https://play.example')
  expect(pathname).toBe('/agents/old-fox/calls')
  expect(parseCallFilter(Object.fromEntries(searchParams))).toEqual(filter)
})

it('invalid values are dropped', () => {
  expect(parseCallFilter({ match: "'; drop", failed: '1', cursor: ['a'] })).toEqual({})
  expect(callsAddress('old-fox')).toBe('/agents/old-fox/calls')
})
