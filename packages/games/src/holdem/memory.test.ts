import { expect, inject, it } from 'vitest'
import type { HoldemRuleset } from './table.ts'
import { fresh, arena, duplicate } from './testing/at-the-table.ts'
import { wonByMemory } from './testing/remembering.ts'

const matches = inject('runsAll') ? 400 : 24

/** What memory adds to the points of a match, and the deviation of that mean. The cards and the bluffs are the same. */
function gainOf(ruleset: HoldemRuleset, count: number) {
  const gains = Array.from({ length: count }, (_, number) => {
    const [seed, seat] = [`memory-${number}`, number % 2]
    const points = (remembers: boolean) => wonByMemory(seed, ruleset, { seat, remembers })
    return points(true) - points(false)
  })
  const mean = gains.reduce((sum, gain) => sum + gain) / count
  const squares = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0)
  return { mean, deviation: Math.sqrt(squares / (count - 1) / count) }
}

it(
  'who remembers all cards gains nothing where no cards come twice',
  { tags: ['nightly'], timeout: 400_000 },
  () => {
    const { mean, deviation } = gainOf(fresh, matches)
    // In a sample it may never have anything to remember.
    expect(Math.abs(mean)).toBeLessThanOrEqual(3 * deviation)
  },
)

it.each([
  [arena, matches],
  [duplicate, 8 * matches],
])(
  'who remembers all cards gains by the rules of $id',
  { tags: ['nightly'], timeout: 400_000 },
  (ruleset, count) => {
    const { mean, deviation } = gainOf(ruleset, count)
    expect(mean).toBeGreaterThan(3 * deviation)
  },
)
