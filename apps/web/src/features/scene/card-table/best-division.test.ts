import { describe, expect, it } from 'vitest'
import { bestDivisionOf } from './best-division.ts'

const good = (of: number, each?: readonly number[]) => ({
  name: { en: 'Things', zh: '东西' },
  of,
  unit: 'things' as const,
  ...(each && { each }),
})

describe('the best division of things between two', () => {
  it('gives each thing to whom it is worth more', () => {
    expect(bestDivisionOf([good(1, [0, 6]), good(1, [7, 4]), good(3, [1, 0])])).toEqual({
      shares: [
        [0, 1, 3],
        [1, 0, 0],
      ],
      worth: [10, 6],
    })
  })

  it('shares what is worth the same to both as evenly as it can', () => {
    expect(bestDivisionOf([good(1, [5, 5]), good(1, [2, 5]), good(3, [1, 0])])?.worth).toEqual([8, 5])
    expect(bestDivisionOf([good(4, [1, 1])])?.worth).toEqual([2, 2])
  })

  it('is not known before all values are', () => {
    expect(bestDivisionOf([good(1, [0, 6]), good(2)])).toBeUndefined()
    expect(bestDivisionOf([good(0)])).toBeUndefined()
  })

  it('is not looked for among more ways than a browser can try', () => {
    expect(bestDivisionOf(Array.from({ length: 9 }, () => good(99, [1, 1])))).toBeUndefined()
  })
})
