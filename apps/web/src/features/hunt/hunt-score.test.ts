import { describe, expect, it } from 'vitest'
import { huntPoints, isFound, stakesOf, statementsOf } from './hunt-score.ts'
import { chancesOf, evenSuspicion, mostSuspicion, percentsOf, stepAfter, stepNear } from './suspicion.ts'

const six = [0, 1, 2, 3, 4, 5]
const one = { count: 1, seats: six }
const even = six.map(() => evenSuspicion)
const sumOf = (chances: readonly number[]) => chances.reduce((sum, chance) => sum + chance, 0)

describe('the chances of a slider', () => {
  it('are the same for all before anything is moved, and add up to those who hide', () => {
    expect(chancesOf(even, one)).toEqual(six.map(() => 1 / 6))
    expect(chancesOf(even.slice(1), { count: 2, seats: [0, 1, 2, 3, 4] })).toEqual([0.4, 0.4, 0.4, 0.4, 0.4])
  })

  it('double their odds with each step, and are 0 for a seat that is ruled out or gone', () => {
    const chances = chancesOf([6, 5, 5, 5, 0, 5], { count: 1, seats: [0, 1, 2, 4] })
    expect(chances).toEqual([0.5, 0.25, 0.25, 0, 0, 0])
  })

  it('are never above 1, and what is left goes to the others', () => {
    expect(chancesOf([10, 5, 5, 5, 5], { count: 2, seats: [0, 1, 2, 3, 4] })).toEqual([
      1, 0.25, 0.25, 0.25, 0.25,
    ])
    expect(chancesOf([5, 0, 0, 0, 0], { count: 2, seats: [0, 1, 2, 3, 4] })).toEqual([
      1, 0.25, 0.25, 0.25, 0.25,
    ])
  })

  it('add up whatever the sliders say', () => {
    for (let at = 0; at < 500; at++) {
      const steps = six.map((seat) => (at * (seat + 3) * 7919 + seat * 31 * at) % (mostSuspicion + 1))
      for (const count of [1, 2]) {
        const chances = chancesOf(steps, { count, seats: six.slice(0, 3 + (at % 4)) })
        expect(sumOf(chances)).toBeCloseTo(count)
        expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true)
        const percents = percentsOf(chances)
        expect(sumOf(percents)).toBe(100 * count)
        for (const [seat, percent] of percents.entries())
          expect(Math.abs(percent - 100 * (chances[seat] ?? 0))).toBeLessThan(1)
      }
    }
  })
})

describe('the points of a hunt', () => {
  const stated = (chances: readonly number[]) => ({ chances, sought: one })

  it('are 100 for the truth, 0 for suspecting all alike, and negative for being misled', () => {
    expect(huntPoints([stated([0, 0, 1, 0, 0, 0])], [2])).toBe(100)
    expect(huntPoints([stated(six.map(() => 1 / 6))], [2])).toBeCloseTo(0)
    expect(huntPoints([stated([1, 0, 0, 0, 0, 0])], [2])).toBeCloseTo(-140)
    expect(huntPoints([], [2])).toBeUndefined()
  })

  it('are at stake for those who are suspected most, and for those who are suspected least', () => {
    expect(stakesOf(stated([1, 0, 0, 0, 0, 0]))).toEqual({
      most: [0],
      right: 100,
      wrong: expect.closeTo(-140),
    })
    const alike = stakesOf(stated(six.map(() => 1 / 6)))
    expect(alike).toMatchObject({ right: expect.closeTo(0), wrong: expect.closeTo(0) })
  })

  it('are best on average for whoever states what they believe', () => {
    const believed = [0.5, 0.2, 0.1, 0.1, 0.05, 0.05]
    const expected = (chances: readonly number[]) =>
      six.reduce(
        (sum, hidden) => sum + (believed[hidden] ?? 0) * (huntPoints([stated(chances)], [hidden]) ?? 0),
        0,
      )
    const honest = expected(believed)
    for (let at = 1; at < 400; at++) {
      const steps = six.map((seat) => (at * (seat + 2) * 104_729) % (mostSuspicion + 1))
      expect(expected(chancesOf(steps, one))).toBeLessThanOrEqual(honest)
    }
  })

  it('find those who hide only if they are suspected more than all others', () => {
    expect(isFound(stated([0.4, 0.3, 0.3, 0, 0, 0]), [0])).toBe(true)
    expect(isFound(stated([0.4, 0.4, 0.2, 0, 0, 0]), [0])).toBe(false)
    expect(isFound({ chances: [0.9, 0.6, 0.5], sought: { count: 2, seats: [0, 1, 2] } }, [0, 1])).toBe(true)
    expect(isFound(undefined, [0])).toBe(false)
  })

  it('keep each chance with the truth for the curve', () => {
    const kept = statementsOf([{ chances: [0.25, 0.75, 0], sought: { count: 1, seats: [0, 1] } }], [1])
    expect(kept).toEqual({ stated: [250, 750], happened: [false, true] })
  })
})

describe('a slider that stands at its chance', () => {
  const near = (chance: number, seat = 2) => stepNear(chance, seat, even, one)

  it('takes the step whose chance is nearest to where it was put', () => {
    expect([0, 0.3, 0.43, 0.6, 1].map((chance) => near(chance))).toEqual([0, 6, 7, 8, mostSuspicion])
    for (let step = 0; step <= mostSuspicion; step++)
      expect(near(chancesOf(even.with(2, step), one)[2] ?? 0)).toBe(step)
  })

  it('stays where it is if no step changes its chance', () => {
    expect(stepNear(0.5, 2, [0, 0, 7, 0, 0, 0], { count: 1, seats: [2] })).toBe(7)
  })

  it('moves by steps with the keys, within its ends', () => {
    expect(['ArrowRight', 'ArrowLeft', 'PageUp', 'Home', 'End'].map((key) => stepAfter(key, 9))).toEqual([
      10, 8, 10, 0, 10,
    ])
    expect(stepAfter('Tab', 9)).toBeUndefined()
  })
})
