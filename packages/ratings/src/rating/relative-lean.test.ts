import { expect, test } from 'vitest'
import { fitRatings } from './fit-ratings.ts'
import type { RatedMatch } from './rated-match.ts'

const agents = 8

/** Agent 0 never names the deceiver, and agent 7 always does. Everybody is the deceiver equally often. */
const matches = Array.from({ length: 96 }, (_, number): RatedMatch => {
  const deceiver = number % agents
  const voters = [...Array(agents).keys()].filter((agent) => agent !== deceiver)
  const round = Math.floor(number / agents)
  const finds = (agent: number) => agent > 0 && (agent === 7 || (agent + round) % 2 === 0)
  const right = voters.filter(finds)
  return {
    deceiver,
    voters,
    deceiverWon: round % 4 === 0,
    votes: [{ right, wrong: voters.filter((agent) => !finds(agent)) }],
  }
})

function sides(agent: number) {
  const { low, rating, high } = fitRatings(matches, { agents }).rows[agent]?.detection ?? {}
  if (low === undefined || rating === undefined || high === undefined) throw new Error('everybody has played')
  return { below: rating - low, above: high - rating }
}

test('an agent that never names the deceiver may be far worse than it looks, but not much better', () => {
  const { below, above } = sides(0)
  expect(below).toBeGreaterThan(1.1 * above)
})

test('one that always does may be far better', () => {
  const { below, above } = sides(7)
  expect(above).toBeGreaterThan(1.1 * below)
})
