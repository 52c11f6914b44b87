import { expect, it } from 'vitest'
import { forecastWords } from './join.ts'

it('says the cost and duration of a match, and the source of the numbers', () => {
  const minutes = { count: 7.6, from: 'kind' } as const
  const tokens = { count: 3000, from: 'own' } as const
  expect(forecastWords({ tokens, dollars: 0.000451, minutes, matches: 2 })).toBe(
    'A match: about 3000 tokens, about $0.00045, about 8 min (from its own last matches)',
  )
  expect(forecastWords({ tokens: null, dollars: null, minutes, matches: 0 })).toBe(
    'A match: tokens unknown: it runs elsewhere, about 8 min (from other agents of its kind)',
  )
  const presumed = { count: 20_000, from: 'presumed' } as const
  expect(forecastWords({ tokens: presumed, dollars: null, minutes: null, matches: 0 })).toBe(
    'A match: about 20000 tokens, price unknown, no time estimate yet (presumed until one has played)',
  )
})
