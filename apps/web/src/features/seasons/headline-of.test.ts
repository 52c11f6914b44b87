import { expect, it } from 'vitest'
import { headlineOf } from './headline-of.ts'
import type { Headline } from './headline-of.ts'

type Known = Parameters<typeof headlineOf>[0]

const now = new Date('2026-01-02T00:00:00.000Z')
const over = '2026-01-01T00:00:00.000Z'
const fixtures = { waiting: 0, seated: 0, done: 0, dropped: 0 }
const ladder: Known = { state: 'open', format: 'ladder', entryEndsAt: null, fixtures }
const robin: Known = { ...ladder, format: 'round-robin', entryEndsAt: '2026-01-03T00:00:00.000Z' }

it.each<[Headline, Known]>([
  ['open', ladder],
  ['open-without-entry', { ...ladder, entryEndsAt: over }],
  ['paused', { ...robin, state: 'paused' }],
  ['open-entering', robin],
  ['open-gathering', { ...robin, entryEndsAt: over }],
  ['open-scheduled', { ...robin, fixtures: { ...fixtures, waiting: 1, done: 4 } }],
  ['open-played', { ...robin, fixtures: { ...fixtures, done: 4 } }],
])('the headline of a season is “%s”', (headline, season) => {
  expect(headlineOf(season, now)).toBe(headline)
})
