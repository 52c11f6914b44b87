import { expect, test } from 'vitest'
import { at } from './numbers.ts'
import { Sharing } from './sharing.ts'

/** Every choice of the correct voters, one by one. */
function countChoices(strengths: number[], correct: number) {
  const choices = Array.from({ length: 2 ** strengths.length }, (_, choice) =>
    strengths.map((_, i) => (choice >> i) & 1),
  )
    .filter((right) => right.reduce((sum, one) => sum + one, 0) === correct)
    .map((right) => ({
      right,
      odds: Math.exp(right.reduce((sum, one, i) => sum + one * (strengths[i] ?? 0), 0)),
    }))
  const all = choices.reduce((sum, { odds }) => sum + odds, 0)
  const chanceOf = (...voters: number[]) =>
    choices
      .filter(({ right }) => voters.every((voter) => right[voter] === 1))
      .reduce((sum, { odds }) => sum + odds / all, 0)
  return { all, chanceOf }
}

test.each([
  { strengths: [0.3, -1.2, 0.8, 0, 2.1], correct: 2 },
  { strengths: [0.3, -1.2, 0.8, 0, 2.1], correct: 4 },
  { strengths: [2, -2, 0.5], correct: 1 },
  { strengths: [0.1, 0.4], correct: 1 },
])('$correct right among $strengths agrees with counting every choice', ({ strengths, correct }) => {
  const sharing = new Sharing(strengths.length, correct)
  sharing.strength.set(strengths)
  const logAll = sharing.expect()
  const covariance = new Float64Array(strengths.length ** 2)
  sharing.covary(covariance, 0)
  const { all, chanceOf } = countChoices(strengths, correct)
  expect(logAll).toBeCloseTo(Math.log(all), 10)
  strengths.forEach((_, i) => expect(sharing.chance[i]).toBeCloseTo(chanceOf(i), 10))
  strengths.forEach((_, i) =>
    strengths.forEach((_, j) =>
      expect(at(covariance, i * strengths.length + j)).toBeCloseTo(
        chanceOf(i, j) - chanceOf(i) * chanceOf(j),
        10,
      ),
    ),
  )
})

test('voters of equal strength have equal chances', () => {
  const sharing = new Sharing(5, 3)
  sharing.strength.fill(7)
  sharing.expect()
  for (const chance of sharing.chance) expect(chance).toBeCloseTo(0.6, 12)
})

test('strengths far from 0 overflow nothing', () => {
  const sharing = new Sharing(3, 2)
  sharing.strength.set([800, 801, 799])
  expect(Number.isFinite(sharing.expect())).toBe(true)
  expect(sharing.chance.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(2, 10)
})
