import { expect, it } from 'vitest'
import { daysAround } from './weeks.tsx'

it.each(['2026-11-23T00:00:00Z', '2026-11-27T12:00:00Z', '2026-11-29T23:59:59Z'])(
  'the four weeks around %s begin on the Monday before its week',
  (now) => {
    const days = daysAround(new Date(now))
    expect(days).toHaveLength(28)
    expect([days[0], days[7], days.at(-1)]).toEqual(['2026-11-16', '2026-11-23', '2026-12-13'])
  },
)
