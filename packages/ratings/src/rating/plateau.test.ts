import { expect, test } from 'vitest'
import { beyondStandIn, firstStandIn, likelierStandIn, standsWell, withPlateau } from './plateau.ts'
import type { Known } from './plateau.ts'

const standIn = firstStandIn(1)

test('a strength of which nothing is known has the standard deviation that the plateau is scaled to', () => {
  const { mean, variance } = withPlateau(standIn, 0, { mean: 0, variance: 1 })
  expect(mean).toBeCloseTo(0, 8)
  expect(variance).toBeCloseTo(1, 3)
})

test('a plateau draws a strength in its middle less than a normal curve does, and one at its end much more', () => {
  const drawn = (mean: number) => mean - withPlateau(standIn, 0, { mean, variance: 0.05 }).mean
  expect(drawn(0.5)).toBeLessThan(0)
  expect(drawn(2.5)).toBeGreaterThan(0.1)
})

test('a value far beyond the others is far less likely than by a normal curve', () => {
  expect(beyondStandIn(standIn, 0, 3) - beyondStandIn(standIn, 0, 0)).toBeLessThan(-4)
})

/** What matches say of a strength: a measurement with this precision, and its value times that. */
function settled(information: number, value: number) {
  let current = standIn
  for (let round = 0; round < 20; round++) {
    const precision = information + (current.precision[0] ?? 0)
    const pull = information * value + (current.pull[0] ?? 0)
    const known: Known = { mean: pull / precision, variance: 1 / precision }
    const compared = [{ known, corrected: withPlateau(current, 0, known) }]
    if (compared.every(standsWell)) return { ...known, rounds: round }
    current = likelierStandIn(current, compared)
  }
  throw new Error('the curves never settled')
}

test('normal curves that stand for the plateau settle after a few rounds', () => {
  for (const value of [-3, -1, 0, 0.5, 2]) expect(settled(2, value).rounds).toBeLessThan(8)
})

test('and then a strength has the mean that the product of its curves has', () => {
  const { mean, variance } = settled(2, 1.5)
  let [all, first, second] = [0, 0, 0]
  for (let x = -6; x <= 6; x += 0.01) {
    const density = Math.exp(-((x / 1.72008) ** 4) - (x - 1.5) ** 2)
    all += density
    first += density * x
    second += density * x ** 2
  }
  expect(mean).toBeCloseTo(first / all, 1)
  expect(variance).toBeCloseTo(second / all - (first / all) ** 2, 1)
})
