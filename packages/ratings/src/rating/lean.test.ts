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
