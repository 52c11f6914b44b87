import { expect, it } from 'vitest'
import { comingDates } from './calendar.tsx'

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
