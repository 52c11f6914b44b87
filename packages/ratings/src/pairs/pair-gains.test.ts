import { rngAt } from '@wis/engine'
import type { Rng } from '@wis/engine'
import { describe, expect, inject, it } from 'vitest'
import { pairCells } from './pair-cells.ts'
import type { OwnedSeat } from './pair-cells.ts'
import { pairGains, pairRule } from './pair-gains.ts'

const normal = (rng: Rng) => Math.sqrt(-2 * Math.log(1 - rng.next())) * Math.cos(2 * Math.PI * rng.next())

interface Field {
  readonly seed: string
  readonly owners?: number
  readonly seats?: number
  readonly matches?: number
  /** How differently honest agents suit each other. */
  readonly suits?: number
  /** What the first two owners give each other more when they meet. */
  readonly gift?: number
  readonly sums?: 'free' | 'constant'
}

/** A season of owners of different strength, at tables that chance fills. */
function season(field: Field): OwnedSeat[][] {
  const { seed, owners = 10, seats = 3, matches = 600, suits = 0, gift = 0, sums = 'free' } = field
  const rng = rngAt(seed, 0)
  const names = Array.from({ length: owners }, (_, at) => `owner-${at}`)
  const strength = names.map(() => 2 * normal(rng))
  const suit = names.map(() => names.map(() => suits * normal(rng)))
  const between = (a: number, b: number) => suit[Math.min(a, b)]?.[Math.max(a, b)] ?? 0
  return Array.from({ length: matches }, () => {
    const table = rng.shuffle([...names.keys()]).slice(0, seats)
    const got = table.map((a) => {
      const others = table.filter((b) => b !== a)
      const suited = others.reduce((sum, b) => sum + between(a, b), 0)
      const given = a < 2 && others.some((b) => b < 2) ? gift : 0
      return (strength[a] ?? 0) + suited + given + 3 * normal(rng)
    })
    const mean = got.reduce((sum, one) => sum + one, 0) / seats
    return table.map((a, at) => ({
      owner: names[a] ?? '',
      points: (got[at] ?? 0) - (sums === 'constant' ? mean : 0),
    }))
  })
}

const standing = (field: Field) =>
  pairGains(season(field))
    .pairs.filter(({ stands }) => stands)
    .map(({ one, other }) => `${one} ${other}`)

const runsAll = inject('runsAll')
const seasons = Array.from({ length: runsAll ? 100 : 10 }, (_, at) => `season ${at}`)

describe('two owners whose agents help each other', () => {
  it.each([
    ['at tables of three', { gift: 3 }],
    ['at tables of two', { gift: 3, seats: 2, matches: 2400 }],
    ['at tables of six whose points are shared out', { gift: 3, seats: 6, matches: 400, sums: 'constant' }],
    ['where honest agents suit each other more or less', { gift: 5, suits: 0.5 }],
  ] as const)('are found %s, and nobody else is', (_, field) => {
    const found = seasons.slice(0, runsAll ? 20 : 3).map((seed) => standing({ seed, ...field }))
    expect(found.filter((pairs) => pairs.includes('owner-0 owner-1')).length).toBeGreaterThanOrEqual(
      runsAll ? 18 : 3,
    )
    expect(
      found.filter((pairs) => pairs.some((pair) => pair !== 'owner-0 owner-1')).length,
    ).toBeLessThanOrEqual(runsAll ? 1 : 0)
  })

  it('are told with what they got, what was to be expected, and how sure that is', () => {
    const [first] = pairGains(season({ seed: 'told', gift: 4 })).pairs
    expect(first).toMatchObject({ one: 'owner-0', other: 'owner-1', stands: true })
    if (!first) throw new Error('nobody was looked at')
    expect(first.joint - first.expected).toBeCloseTo(first.gain, 9)
    expect(first.interval.low).toBeGreaterThan(0)
    expect(first.interval.low).toBeLessThan(8)
    expect(first.interval.high).toBeGreaterThan(8)
    expect(first.matches).toBeGreaterThanOrEqual(pairRule.matches)
  })
})

describe('honest owners', { timeout: 60_000 }, () => {
  it.each([
    ['of different strength', {}],
    ['at tables of two', { seats: 2, matches: 2000 }],
    ['whose points are shared out', { seats: 6, matches: 300, sums: 'constant' }],
    ['that suit each other more or less', { suits: 1 }],
    ['that are few', { owners: 6, matches: 300 }],
    ['that are many', { owners: 16, matches: 1100, suits: 0.5 }],
  ] as const)('%s cause a false alarm in at most one season of twenty', (_, field) => {
    const alarms = seasons.filter((seed) => standing({ seed, ...field }).length > 0)
    expect(alarms.length).toBeLessThanOrEqual(Math.ceil(seasons.length / 20))
  })
})

describe('nothing is said', () => {
  it.each([
    ['of a short season', { matches: 60 }],
    ['of five owners', { owners: 5, gift: 9 }],
    ['of nobody', { matches: 0 }],
  ] as const)('%s', (_, field) => {
    expect(pairGains(season({ seed: 'few', ...field }))).toEqual({ looked: 0, pairs: [] })
  })

  it('of tables of two whose points add up to nothing', () => {
    expect(standing({ seed: 'zero', seats: 2, matches: 900, gift: 5, sums: 'constant' })).toEqual([])
  })
})

it('two agents of one owner are no pair', () => {
  const table = ['a', 'a', 'b'].map((owner) => ({ owner, points: 1 }))
  expect(pairCells([table])).toEqual([{ one: 'a', other: 'b', matches: 2, mean: 2, squares: 0 }])
})
