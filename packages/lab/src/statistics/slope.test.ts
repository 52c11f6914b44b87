import { rngAt } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { slopeByCluster } from './slope.ts'

const rng = () => rngAt('slope', 0)

describe('the slope of a line', () => {
  it('is that of a table that can be reckoned by hand', () => {
    // Means 2 and 3; products -1*-2, 0*1, 1*1 add up to 3, squares to 2.
    const points = [
      { cluster: 'a', x: 1, y: 1 },
      { cluster: 'b', x: 2, y: 4 },
      { cluster: 'c', x: 3, y: 4 },
    ]
    expect(slopeByCluster(points, rng())).toMatchObject({ value: 1.5, n: 3, deals: 3, without: 'too-few' })
  })

  it('is not there where nothing rises', () => {
    const points = [1, 2].map((y) => ({ cluster: String(y), x: 7, y }))
    expect(slopeByCluster(points, rng()).without).toBe('nothing-seen')
    expect(slopeByCluster([], rng()).value).toBeNull()
  })

  it('lies within its interval as often as that says, where points of a cluster are alike', () => {
    const chance = rngAt('coverage', 0)
    const noise = () => chance.next() + chance.next() + chance.next() - 1.5
    const times = 400
    let held = 0
    for (let time = 0; time < times; time++) {
      const points = Array.from({ length: 30 }, (_, cluster) => {
        const [shared, x] = [noise(), noise()]
        return [0, 1, 2].map(() => {
          const own = x + 0.3 * noise()
          return { cluster: String(cluster), x: own, y: 0.5 * own + shared + 0.3 * noise() }
        })
      }).flat()
      const { low, high } = slopeByCluster(points, rngAt('redraw', time))
      if (low !== null && high !== null && low <= 0.5 && 0.5 <= high) held += 1
    }
    expect(held / times).toBeGreaterThan(0.92)
    expect(held / times).toBeLessThan(0.98)
  })
})
