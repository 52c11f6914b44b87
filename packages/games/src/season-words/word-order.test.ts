import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { committedText, poolSize, wordOrder } from './word-pair.ts'
import type { Pair, WordLists } from './word-pair.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
const numbered = (name: string, count: number): Pair[] =>
  Array.from({ length: count }, (_, number) => [`${name} ${number}`, `other ${name} ${number}`])
const lists: WordLists = { language: 'en', sealed: numbered('sealed', 5), common: numbered('common', 80) }

function drawn(count: number, seed = 'seed', from = lists): readonly Pair[] {
  const order = wordOrder(seed, from, hash)
  return Array.from({ length: count }, () => order.next().value ?? (['', ''] as const))
}

const namesOf = (pairs: readonly Pair[]) => pairs.map(([first]) => first)

describe('the order in which a season deals its pairs', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(drawn(40)).toEqual(drawn(40))
    expect(drawn(40, 'another')).not.toEqual(drawn(40))
  })

  it('begins with the pairs of its own, each of them once', () => {
    const own = namesOf(drawn(5))
    expect(own.toSorted()).toEqual(namesOf(lists.sealed))
    expect(namesOf(drawn(500).slice(5)).filter((name) => own.includes(name))).toEqual([])
  })

  it('goes on without end, and pairs dealt in one pool rest in the next', () => {
    const size = poolSize(lists)
    const common = namesOf(drawn(5 + 30 * size)).slice(5)
    for (let pool = 0; pool < 29; pool++) {
      const both = common.slice(pool * size, (pool + 2) * size)
      expect(new Set(both).size).toBe(2 * size)
    }
    expect(new Set(common).size).toBeGreaterThan(70)
  })

  it('leaves three quarters of the common pairs open for the next deal, after any deals', () => {
    expect((2 * poolSize(lists)) / lists.common.length).toBeLessThanOrEqual(0.25)
  })

  it.each([1, 2, 3, 9])('goes on with no more than %d pairs', (count) => {
    const few = { ...lists, sealed: [], common: numbered('few', count) }
    expect(new Set(namesOf(drawn(400, 'seed', few))).size).toBe(count)
  })

  it('ends after its own pairs if the collection has none', () => {
    expect([...wordOrder('seed', { ...lists, common: [] }, hash)]).toHaveLength(5)
  })
})

it('the commitment changes with the seed and with every word', () => {
  const [first, ...rest] = lists.common
  const swapped = { ...lists, common: [[first?.[1] ?? '', first?.[0] ?? ''] as const, ...rest] }
  const texts = [committedText('a', [lists]), committedText('b', [lists]), committedText('a', [swapped])]
  expect(new Set(texts).size).toBe(3)
})
