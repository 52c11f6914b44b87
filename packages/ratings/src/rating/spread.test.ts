import { rngAt } from '@wis/engine'
import { expect, test } from 'vitest'
import { bell } from '../distributions.ts'
import { likeliestVariance } from './spread.ts'

function sightings(count: number, variance: number, information: number) {
  const rng = rngAt('spread', count)
  const measured = () => Math.sqrt(variance) * bell(rng) + bell(rng) / Math.sqrt(information)
  return {
    information: new Float64Array(count).fill(information),
    pull: Float64Array.from({ length: count }, () => information * measured()),
  }
}

test('the spread of many agents is found from their measurements', () => {
  expect(likeliestVariance(sightings(5000, 0.8, 4), 0.36)).toBeCloseTo(0.8, 1)
  expect(likeliestVariance(sightings(5000, 0.1, 20), 0.36)).toBeCloseTo(0.1, 1)
})

test('a field without measurements keeps the presumed spread', () => {
  expect(likeliestVariance({ information: new Float64Array(9), pull: new Float64Array(9) }, 0.36)).toBe(0.36)
})

test('a field that looks equal by chance does not count as quite equal', () => {
  const alike = { information: new Float64Array(6).fill(5), pull: new Float64Array(6) }
  expect(likeliestVariance(alike, 0.36)).toBeGreaterThan(0.15)
})
