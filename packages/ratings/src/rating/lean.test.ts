import { expect, test } from 'vitest'
import { fitRatings } from './fit-ratings.ts'
import type { RatedMatch } from './rated-match.ts'

/**
 * All agents are the deceiver equally often. The first never wins as one, the last always does, and the others win every
 * other time.
 */
const agents = 6
const matches = Array.from({ length: 120 }, (_, number): RatedMatch => {
  const deceiver = number % agents
  const voters = [...Array(agents).keys()].filter((agent) => agent !== deceiver)
  const deceiverWon = deceiver === agents - 1 || (deceiver > 0 && Math.floor(number / agents) % 2 === 0)
  return { deceiver, voters, deceiverWon }
})

test('an agent that never wins as the deceiver may be far worse than it looks, but not much better', () => {
  const { rows } = fitRatings(matches, { agents })
  const [worst, best] = [rows[0]?.deception, rows.at(-1)?.deception]
  if (!worst || !best) throw new Error('both have played')
  expect(worst.rating - worst.low).toBeGreaterThan(1.1 * (worst.high - worst.rating))
  expect(best.high - best.rating).toBeGreaterThan(1.1 * (best.rating - best.low))
})

test('the first method gives both sides of an interval the same length', () => {
  for (const { deception } of fitRatings(matches, { agents }, 1).rows)
    expect(deception.high - deception.rating).toBeCloseTo(deception.rating - deception.low, 8)
})

test('intervals are wider with an unknown spread than with one taken as known', () => {
  const few = matches.slice(0, 30)
  const reach = (method: 1 | 2) =>
    fitRatings(few, { agents }, method).rows.reduce((sum, { overall }) => sum + overall.high - overall.low, 0)
  expect(reach(2)).toBeGreaterThan(1.05 * reach(1))
})
