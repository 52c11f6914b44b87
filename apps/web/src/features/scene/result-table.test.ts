import { describe, expect, it } from 'vitest'
import { inPlaces, isBySides } from './result-table.tsx'

const rowsOf = (places: readonly number[], points: readonly number[]) =>
  inPlaces(
    places.map((_, seat) => ({ seat })),
    { places, points, perPoint: 1 },
  )

describe('whether a result says who won in the place of places', () => {
  it('does where seats share a place with different points', () => {
    expect(isBySides(rowsOf([1, 1, 3], [3, 2, -2]))).toBe(true)
  })

  it('does not where each place has its points', () => {
    expect(isBySides(rowsOf([1, 1, 3], [2, 2, 0]))).toBe(false)
    expect(isBySides(rowsOf([1, 2], [1, -1]))).toBe(false)
  })
})
