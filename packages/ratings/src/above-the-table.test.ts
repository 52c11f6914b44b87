import { describe, expect, it } from 'vitest'
import { aboveTheTable } from './above-the-table.ts'
import type { Chance } from './above-the-table.ts'

const times = (count: number, chance: Chance): Chance[] => Array.from({ length: count }, () => chance)

describe('whether an agent does more than its tables explain', () => {
  it('is exact: alone among five, each time', () => {
    const alone = { did: true, others: 4, othersDid: 0 }
    expect(aboveTheTable(times(3, alone), 1).p).toBeCloseTo((1 / 5) ** 3, 12)
    expect(aboveTheTable(times(3, alone), 12).p).toBeCloseTo((12 / 16) ** 3, 12)
  })

  it('is empty if all agents do it, or none', () => {
    const all = { did: true, others: 4, othersDid: 4 }
    const none = { did: false, others: 4, othersDid: 0 }
    expect(aboveTheTable([...times(50, all), ...times(50, none)], 1)).toEqual({
      matches: 0,
      observed: 0,
      expected: 0,
      p: 1,
    })
  })

  it('counts the observed and the expected cases', () => {
    const found = aboveTheTable(
      [
        { did: true, others: 4, othersDid: 1 },
        { did: false, others: 4, othersDid: 3 },
      ],
      1,
    )
    expect(found).toMatchObject({ matches: 2, observed: 1 })
    expect(found.expected).toBeCloseTo(2 / 5 + 3 / 5, 12)
    expect(found.p).toBeCloseTo(1 - (3 / 5) * (2 / 5), 12)
  })

  it('is less surprised with a greater allowance for skill', () => {
    const chances = times(40, { did: true, others: 4, othersDid: 1 })
    expect(aboveTheTable(chances, 12).p).toBeGreaterThan(aboveTheTable(chances, 2).p)
  })
})
