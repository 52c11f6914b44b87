import { rngAt } from '@wis/engine'
import { expect, test } from 'vitest'
import { invert } from './dense.ts'
import { evidenceOf } from './evidence.ts'
import { covarianceOf, curvatureOf, jointPrecision, solveJointly } from './joint-curvature.ts'
import { add, at } from './numbers.ts'
import { simulateSeason, usualPlan } from './simulate-season.ts'

const plan = { ...usualPlan, agents: 7, matches: 80, pairs: 4, languages: 2 }
const prior = { deception: 0.5, detection: 0.3, pair: 0.02, correlation: 0.6 }

/** The curvature as a whole, with all unknowns, and the solution by this module. */
function curvatures() {
  const rng = rngAt('joint', 0)
  const matches = simulateSeason(plan, rng).matches.map((match, i) => ({ ...match, language: i % 2 }))
  const evidence = evidenceOf(matches, plan)
  const { layout } = evidence
  evidence.assume({ influence: 1.3, variance: new Float64Array(layout.size) })
  evidence.survey(Float64Array.from({ length: layout.size }, () => rng.next() - 0.5))
  const precision = jointPrecision(layout, prior)
  const whole = new Float64Array(layout.size ** 2)
  evidence.spell((row, column, amount) => add(whole, row * layout.size + column, amount))
  precision.each.forEach((value, i) => add(whole, i * layout.size + i, value))
  for (let agent = 0; agent < plan.agents; agent++) {
    add(whole, agent * layout.size + layout.detection + agent, precision.coupling)
    add(whole, (layout.detection + agent) * layout.size + agent, precision.coupling)
  }
  const inverse = invert(whole, layout.size)
  return { layout, inverse, curvature: curvatureOf(evidence, precision), rng }
}

test('without the pairs, a system has the same solution as the whole one', () => {
  const { layout, inverse, curvature, rng } = curvatures()
  const right = Float64Array.from({ length: layout.size }, () => rng.next() - 0.5)
  solveJointly(curvature, right).forEach((value, i) => {
    const expected = right.reduce((sum, one, j) => sum + at(inverse, i * layout.size + j) * one, 0)
    expect(value).toBeCloseTo(expected, 8)
  })
})

test('without the pairs, the covariances equal those of the whole inverse', () => {
  const { layout, inverse, curvature } = curvatures()
  const { between, pairs } = covarianceOf(curvature)
  const whole = (i: number, j: number) => at(inverse, i * layout.size + j)
  for (const i of [0, 3, layout.detection, layout.language, layout.base])
    for (const j of [1, 3, layout.detection + 2, layout.language + 1])
      expect(between(i, j)).toBeCloseTo(whole(i, j), 8)
  pairs.forEach((value, k) => expect(value).toBeCloseTo(whole(layout.pair + k, layout.pair + k), 8))
})
