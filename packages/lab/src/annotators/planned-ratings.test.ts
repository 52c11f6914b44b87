import { describe, expect, it } from 'vitest'
import { planOf } from '../plan.ts'
import { presetCalled } from '../presets/presets.ts'
import { readAny } from '../tasks/read-any.ts'
import { plannedRatings, sampleOfShare, shareOfSample } from './planned-ratings.ts'

describe('the share of a person', () => {
  it('is what everybody rates and a part of the others', () => {
    // 10 of 24 are shared, and 14 are left for each of four people: 10 + 4 × 14.
    const sample = sampleOfShare({ each: 24, shared: 10, people: 4 })
    expect(sample).toEqual({ items: 66, shared: 10, people: 4 })
    expect(shareOfSample(sample)).toEqual({ each: 24, shared: 10, people: 4 })
    expect(shareOfSample({ items: 12, shared: 5, people: 3 }).each).toBe(8)
  })
})

describe('what people rate', () => {
  const there = [
    { rubric: 'clue-fit', items: 400 },
    { rubric: 'intentions-guessed', items: 40 },
  ]

  it('is everything without a sample, at 20 seconds an item and 45 where one chooses from a list', () => {
    const planned = plannedRatings(there, undefined)
    expect(planned.each).toBe(440)
    expect(planned.minutes).toBeCloseTo((400 * 20 + 40 * 45) / 60)
  })

  it('is no more than there is of a rubric', () => {
    expect(plannedRatings(there, { items: 60, shared: 20, people: 4 })).toEqual({
      rubrics: [
        { rubric: 'clue-fit', items: 60, each: 30, shared: 20 },
        { rubric: 'intentions-guessed', items: 40, each: 25, shared: 20 },
      ],
      each: 55,
      minutes: (30 * 20 + 25 * 45) / 60,
    })
  })

  it.each(['interintent', 'llmarena-communication'])('takes two hours at most in %s', (name) => {
    const read = readAny({ ...presetCalled(name)?.spec })
    if (!read.ok || read.kind === 'task') return expect.fail(`${name} cannot be read`)
    const { people } = planOf(read.spec)
    expect(people.each).toBeGreaterThan(20)
    expect(people.minutes).toBeLessThan(120)
    for (const { each, shared } of people.rubrics) expect(shared).toBeLessThan(each)
  })
})
