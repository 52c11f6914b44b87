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
  [3, '1424.421 1506.318 1590.084 1487.193 1561.887 1639.036 1387.343 1472.246 1551.213 -8.130'],
  [4, '1424.488 1505.735 1589.258 1487.213 1561.486 1638.630 1389.344 1474.140 1552.515 -8.422'],
] as const)('method %i gives what it gave when seasons were closed with it', (method, expected) => {
  const { rows, pairs } = fitRatings(matches, plan, method)
  const shown = rows.slice(0, 3).flatMap(({ overall: { low, rating, high } }) => [low, rating, high])
  const shift = pairs[0]?.shift ?? 0
  expect([...shown, shift].map((value) => value.toFixed(3)).join(' ')).toBe(expected)
})

test('by the third, an agent that finds spies is taken for a better deceiver before it has ever been one', () => {
  const others = [1, 2, 3, 4, 5, 6]
  const seen = Array.from({ length: 60 }, (_, number) => {
    const deceiver = 1 + (number % 6)
    const wrong = others.filter((agent) => agent !== deceiver)
    return { deceiver, voters: [0, ...wrong], deceiverWon: number % 4 === 0, votes: [{ right: [0], wrong }] }
  })
  const deception = (method: 2 | 3) => fitRatings(seen, { agents: 7 }, method).rows[0]?.deception.rating ?? 0
  expect(deception(3)).toBeGreaterThan(deception(2) + 10)
})

/** Half of the agents never win as the deceiver. If `apart`, they also find it a third as often as the others do. */
function seasonOf(apart: boolean) {
  return Array.from({ length: 64 }, (_, number) => {
    const deceiver = number % 8
    const voters = [...Array(8).keys()].filter((agent) => agent !== deceiver)
    const round = Math.floor(number / 8)
    const finds = (agent: number) =>
      apart ? (agent + round) % 4 > 0 === agent >= 4 : (agent + round) % 2 === 0
    const [right, wrong] = [voters.filter(finds), voters.filter((agent) => !finds(agent))]
    return { deceiver, voters, deceiverWon: deceiver >= 4 && round % 2 === 0, votes: [{ right, wrong }] }
  })
}

/** How far below its rating the first agent's deception may be by the fourth method, as a multiple of the third's. */
function further(season: ReturnType<typeof seasonOf>): number {
  const reach = (method: 3 | 4) => {
    const found = fitRatings(season, { agents: 8 }, method).rows[0]?.deception
    return found ? found.rating - found.low : 0
  }
  return reach(4) / reach(3)
}

test('by the fourth, an agent that never wins may be far worse if detections lie far apart', () => {
  expect(further(seasonOf(true))).toBeGreaterThan(1.1)
})

test('by the fourth, it is no worse than by the third if detections are alike', () => {
  expect(further(seasonOf(false))).toBeLessThan(1.05)
})

test('by the fifth, it may be worse only as far as the field is wide', () => {
  const reach = (method: 4 | 5) => {
    const found = fitRatings(seasonOf(true), { agents: 8 }, method).rows[0]?.deception
    return found ? found.high - found.low : 0
  }
  expect(reach(5)).toBeLessThan(reach(4))
})
