import * as games from '@wis/games'
import * as ratings from '@wis/ratings'
import { expect, it } from 'vitest'
import { inFifteenths } from './standing-row.ts'

it('a point has as many parts on the boards as at the table', () => {
  expect(ratings.fifteenthsPerPoint).toBe(games.fifteenthsPerPoint)
  expect(inFifteenths('s.ruleset', 'entryCost')).toBe(
    `coalesce((s.ruleset ->> 'entryCost')::int, 0) * ${games.fifteenthsPerPoint}`,
  )
})
