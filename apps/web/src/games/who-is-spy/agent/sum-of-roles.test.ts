import type { SeriesMatch } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { expect, it } from 'vitest'
import { sumOfRoles, valuesOfRoles } from './sum-of-roles.ts'

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

it('a series adds up its decided matches in each role', () => {
  const lost: SeriesMatch = { ...won('spy', -15), result: 'lost', faults: 1 }
  const matches = [
    won('spy', 60),
    lost,
    won('civilian', 36),
    { ...open, status: 'void', faults: 3 } as const,
    open,
  ]
  expect(sumOfRoles(matches)).toEqual({
    spy: { played: 2, won: 1 },
    civilian: { played: 1, won: 1 },
  })
})

it('a series of a game without spies has no sum of roles', () => {
  expect(sumOfRoles([won('merlin', 15)])).toEqual({
    spy: { played: 0, won: 0 },
    civilian: { played: 0, won: 0 },
  })
  expect(valuesOfRoles([won('merlin', 15)])).toBeUndefined()
})
