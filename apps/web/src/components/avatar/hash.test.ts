import { expect, it } from 'vitest'
import { choose, hash } from './portrait-of.ts'

it('the same text always gives the same number', () => {
  expect([hash('agent'), hash('agent', 1), hash('')]).toEqual([hash('agent'), hash('agent', 1), hash('')])
  expect(hash('agent')).not.toBe(hash('agent', 1))
})

it('every choice is made about equally often', () => {
  const counts = new Map<string, number>()
  for (let i = 0; i < 4000; i++) {
    const chosen = choose(['a', 'b', 'c', 'd'], `agent-${i}`, 3)
    counts.set(chosen, (counts.get(chosen) ?? 0) + 1)
  }
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120)
  expect(counts.size).toBe(4)
})
