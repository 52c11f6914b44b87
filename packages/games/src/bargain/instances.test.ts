import { rngAt } from '@wis/engine'
import { expect, it } from 'vitest'
import { allInstances, bestSumOf, drawInstance } from './things.ts'

/** Every deal of the page of the rules, counted by loops that share no code with the rules. */
function countedByLoops(): ReadonlyMap<string, number> {
  const pairs = new Map<string, number>()
  for (let a = 1; a <= 7; a++)
    for (let b = 1; b <= 7; b++)
      for (let c = 1; c <= 7; c++) {
        if (a + b + c < 5 || a + b + c > 7) continue
        const worths: number[][] = []
        for (let x = 0; x * a <= 10; x++)
          for (let y = 0; y * b <= 10; y++)
            for (let z = 0; z * c <= 10; z++) if (x * a + y * b + z * c === 10) worths.push([x, y, z])
        let count = 0
        for (const [x = 0, y = 0, z = 0] of worths)
          for (const [u = 0, v = 0, w = 0] of worths)
            if ((x || u) && (y || v) && (z || w) && (x * u || y * v || z * w)) count++
        pairs.set(`${a} ${b} ${c}`, count)
      }
  return pairs
}

const exact = countedByLoops()
const all = [...exact.values()].reduce((sum, count) => sum + count, 0)

it('the instances are those that the loops count, each of them once', () => {
  const counts = new Map<string, number>()
  for (const { counts: heap } of allInstances())
    counts.set(heap.join(' '), (counts.get(heap.join(' ')) ?? 0) + 1)
  expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(exact))
  expect(new Set(allInstances().map((one) => JSON.stringify(one))).size).toBe(all)
})

it('a heap is drawn as often as it has pairs of values', () => {
  const draws = 20_000
  const counts = new Map<string, number>()
  for (let number = 0; number < draws; number++) {
    const heap = drawInstance(rngAt(`draw-${number}`, 0)).counts.join(' ')
    counts.set(heap, (counts.get(heap) ?? 0) + 1)
  }
  const squares = [...exact].map(([heap, pairs]) => {
    const expected = (draws * pairs) / all
    return ((counts.get(heap) ?? 0) - expected) ** 2 / expected
  })
  const freedom = exact.size - 1
  const chiSquared = squares.reduce((sum, square) => sum + square)
  expect(exact.size).toBe(31)
  expect(Math.abs(chiSquared - freedom) / Math.sqrt(2 * freedom)).toBeLessThan(3)
})

it('the best sum is the best of all divisions, tried one by one', () => {
  for (let number = 0; number < 200; number++) {
    const one = drawInstance(rngAt(`best-${number}`, 0))
    const [a, b, c] = one.counts
    const [[x, y, z], [u, v, w]] = one.values
    let best = 0
    for (let i = 0; i <= a; i++)
      for (let j = 0; j <= b; j++)
        for (let k = 0; k <= c; k++)
          best = Math.max(best, i * x + j * y + k * z + (a - i) * u + (b - j) * v + (c - k) * w)
    expect(bestSumOf(one)).toBe(best)
  }
})
