import { expect, test } from 'vitest'
import { measureMany } from './many-compared.ts'

// Everything here is computed and nothing is waited for, but a busy machine takes its time.
const patience = 600_000

test(
  'a clear effect is found among five hundred comparisons',
  { tags: ['nightly'], timeout: patience },
  () => {
    const found = measureMany(
      { comparisons: 500, deals: 60, planted: 1 },
      { experiments: 40, withIntervals: false },
    )
    // One column of eight never moves, and one is another in another unit.
    expect(found.counted).toBe(376)
    expect(found.planted).toBeGreaterThanOrEqual(0.95)
  },
)

test(
  'without an effect, a family has a false find five times in a hundred, and its intervals hold at once',
  { tags: ['nightly'], timeout: patience },
  () => {
    const experiments = 400
    const { falsely, held } = measureMany(
      { comparisons: 40, deals: 40, planted: 0 },
      { experiments, withIntervals: true },
    )
    const error = (share: number) => 3 * Math.sqrt((share * (1 - share)) / experiments)
    expect(falsely).toBeLessThanOrEqual(0.05 + error(0.05))
    expect(held).toBeGreaterThanOrEqual(0.95 - error(0.05))
  },
)
