import { expect, it } from 'vitest'
import { playHouse } from '../contract/play-house.ts'
import { dilemma } from './kit.ts'
import { atTheTable } from './testing.ts'

const [arena] = dilemma.setup.presets
const [random] = dilemma.house

/** Every table of choices is equally likely in random play. */
const tables = ['CCC', 'CCD', 'CDC', 'CDD', 'DCC', 'DCD', 'DDC', 'DDD']
/** What the first of three gets by the page of the rules, written out apart from the code of the rules. */
const firstOf = [3, 0, 0, 0, 5, 2, 2, 1]

/** The chance of each sum of the first seat after some rounds of random play. */
function sumsAfter(rounds: number): ReadonlyMap<number, number> {
  let sums = new Map([[0, 1]])
  for (let round = 0; round < rounds; round++) {
    const next = new Map<number, number>()
    for (const [sum, chance] of sums)
      for (const points of firstOf)
        next.set(sum + points, (next.get(sum + points) ?? 0) + chance / firstOf.length)
    sums = next
  }
  return sums
}

it('every one of the eight tables of a round pays as the page says', () => {
  const paid = tables.map((letters) => {
    const { play, last } = atTheTable()
    play(letters)
    return last('round-ended')?.points[0]
  })
  expect(paid).toEqual(firstOf)
})

it(
  'random play is worth 13/8 a round on average, and each sum as often as all matches say',
  { tags: ['nightly'], timeout: 60_000 },
  () => {
    const exact = sumsAfter(arena.rounds)
    const mean = [...exact].reduce((sum, [points, chance]) => sum + points * chance, 0)
    expect(mean).toBeCloseTo((5 * 13) / 8, 12)
    const matches = 1_000
    const counts = new Map<number, number>()
    for (let number = 0; number < matches; number++) {
      const players = [random, random, random]
      const { state } = playHouse(dilemma, {
        seed: `chance-${number}`,
        ruleset: arena,
        language: 'en',
        players,
      })
      const points = dilemma.results.of(state)[0]?.points ?? NaN
      counts.set(points, (counts.get(points) ?? 0) + 1)
    }
    expect([...counts.keys()].every((sum) => exact.has(sum))).toBe(true)
    const likely = [...exact].filter(([, chance]) => chance * matches >= 5)
    const squares = likely.map(
      ([sum, chance]) => ((counts.get(sum) ?? 0) - chance * matches) ** 2 / (chance * matches),
    )
    const freedom = likely.length - 1
    expect(likely.length).toBeGreaterThan(10)
    const chiSquared = squares.reduce((sum, square) => sum + square)
    expect(Math.abs(chiSquared - freedom) / Math.sqrt(2 * freedom)).toBeLessThan(3)
  },
)
