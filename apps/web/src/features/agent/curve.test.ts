import { describe, expect, it } from 'vitest'
import { curveOf } from './history-curve.tsx'

const day = (day: string, value: number, version = 1) => ({ day, value, version })

describe('a curve', () => {
  it('exists from the second day on', () => {
    expect([curveOf([]), curveOf([day('2026-01-01', 100)])]).toEqual([undefined, undefined])
  })

  it('runs from its first day to its last, and a day without a value keeps its width', () => {
    const curve = curveOf([day('2026-01-01', 0), day('2026-01-02', 4), day('2026-01-05', 2)])
    expect(curve?.line).toBe('M0 100L25 0L100 50')
    expect(curve?.ticks.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4])
  })

  it('marks the day on which another version began', () => {
    const curve = curveOf([day('2026-01-01', 1), day('2026-01-02', 2, 3), day('2026-01-03', 2, 3)])
    expect(curve?.marks).toEqual([{ at: 50, version: 3 }])
  })

  it('is high enough for its intervals', () => {
    const around = { low: 1480, high: 1590 }
    const curve = curveOf([
      { ...day('2026-01-01', 1500), ...around },
      { ...day('2026-01-02', 1530), ...around },
    ])
    expect(curve?.ticks.at(0)?.value).toBeLessThanOrEqual(1480)
    expect(curve?.ticks.at(-1)?.value).toBeGreaterThanOrEqual(1590)
    expect(curve?.band).toMatch(/^M0 .*Z$/)
  })

  it('of a value that never changes is a straight line', () => {
    expect(curveOf([day('2026-01-01', 7), day('2026-01-02', 7)])?.line).toMatch(/^M0 (\d+)L100 \1$/)
  })
})
