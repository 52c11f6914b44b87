import { expect, it } from 'vitest'
import { comingDates, mondayAfter, weeksFrom } from './coming-dates.ts'

const season = (slug: string, dates: object) =>
  ({ slug, startsAt: '2026-11-01T00:00:00Z', entryEndsAt: null, endsAt: null, ...dates }) as never

it('are those of all seasons that are still to come, the next one first', () => {
  const seasons = [
    season('old', { endsAt: '2026-11-05T00:00:00Z' }),
    season('cup', { entryEndsAt: '2026-11-12T00:00:00Z', endsAt: '2026-11-20T00:00:00Z' }),
    season('next', { startsAt: '2026-11-15T00:00:00Z' }),
  ]
  const found = comingDates(seasons, new Date('2026-11-10T00:00:00Z'))
  expect(found.map(({ season, what }) => `${season.slug} ${what}`)).toEqual([
    'cup entryEnds',
    'next starts',
    'cup ends',
  ])
})

it('of an entry that ends as its season starts, the end comes first, as on the page of the season', () => {
  const at = '2026-11-15T00:00:00Z'
  const found = comingDates([season('cup', { startsAt: at, entryEndsAt: at })], new Date('2026-11-10'))
  expect(found.map(({ what }) => what)).toEqual(['entryEnds', 'starts'])
})

it.each([
  ['2026-11-22T23:59:59Z', '2026-11-23'],
  ['2026-11-23T00:00:00Z', '2026-11-30'],
  ['2026-11-27T12:00:00Z', '2026-11-30'],
  ['2026-11-29T23:59:59Z', '2026-11-30'],
])('the Monday after %s is that of %s', (now, monday) => {
  expect(mondayAfter(new Date(now)).toISOString()).toBe(`${monday}T00:00:00.000Z`)
})

it.each([
  ['2026-11-29', 2, '2026-11-29', '2026-12-12'],
  ['2026-12-13', 3, '2026-11-29', '2026-12-19'],
  ['2027-06-01', 5, '2026-11-29', '2027-01-02'],
])('a calendar to %s has %i weeks, from %s to %s', (last, weeks, from, to) => {
  const found = weeksFrom(new Date('2026-11-29T15:00:00Z'), new Date(`${last}T09:00:00Z`), 5)
  expect([found.length, found[0]?.[0], found.at(-1)?.at(-1)]).toEqual([weeks, from, to])
})
