import type { SeriesMatch } from '@wis/db/matches'
import { expect, it } from 'vitest'
import { seriesOfMatches, wonMatch } from '../../testing/series-of-matches.ts'
import { sumOfSeries } from './series.tsx'

it('a series adds up its decided matches, and all its faults', () => {
  expect(sumOfSeries(seriesOfMatches)).toEqual({
    decided: 3,
    sides: { played: 3, won: 2, drawn: 0 },
    roles: [
      { role: 'spy', played: 2, won: 1 },
      { role: 'civilian', played: 1, won: 1 },
    ],
    points: 81,
    faults: 4,
  })
})

it('a match in which all share one result is in no sum of sides, and one without a role in no sum of roles', () => {
  const drawn: SeriesMatch = { ...wonMatch('merlin', 0), result: 'drawn' }
  const shared: SeriesMatch = { ...wonMatch(null, 30), result: null }
  expect(sumOfSeries([wonMatch('merlin', 15), drawn, shared])).toEqual({
    decided: 3,
    sides: { played: 2, won: 1, drawn: 1 },
    roles: [{ role: 'merlin', played: 2, won: 1 }],
    points: 45,
    faults: 0,
  })
})
