import { describe, expect, it } from 'vitest'
import { matchedSeason } from './testing/matched-season.ts'
import type { SeasonOptions, Telling } from './testing/matched-season.ts'
import type { Dealing } from './testing/remembering-player.ts'

const deals = 7
const seasons = 12
const tableful = 6

/** Seasons of 42 matches each, in which the first agent remembers and the second is the same without a memory. */
function seasonsOf(dealing: Dealing, telling: Telling, remembers = true) {
  const options = (number: number): SeasonOptions => ({
    dealing,
    telling,
    remembers,
    deals,
    seed: `season ${number}`,
  })
  const played = [...Array(seasons).keys()].map((number) => matchedSeason(options(number)))
  const ahead = played.flatMap((season) => season.ahead)
  const mean = ahead.reduce((sum, one) => sum + one, 0) / ahead.length
  const variance = ahead.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (ahead.length - 1)
  return {
    knew: played.reduce((sum, { knew }) => sum + knew, 0) / seasons,
    ahead: mean,
    deviation: Math.sqrt(variance),
    reach: 1.98 * Math.sqrt(variance / ahead.length),
  }
}

describe('an agent that remembers', { timeout: 120_000 }, () => {
  it(
    'knew the spy in all but the first match of every deal when deals were repeated and results told',
    { tags: ['nightly'] },
    () => {
      const { knew, ahead, reach } = seasonsOf('repeated', 'at-once')
      expect(knew).toBe(deals * (tableful - 1))
      expect(ahead - reach).toBeGreaterThan(0)
    },
  )

  it(
    'with only the results kept back, still knew it in more than half of them by its own words',
    { tags: ['nightly'] },
    () => {
      const { knew, ahead, reach } = seasonsOf('repeated', 'after-the-deal')
      expect(knew).toBeGreaterThan((deals * tableful) / 2)
      expect(ahead - reach).toBeGreaterThan(0)
    },
  )

  it('knows almost nothing if every match is dealt anew, and cannot be told from its honest twin', () => {
    const { knew, ahead, reach } = seasonsOf('anew', 'after-the-deal')
    expect(knew).toBeLessThan(0.5)
    expect(Math.abs(ahead)).toBeLessThan(reach)
  })
})

it(
  'two agents are compared about as precisely as when the words of a deal were the same',
  { tags: ['nightly'], timeout: 120_000 },
  () => {
    const before = seasonsOf('repeated', 'at-once', false)
    const now = seasonsOf('anew', 'after-the-deal', false)
    expect(now.deviation / before.deviation).toBeLessThan(1.15)
  },
)
