import { describe, expect, it } from 'vitest'
import { normalisedTable } from './normalised-table.ts'
import type { ResampledValue } from './take-in-matches.ts'

/** The real value, and those of two resampled sets. */
const ratio = (matches: number, ...values: number[]): ResampledValue => ({
  matches,
  above: values.map((value) => value * matches),
  below: values.map(() => matches),
})
const skill = (matches: number, ...means: number[]): ResampledValue => ({
  matches,
  above: means,
  below: means.map(() => 2),
})

const columns = [
  {
    kind: 'ratio' as const,
    agents: [
      { agentId: 'ann', value: ratio(40, 8, 10, 6) },
      { agentId: 'bob', value: ratio(20, 4, 5, 6) },
      { agentId: 'cat', value: ratio(19, 9, 9, 9) },
    ],
  },
  {
    kind: 'skill' as const,
    agents: [
      { agentId: 'ann', value: skill(25, 20, 24, 20) },
      { agentId: 'bob', value: skill(25, 25, 24, 25) },
    ],
  },
]

describe('several games side by side', () => {
  const rows = normalisedTable(columns, 20)
  const row = (agentId: string) => rows.find((one) => one.agentId === agentId)

  it('a score is the value ÷ the best × 100, and the best value of all matches is the unit of every set', () => {
    // Bob: 4, then 5 and 6, of 8. The interval cuts 2.5 per cent of the way from 62.5 to 75 at each end.
    expect(row('bob')?.cells[0]).toEqual({
      matches: 20,
      missing: 0,
      value: { value: 4, low: 4, high: 5.975 },
      score: { value: 50, low: 50, high: 74.6875 },
    })
    // Ann: 8, then 10 and 6, of 8. The best may be better than it looks.
    expect(row('ann')?.cells[0]?.score).toEqual({ value: 100, low: 76.25, high: 123.75 })
    expect(row('ann')?.cells[1]?.score).toEqual({ value: 80, low: 80, high: 95.6 })
  })

  it('the average goes over the games with a score', () => {
    // Ann has 100 and 80, then 125 and 96, and 75 and 80. Bob has 50 and 100, then 62.5 and 96, and 75 and 100.
    expect(row('ann')?.average).toEqual({ value: 90, low: 78.325, high: 109.675 })
    expect(row('bob')?.average).toEqual({ value: 75, low: 75, high: expect.closeTo(87.29375, 9) })
    expect(rows.map(({ place, agentId, games }) => [place, agentId, games])).toEqual([
      [1, 'ann', 2],
      [2, 'bob', 2],
      [null, 'cat', 0],
    ])
  })

  it('an agent with too few matches has no number, is no best, and is told how many are missing', () => {
    expect(row('cat')?.cells).toEqual([{ matches: 19, missing: 1, value: null, score: null }, null])
    expect(row('ann')?.cells[0]?.score?.value).toBe(100)
  })

  it('scores in more games stand before a higher average, and equals share a place', () => {
    const [first, second] = columns
    if (!first || !second) throw new Error('two columns are needed')
    const dan = { agentId: 'dan', value: skill(25, 25, 24, 25) }
    const eve = { agentId: 'eve', value: skill(25, 25, 24, 25) }
    const more = normalisedTable([first, { ...second, agents: [...second.agents, eve, dan] }], 20)
    expect(more.map(({ place, agentId }) => `${place} ${agentId}`)).toEqual([
      ...['1 ann', '2 bob', '3 dan', '3 eve', 'null cat'],
    ])
  })

  it('where the best value is not above 0, there are values and no scores', () => {
    const [only] = normalisedTable(
      [{ kind: 'skill', agents: [{ agentId: 'ann', value: skill(30, 0, -1, 1) }] }],
      20,
    )
    expect(only?.cells[0]).toMatchObject({ value: { value: 0 }, score: null })
    expect(only).toMatchObject({ place: null, games: 0, average: null })
  })
})
