import { expect, it } from 'vitest'
import { playHouse } from '../contract/play-house.ts'
import { publicGoods } from './kit.ts'

const random = publicGoods.house.find(({ slug }) => slug === 'random')

/** The chance of each sum that a random seat has invested after five rounds. Written apart from the rules. */
function chancesOfSums(): readonly number[] {
  let chances = [1, ...Array.from({ length: 100 }, () => 0)]
  for (let round = 0; round < 5; round++) {
    const next = Array.from({ length: 101 }, () => 0)
    for (const [sum, chance] of chances.entries())
      for (let more = 0; more <= 100 - sum; more++)
        next[sum + more] = (next[sum + more] ?? 0) + chance / (101 - sum)
    chances = next
  }
  return chances
}

/** The chance of each sum that two such seats have invested. */
function chancesOfTwo(one: readonly number[]): readonly number[] {
  const both = Array.from({ length: 201 }, () => 0)
  for (const [first, chance] of one.entries())
    for (const [second, other] of one.entries())
      both[first + second] = (both[first + second] ?? 0) + chance * other
  return both
}

const sums = chancesOfSums()
const others = chancesOfTwo(sums)

/** The chance of each result of the first of three, as whole points of a third: 3 × left + 2 × pot. */
function chancesOfResults(): ReadonlyMap<number, number> {
  const results = new Map<number, number>()
  for (const [own, chance] of sums.entries()) {
    for (const [rest, other] of others.entries()) {
      const thirds = 3 * (100 - own) + 2 * (own + rest)
      results.set(thirds, (results.get(thirds) ?? 0) + chance * other)
    }
  }
  return results
}

it('random play keeps 100/32 points of a seat on average', () => {
  const mean = sums.reduce((kept, chance, own) => kept + chance * (100 - own), 0)
  expect(mean).toBeCloseTo(100 / 32, 10)
})

it(
  'random against random ends with each result as often as all matches say',
  { tags: ['nightly'], timeout: 60_000 },
  () => {
    if (!random) throw new Error('there is no random player')
    const exact = [...chancesOfResults()].toSorted(([one], [other]) => one - other)
    expect(exact.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1, 10)
    const matches = 1_500
    const [ruleset] = publicGoods.setup.presets
    const counts = new Map<number, number>()
    for (let number = 0; number < matches; number++) {
      const players = [random, random, random]
      const { state } = playHouse(publicGoods, { seed: `chance-${number}`, ruleset, language: 'en', players })
      const thirds = (publicGoods.results.of(state)[0]?.points ?? NaN) / 200
      counts.set(thirds, (counts.get(thirds) ?? 0) + 1)
    }
    const possible = new Set(exact.map(([thirds]) => thirds))
    expect([...counts.keys()].every((thirds) => possible.has(thirds))).toBe(true)
    const cells = inCells(exact, counts, matches / 12)
    const squares = cells.map(({ due, count }) => (count - due) ** 2 / due)
    const freedom = squares.length - 1
    expect(squares.length).toBeGreaterThan(8)
    const chiSquared = squares.reduce((sum, square) => sum + square)
    expect(Math.abs(chiSquared - freedom) / Math.sqrt(2 * freedom)).toBeLessThan(3)
  },
)

interface Cell {
  readonly due: number
  readonly count: number
}

/** Neighbouring results together, so that each cell is expected about so often. */
function inCells(
  exact: readonly (readonly [number, number])[],
  counts: ReadonlyMap<number, number>,
  size: number,
): readonly Cell[] {
  const total = [...counts.values()].reduce((sum, count) => sum + count)
  const cells: Cell[] = []
  let open: Cell = { due: 0, count: 0 }
  for (const [thirds, chance] of exact) {
    open = { due: open.due + chance * total, count: open.count + (counts.get(thirds) ?? 0) }
    if (open.due < size) continue
    cells.push(open)
    open = { due: 0, count: 0 }
  }
  return open.due > 5 ? [...cells, open] : cells
}
