import { rngAt } from '@wis/engine'
import { expect, test } from 'vitest'
import { evidenceOf } from './evidence.ts'
import { fit } from './fit.ts'
import { at } from './numbers.ts'
import { simulateSeason, usualPlan } from './simulate-season.ts'
import { diagonalUncertainty, exactUncertainty, uncertaintyOf } from './uncertainty.ts'

function fitted(agents: number, matches: number) {
  const plan = { ...usualPlan, agents, matches }
  return fit(evidenceOf(simulateSeason(plan, rngAt('uncertainty', agents)).matches, plan))
}

test('in a large field the diagonal gives the exact uncertainty to within three per cent', () => {
  const season = fitted(150, 6000)
  const exact = exactUncertainty(season)
  const quick = diagonalUncertainty(season)
  for (const scale of ['overall', 'deception', 'detection'] as const)
    quick[scale].forEach((variance, agent) => {
      const ratio = Math.sqrt(variance / at(exact[scale], agent))
      expect(ratio).toBeGreaterThan(0.97)
      expect(ratio).toBeLessThan(1.03)
    })
}, 60_000)

test('in a small field the exact uncertainty is used', () => {
  const season = fitted(8, 100)
  expect(uncertaintyOf(season)).toEqual(exactUncertainty(season))
  expect(exactUncertainty(season)).not.toEqual(diagonalUncertainty(season))
})

test('in a field too large to invert the diagonal is used', () => {
  const season = fitted(8, 100)
  expect(uncertaintyOf(season, 50)).toEqual(diagonalUncertainty(season))
})
