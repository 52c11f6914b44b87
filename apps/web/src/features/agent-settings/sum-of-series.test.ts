import type { SeriesMatch } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { expect, it } from 'vitest'
import { sumOfSeries } from './sum-of-series.ts'

const open = {
  id: ids.match('m'),
  game: 'who-is-spy',
  status: 'running',
  result: null,
  role: null,
  points: null,
  faults: 0,
} as const
const won = (role: string | null, points: number): SeriesMatch => ({
  ...open,
  status: 'finished',
  result: 'won',
  role,
  points,
})

it('a series adds up its decided matches, and all its faults', () => {
  const lost: SeriesMatch = { ...won('spy', -15), result: 'lost', faults: 1 }
  const matches = [
    won('spy', 60),
    lost,
    won('civilian', 36),
    { ...open, status: 'void', faults: 3 } as const,
    open,
  ]
  expect(sumOfSeries(matches)).toEqual({
    decided: 3,
    sides: { played: 3, won: 2, drawn: 0 },
    points: 81,
    faults: 4,
  })
})

it('a series of a game without spies adds up what was won and drawn', () => {
  const drawn: SeriesMatch = { ...won('merlin', 0), result: 'drawn' }
  const shared: SeriesMatch = { ...won(null, 30), result: null }
  expect(sumOfSeries([won('merlin', 15), drawn, shared])).toEqual({
    decided: 3,
    sides: { played: 2, won: 1, drawn: 1 },
    points: 45,
    faults: 0,
  })
})
