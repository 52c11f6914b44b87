import { rngAt } from '@wis/engine'
import { expect, test } from 'vitest'
import { evidenceOf } from './evidence.ts'
import { at } from './numbers.ts'
import { simulateSeason, usualPlan } from './simulate-season.ts'

const plan = { ...usualPlan, agents: 7, matches: 60, pairs: 3 }

function setUp() {
  const rng = rngAt('evidence', 0)
  const season = simulateSeason(plan, rng)
  const evidence = evidenceOf(season.matches, plan)
  const random = () => Float64Array.from({ length: evidence.layout.size }, () => rng.next() - 0.5)
  evidence.assume({ influence: 1.7, variance: random().map(Math.abs) })
  const slopeAt = (point: Float64Array) => {
    const slope = new Float64Array(point.length)
    return { height: evidence.visit(point, slope), slope }
  }
  return { evidence, point: random(), direction: random(), slopeAt }
}

const step = 1e-5
const moved = (point: Float64Array, direction: Float64Array, length: number) =>
  point.map((value, i) => value + length * at(direction, i))

test('the slope is the rise of the log-likelihood', () => {
  const { point, direction, slopeAt } = setUp()
  const rise = slopeAt(moved(point, direction, step)).height - slopeAt(moved(point, direction, -step)).height
  const along = slopeAt(point).slope.reduce((sum, value, i) => sum + value * at(direction, i), 0)
  expect(rise / (2 * step)).toBeCloseTo(along, 5)
})

test('the curvature is the fall of the slope', () => {
  const { evidence, point, direction, slopeAt } = setUp()
  const ahead = slopeAt(moved(point, direction, step)).slope
  const behind = slopeAt(moved(point, direction, -step)).slope
  evidence.survey(point)
  const product = new Float64Array(point.length)
  evidence.curve(direction, product)
  product.forEach((value, i) => expect((at(behind, i) - at(ahead, i)) / (2 * step)).toBeCloseTo(value, 5))
})

test('the single entries of the curvature add up to the curvature', () => {
  const { evidence, point, direction } = setUp()
  const diagonal = evidence.survey(point)
  const product = new Float64Array(point.length)
  evidence.curve(direction, product)
  const spelt = new Float64Array(point.length)
  const speltDiagonal = new Float64Array(point.length)
  evidence.spell((row, column, amount) => {
    spelt[row] = at(spelt, row) + amount * at(direction, column)
    if (row === column) speltDiagonal[row] = at(speltDiagonal, row) + amount
  })
  spelt.forEach((value, i) => expect(value).toBeCloseTo(at(product, i), 8))
  speltDiagonal.forEach((value, i) => expect(value).toBeCloseTo(at(diagonal, i), 8))
})

test.each([
  [{ deceiver: 7, voters: [0], deceiverWon: true }, 'no agent 7'],
  [{ deceiver: 0, voters: [], deceiverWon: true }, 'needs voters'],
  [{ deceiver: 0, voters: [1], deceiverWon: true, pair: 3 }, 'no pair 3'],
  [{ deceiver: 0, voters: [1], deceiverWon: true, language: 0 }, 'no language 0'],
  [
    { deceiver: 0, voters: [1], deceiverWon: true, votes: [{ right: [0], wrong: [1] }] },
    'voter 0 is no voter',
  ],
])('a match that does not fit the field stops the fit (%#)', (match, message) => {
  expect(() => evidenceOf([match], plan)).toThrow(message)
})
