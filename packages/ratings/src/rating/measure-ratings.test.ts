import { rngAt } from '@wis/engine'
import { expect, inject, test } from 'vitest'
import { fitRatings } from './fit-ratings.ts'
import { measureRatings, rankCorrelation } from './measure-ratings.ts'
import { at } from './numbers.ts'
import { averageRating } from './rating-table.ts'
import { simulateSeason, usualPlan } from './simulate-season.ts'

const runsAll = inject('runsAll')
/** In full, it is so many seasons that chance moves a share of about 95 % by only about one per cent. */
const [least, most] = runsAll ? [0.93, 0.97] : [0.86, 1]

test.each([
  { agents: 8, matches: 100, pairs: 20, seasons: runsAll ? 150 : 8, order: runsAll ? 0.65 : 0.5 },
  { agents: 30, matches: 600, pairs: 100, seasons: runsAll ? 30 : 2, order: runsAll ? 0.7 : 0.6 },
])(
  '95 % intervals hold the truth as often as they say ($agents agents, $matches matches)',
  { tags: ['nightly'], timeout: 240_000 },
  ({ seasons, order, ...size }) => {
    const measured = measureRatings({ ...usualPlan, ...size }, seasons, (season) => rngAt('coverage', season))
    for (const scale of ['overall', 'deception', 'detection', 'pairs'] as const) {
      const share = measured[scale].covered / measured[scale].of
      expect(share).toBeGreaterThanOrEqual(least)
      expect(share).toBeLessThanOrEqual(most)
    }
    expect(measured.overall.rankCorrelation).toBeGreaterThan(order)
  },
)

test(
  'more matches narrow the intervals and bring the order nearer to the truth',
  { tags: ['nightly'], timeout: 240_000 },
  () => {
    const measure = (matches: number) =>
      measureRatings({ ...usualPlan, agents: 20, matches, pairs: 20 }, 8, (season) => rngAt('more', season))
        .overall
    const [few, many] = [measure(200), measure(3000)]
    expect(many.reach).toBeLessThan(few.reach / 1.5)
    expect(many.rankCorrelation).toBeGreaterThan(few.rankCorrelation)
  },
)

/** Ratings of average agents that differ only in how often they play, from many seasons. */
function ratingsByVolume(seasons: number) {
  const plan = { ...usualPlan, agents: 30, matches: 1500, pairs: 20, unevenness: 100 }
  const [busiest, idlest]: [number[], number[]] = [[], []]
  for (let season = 0; season < seasons; season++) {
    const { matches, deception, detection } = simulateSeason(plan, rngAt('volume', season))
    const { rows } = fitRatings(matches, plan)
    for (const { agent, overall } of rows) {
      const strength = (at(deception, agent) + at(detection, agent)) / 2
      if (Math.abs(strength) > 0.2) continue
      if (agent < 8) busiest.push(overall.rating)
      if (agent >= 22) idlest.push(overall.rating)
    }
  }
  return { busiest, idlest }
}

test('playing more often earns an average agent nothing', { tags: ['nightly'], timeout: 240_000 }, () => {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const { busiest, idlest } = ratingsByVolume(40)
  expect(busiest.length).toBeGreaterThan(80)
  expect(idlest.length).toBeGreaterThan(80)
  expect(Math.abs(mean(busiest) - averageRating)).toBeLessThan(8)
  expect(Math.abs(mean(idlest) - averageRating)).toBeLessThan(8)
})

test('equal orders correlate by 1, opposite orders by -1', () => {
  expect(rankCorrelation([1, 5, 9], [10, 20, 90])).toBe(1)
  expect(rankCorrelation([1, 5, 9], [3, 2, 1])).toBe(-1)
})
