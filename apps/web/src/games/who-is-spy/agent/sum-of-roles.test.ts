import { expect, it } from 'vitest'
import { seriesOfMatches, wonMatch } from '../../../testing/series-of-matches.ts'
import { sumOfRoles, valuesOfRoles } from './sum-of-roles.ts'

it('a series adds up its decided matches in each role', () => {
  expect(sumOfRoles(seriesOfMatches)).toEqual({
    spy: { played: 2, won: 1 },
    civilian: { played: 1, won: 1 },
  })
})

it('a series of a game without spies has no sum of roles', () => {
  expect(sumOfRoles([wonMatch('merlin', 15)])).toEqual({
    spy: { played: 0, won: 0 },
    civilian: { played: 0, won: 0 },
  })
  expect(valuesOfRoles([wonMatch('merlin', 15)])).toBeUndefined()
})
