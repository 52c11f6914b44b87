import type { SeriesMatch } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { expect, it } from 'vitest'
import { sumOfSeries } from './sum-of-series.ts'

const open = {
  id: ids.match('m'),
  status: 'running',
  winner: null,
  role: null,
  points: null,
  faults: 0,
} as const
const won = (role: 'spy' | 'civilian', points: number): SeriesMatch => ({
  ...{ ...open, status: 'finished', role, points },
  winner: role === 'spy' ? 'spy' : 'civilians',
})

it('a series adds up its decided matches, and all its faults', () => {
  const lost: SeriesMatch = { ...won('spy', -15), winner: 'civilians', faults: 1 }
  const matches = [
    won('spy', 60),
    lost,
    won('civilian', 36),
    { ...open, status: 'void', faults: 3 } as const,
    open,
  ]
  expect(sumOfSeries(matches)).toEqual({
    decided: 3,
    spy: { played: 2, won: 1 },
    civilian: { played: 1, won: 1 },
    points: 81,
    faults: 4,
  })
})
