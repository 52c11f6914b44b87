import { rngAt } from '@wis/engine'
import type { Rng } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import type { DealSum } from './by-deal/deal-sums.ts'
import { compareChanges, pairsOfChanges } from './interaction.ts'
import type { FourCells } from './interaction.ts'

const cell = (values: readonly number[], below = 1): readonly DealSum[] =>
  values.map((above, deal) => ({ deal: String(deal), above, below }))

const found = (cells: FourCells, rng: Rng = rngAt('interaction', 0)) =>
  compareChanges(cells, pairsOfChanges(cells), { rng })

describe('what a condition does to one more than to another', () => {
  it('is the difference of differences in each deal, with the chance of all turns of sign', () => {
    const cells = {
      first: cell([5, 6, 4, 7, 5, 6]),
      firstBefore: cell([1, 2, 1, 2, 1, 1]),
      second: cell([3, 3, 2, 4, 3, 4]),
      secondBefore: cell([2, 2, 2, 2, 1, 2]),
    }
    // 4 − 1, 4 − 1, 3 − 0, 5 − 2, 4 − 2 and 5 − 2.
    const pairs = pairsOfChanges(cells)
    pairs.forEach(({ first }, at) => expect(first.above).toBeCloseTo([3, 3, 3, 3, 2, 3][at] ?? 0, 12))
    const { difference, test } = found(cells)
    expect(difference.value).toBeCloseTo(17 / 6, 12)
    expect(difference.n).toBe(24)
    // Only to turn all six, or none, leaves as much: 2 of 64.
    expect(test).toEqual({ p: 1 / 32, by: 'enumeration' })
  })

  it('is nothing where subjects and conditions each move a number by themselves', () => {
    const levels = Array.from({ length: 20 }, (_, deal) => (deal * 7) % 5)
    const cells = {
      first: cell(levels.map((level) => level + 10 + 3)),
      firstBefore: cell(levels.map((level) => level + 10)),
      second: cell(levels.map((level) => level + 3)),
      secondBefore: cell(levels),
    }
    expect(pairsOfChanges(cells).every(({ first }) => first.above === 0)).toBe(true)
    expect(found(cells).difference.value).toBe(0)
  })

  it('is nothing where both lose the same deal by it, although their rates are no round numbers', () => {
    const wins = (...deals: readonly number[]) =>
      cell(Array.from({ length: 12 }, (_, deal) => (deals.includes(deal) ? 1 : 0)))
    const cells = {
      first: wins(1, 2, 3, 4),
      firstBefore: wins(1, 2, 3, 4, 5),
      second: wins(1, 3, 6, 8, 9),
      secondBefore: wins(1, 3, 5, 6, 8, 9),
    }
    const { difference, test } = found(cells)
    expect(difference.value).toBe(0)
    expect(test?.p).toBe(1)
    // As reports of before have it.
    const before = compareChanges(cells, pairsOfChanges(cells, false), { rng: rngAt('interaction', 0) })
    expect(before.test?.p).toBe(1 / 32)
  })

  it('takes the ratio of each cell where deals have different numbers of trials', () => {
    const sums = (rows: readonly (readonly [number, number])[]) =>
      rows.map(([above, below], deal): DealSum => ({ deal: String(deal), above, below }))
    const cells = {
      first: sums([
        [3, 4],
        [1, 2],
        [0, 2],
      ]),
      firstBefore: sums([
        [1, 2],
        [0, 2],
        [1, 4],
      ]),
      second: sums([
        [1, 3],
        [1, 1],
        [0, 4],
      ]),
      secondBefore: sums([
        [0, 1],
        [1, 3],
        [1, 1],
      ]),
    }
    // 4 of 8, 2 of 8, 2 of 8 and 2 of 5.
    expect(found(cells).difference.value).toBeCloseTo(0.5 - 0.25 - (0.25 - 0.4), 12)
  })

  it('leaves out deals that one of the four cells lacks', () => {
    const whole = cell([1, 2, 3, 4])
    const cells = { first: whole, firstBefore: whole, second: whole.slice(1), secondBefore: whole }
    expect(pairsOfChanges(cells).map(({ deal }) => deal)).toEqual(['1', '2', '3'])
    expect(pairsOfChanges({ ...cells, second: [] })).toEqual([])
  })
})

/** Players who vote once in each of three rounds. A condition makes the first one better, and both play words that are hard or easy. */
function planted(better: number, rng: Rng): FourCells {
  const dealt = Array.from({ length: 60 }, () => 0.2 + 0.2 * rng.next())
  const votes = (more: number) =>
    cell(
      dealt.map((chance) => [1, 2, 3].filter(() => rng.next() < chance + more).length),
      3,
    )
  // The first is better from the start, and the condition helps both.
  return {
    first: votes(0.3 + better),
    firstBefore: votes(0.15),
    second: votes(0.15),
    secondBefore: votes(0),
  }
}

describe('planted players', () => {
  const experiments = 400
  const rng = rngAt('planted interaction', 0)
  const shareFound = (better: number) =>
    Array.from({ length: experiments }, () => found(planted(better, rng), rng)).filter(
      ({ test }) => (test?.p ?? 1) <= 0.05,
    ).length / experiments

  it(
    'whom a condition helps alike are told apart five times in a hundred',
    { tags: ['nightly'], timeout: 120_000 },
    () => {
      const error = 3 * Math.sqrt((0.05 * 0.95) / experiments)
      expect(Math.abs(shareFound(0) - 0.05)).toBeLessThanOrEqual(error)
    },
  )

  it('of whom it helps one more are found', { tags: ['nightly'], timeout: 120_000 }, () => {
    expect(shareFound(0.25)).toBeGreaterThan(0.8)
  })
})
