import { describe, expect, it } from 'vitest'
import type { BeliefMoment } from './belief-moments.ts'
import { placeOf, riverOf } from './belief-river.tsx'

const moment = (seq: number, round: number, together: readonly number[]): BeliefMoment => ({
  seq,
  round,
  together,
  out: new Set(),
  minds: new Map([[0, together]]),
})
const moments = [moment(4, 1, [0.5, 0.5]), moment(6, 1, [0.25, 0.75]), moment(9, 2, [0, 1])]

describe('the river of beliefs', () => {
  it('always has the height of all bands together', () => {
    const [upper, lower] = riverOf(moments)?.bands ?? []
    expect(upper?.path).toBe('M0 0C25 0 25 0 50 0C75 0 75 0 100 0L100 0C75 0 75 25 50 25C25 25 25 50 0 50Z')
    expect(lower?.path).toMatch(/^M0 50C25 50 25 25 50 25C75 25 75 0 100 0L100 100/)
  })

  it('names a seat at the widest place of its band within the picture', () => {
    expect(riverOf(moments)?.bands.map(({ label }) => label)).toEqual([
      { x: 50, y: 12.5 },
      { x: 50, y: 62.5 },
    ])
  })

  it('leaves out the number of a band that is too thin for it', () => {
    const thin = [moment(4, 1, [0.02, 0.98]), moment(6, 1, [0.03, 0.97])]
    expect(riverOf(thin)?.bands[0]?.label).toBeNull()
  })

  it('marks where each round begins', () => {
    expect(riverOf(moments)?.rounds).toEqual([
      { round: 1, x: 0 },
      { round: 2, x: 100 },
    ])
  })

  it('continues straight from a single moment, and is empty before it', () => {
    expect(riverOf(moments.slice(0, 1))?.bands[0]?.path).toBe('M0 0C50 0 50 0 100 0L100 50C50 50 50 50 0 50Z')
    expect(riverOf([])).toBeUndefined()
  })

  it('is at the last moment that has passed', () => {
    expect([3, 4, 8, 20].map((cursor) => placeOf(moments, cursor))).toEqual([undefined, 0, 50, 100])
  })
})
