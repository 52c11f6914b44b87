import { rngAt } from '@wis/engine'
import { expect, test } from 'vitest'
import { fitRatings } from './fit-ratings.ts'
import { simulateSeason, usualPlan } from './simulate-season.ts'

const plan = { ...usualPlan, agents: 8, matches: 120, pairs: 6, pair: 0.12 }
const { matches } = simulateSeason(plan, rngAt('kept', 0))

/** Boards of closed seasons were made by these, and are made by them again. */
test.each([
  [1, '1426.404 1504.042 1581.680 1485.484 1557.863 1630.241 1402.235 1477.031 1551.827 -35.465'],
  [2, '1425.982 1507.280 1590.638 1486.518 1560.754 1637.736 1385.109 1470.117 1548.864 -5.472'],
] as const)('method %i gives what it gave when seasons were closed with it', (method, expected) => {
  const { rows, pairs } = fitRatings(matches, plan, method)
  const shown = rows.slice(0, 3).flatMap(({ overall: { low, rating, high } }) => [low, rating, high])
  const shift = pairs[0]?.shift ?? 0
  expect([...shown, shift].map((value) => value.toFixed(3)).join(' ')).toBe(expected)
})

test('by the third, an agent that finds spies is taken for a better spy before it has ever been one', () => {
  const others = [1, 2, 3, 4, 5, 6]
  const seen = Array.from({ length: 60 }, (_, number) => {
    const spy = 1 + (number % 6)
    const wrong = others.filter((agent) => agent !== spy)
    return { spy, civilians: [0, ...wrong], spyWon: number % 4 === 0, votes: [{ right: [0], wrong }] }
  })
  const deception = (method: 2 | 3) => fitRatings(seen, { agents: 7 }, method).rows[0]?.deception.rating ?? 0
  expect(deception(3)).toBeGreaterThan(deception(2) + 10)
})
