import { rngAt } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { normalisedTable } from './normalised-table.ts'
import { resamples, resampleWeights, takeInMatches, valuesOf } from './take-in-matches.ts'
import type { MeasuredMatch, ResampledValues } from './take-in-matches.ts'

const duel = (
  id: string,
  first: string,
  second: string,
  places: readonly [number, number],
): MeasuredMatch => ({
  id,
  seats: [
    { agentId: first, place: places[0], team: 0, of: places[0] === 1 ? 1 : 0, per: 1 },
    { agentId: second, place: places[1], team: 1, of: places[1] === 1 ? 1 : 0, per: 1 },
  ],
})

describe('the weights of a match', () => {
  it('are the same for ever, the real set first', () => {
    expect(resampleWeights('m1').slice(0, 12)).toMatchInlineSnapshot(`
      [
        1,
        1,
        2,
        2,
        0,
        0,
        1,
        0,
        1,
        1,
        0,
        0,
      ]
    `)
    expect(resampleWeights('m1')).toHaveLength(resamples + 1)
  })

  it('are Poisson numbers of mean 1', () => {
    const drawn = Array.from({ length: 500 }, (_, n) => resampleWeights(`match-${n}`).slice(1)).flat()
    const share = (times: number) => drawn.filter((weight) => weight === times).length / drawn.length
    const chances = [0.36788, 0.36788, 0.18394, 0.06131, 0.01533]
    for (const [times, chance] of chances.entries()) expect(share(times)).toBeCloseTo(chance, 2)
  })
})

describe('values over resampled matches', () => {
  const matches = Array.from({ length: 30 }, (_, n) =>
    duel(`d${n}`, 'ann', n % 2 ? 'bob' : 'cat', n % 3 ? [1, 2] : [2, 1]),
  )

  it.each(['skill', 'ratio'] as const)('of kind %s are the same, however the matches are cut', (kind) => {
    const atOnce = takeInMatches(new Map(), matches, kind)
    const oneByOne = matches.reduce<ResampledValues>(
      (values, match) => takeInMatches(values, [match], kind),
      new Map(),
    )
    expect(oneByOne).toEqual(atOnce)
    expect([...atOnce].map(([agentId, { matches: count }]) => [agentId, count])).toEqual([
      ...[
        ['ann', 30],
        ['cat', 15],
        ['bob', 15],
      ],
    ])
  })

  it('a set counts each match as often as its weight says', () => {
    const ann = takeInMatches(new Map(), matches, 'ratio').get('ann')
    const [, weights] = matches.reduce<[number, number[]]>(
      ([at, sums], { id }) => [at + 1, resampleWeights(id).map((weight, set) => (sums[set] ?? 0) + weight)],
      [0, []],
    )
    expect(ann?.below).toEqual(weights)
    expect(ann?.above[0]).toBe(20)
  })

  it('a skill is TrueSkill: after one win 29.396 and 7.171 in the real set', () => {
    const ann = takeInMatches(new Map(), [duel('first', 'ann', 'bob', [1, 2])], 'skill').get('ann')
    expect([ann?.above[0], ann?.below[0]].map((number) => number?.toFixed(3))).toEqual(['29.396', '7.171'])
  })

  it('a match that tells nothing about an agent is not counted, and a place that is only filled counts for nobody', () => {
    const [first] = matches
    if (!first) throw new Error('a match is needed')
    const seats = first.seats.map((seat, at) => (at === 0 ? { ...seat, per: 0 } : { ...seat, agentId: '' }))
    const values = takeInMatches(new Map(), [{ ...first, seats }], 'ratio')
    expect([...values].map(([agentId, { matches: count }]) => [agentId, count])).toEqual([['ann', 0]])
  })
})

/** Four agents whose true shares are known play for one season. */
function season(seed: string, truths: readonly number[], length: number): MeasuredMatch[] {
  const rng = rngAt(seed, 0)
  return Array.from({ length }, (_, match) => ({
    id: `${seed}-${match}`,
    seats: truths.map((truth, team) => ({
      agentId: `a${team}`,
      place: 1,
      team,
      per: 1,
      of: rng.next() < truth ? 1 : 0,
    })),
  }))
}

it(
  'in simulated seasons about 95 of 100 intervals hold the true value, in the unit of the table',
  { tags: ['nightly'], timeout: 30_000 },
  () => {
    const truths = [0.7, 0.66, 0.5, 0.3]
    const seasons = 400
    const held = truths.map(() => 0)
    for (let n = 0; n < seasons; n++) {
      const values = takeInMatches(new Map(), season(`season ${n}`, truths, 60), 'ratio')
      const agents = [...values].map(([agentId, value]) => ({ agentId, value }))
      const rows = normalisedTable([{ kind: 'ratio', agents }], 20)
      const best = Math.max(...rows.map(({ cells }) => cells[0]?.value?.value ?? 0))
      for (const { agentId, cells } of rows) {
        const agent = Number(agentId.slice(1))
        const score = cells[0]?.score
        const truth = (100 * (truths[agent] ?? 0)) / best
        if (score && score.low <= truth && truth <= score.high) held[agent] = (held[agent] ?? 0) + 1
      }
    }
    for (const count of held) {
      expect(count / seasons).toBeGreaterThan(0.91)
      expect(count / seasons).toBeLessThan(0.98)
    }
  },
)

it('a set without any match of an agent tells nothing about it', () => {
  expect(valuesOf({ matches: 1, above: [1, 0], below: [1, 0] }, 'ratio')).toEqual([1, null])
})
