import { describe, expect, it } from 'vitest'
import { sampledMatches } from '../expected-calls.ts'
import { presetCalled } from '../presets/presets.ts'
import { readSpec } from '../spec/read-spec.ts'
import { scheduleOf } from './planned-match.ts'

function sampled(changes: object) {
  const read = readSpec({ ...presetCalled('wis-attack')?.spec, ...changes })
  const spec = read.ok ? read.spec : expect.fail(JSON.stringify(read.faults))
  const schedule = scheduleOf(spec)
  return { spec, matches: sampledMatches(spec, schedule).map((number) => schedule.matchAt(number)) }
}

const names = (count: number) => Array.from({ length: count }, (_, at) => `subject-${at}`)
const design = { materials: 12, repeats: 1 }

function countsOf(labels: readonly string[]): readonly number[] {
  return [...new Set(labels)].map((label) => labels.filter((other) => other === label).length)
}

describe('the matches by which a plan is estimated', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 2],
    [6, 4],
    [7, 3],
  ])('are equally many of each of %d subjects under each of %d conditions', (subjects, conditions) => {
    const all = ['unwarned', 'attack', 'defence', 'baseline'].slice(0, conditions)
    const { matches } = sampled({ subjects: names(subjects), conditions: all, design })
    const counts = countsOf(matches.map(({ subject, condition }) => `${subject} ${condition}`))
    expect(counts).toHaveLength(subjects * conditions)
    expect(new Set(counts).size).toBe(1)
    expect(new Set(matches.map(({ number }) => number)).size).toBe(matches.length)
  })

  it('are no more than a reader waits for, equally many of each of 40 subjects', () => {
    const { matches } = sampled({ subjects: names(40), conditions: ['unwarned', 'attack'], design })
    expect(countsOf(matches.map(({ subject }) => subject))).toEqual(names(40).map(() => 1))
    expect(new Set(matches.map(({ condition }) => condition)).size).toBe(2)
  })

  it('are all matches of an experiment that has no more', () => {
    const { matches } = sampled({ subjects: names(2), conditions: ['unwarned'], stop: { games: 4 }, design })
    expect(new Set(matches.map(({ number }) => number))).toEqual(new Set([1, 2, 3, 4]))
  })
})
