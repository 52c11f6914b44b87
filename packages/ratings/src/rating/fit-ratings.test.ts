import { rngAt } from '@wis/engine'
import { cases } from '@wis/testkit'
import { expect, test, vi } from 'vitest'
import { fitRatings } from './fit-ratings.ts'
import { rankCorrelation, trueRatings } from './measure-ratings.ts'
import type { RatedMatch } from './rated-match.ts'
import { averageRating, pointsPerLogOdds } from './rating-table.ts'
import type { RatingRow } from './rating-table.ts'
import { simulateSeason, usualPlan } from './simulate-season.ts'
import { simulatePlay } from './testing/simulate-play.ts'

vi.setConfig({ testTimeout: 60_000 })

const plan = { ...usualPlan, agents: 20, matches: 800, pairs: 10 }
const season = simulateSeason(plan, rngAt('fit', 0))
const fitted = fitRatings(season.matches, plan)
const overalls = (rows: readonly RatingRow[]) => rows.map((row) => row.overall.rating)

test('seasons that are closed by this method come out the same for ever', () => {
  const closed = { ...usualPlan, agents: 8, matches: 120, pairs: 6 }
  const { rows, pairs } = fitRatings(simulateSeason(closed, rngAt('kept', 0)).matches, closed)
  const shown = rows.slice(0, 3).flatMap(({ overall: { low, rating, high } }) => [low, rating, high])
  expect([...shown, pairs[0]?.shift ?? 0].map((value) => value.toFixed(3)).join(' ')).toBe(
    '1421.525 1508.244 1593.163 1490.584 1567.271 1643.589 1378.094 1461.378 1539.678 -10.815',
  )
})

test('before the first match no agent has a rating', () => {
  expect(fitRatings([], { agents: 3 }).rows).toEqual([])
})

test('every season gets finite ratings, even after a few odd matches', () => {
  const rng = rngAt('odd', 0)
  for (let i = 0; i < cases(200); i++) {
    const agents = 1 + rng.int(6)
    const matches = Array.from({ length: 1 + rng.int(5) }, () => {
      const voters = Array.from({ length: 1 + rng.int(6) }, () => rng.int(agents))
      const votes = Array.from({ length: rng.int(4) }, () => {
        const cut = rng.int(voters.length + 1)
        return { right: voters.slice(0, cut), wrong: voters.slice(cut) }
      })
      return { deceiver: rng.int(agents), voters, deceiverWon: rng.next() < 0.9, votes }
    })
    for (const { overall, deception, detection } of fitRatings(matches, { agents }).rows)
      for (const { low, rating, high } of [overall, deception, detection]) {
        expect([low, rating, high].every(Number.isFinite)).toBe(true)
        expect(low <= rating && rating <= high).toBe(true)
      }
  }
})

test('the order of the matches does not change even the last digit', () => {
  const shuffled = rngAt('order', 0).shuffle(season.matches)
  expect(fitRatings(shuffled, plan)).toEqual(fitted)
})

test('the order of the voters in a match changes nothing', { tags: ['nightly'] }, () => {
  const turned = season.matches.map((match) => ({
    ...match,
    voters: match.voters.toReversed(),
    votes: (match.votes ?? []).map(({ right, wrong }) => ({
      right: right.toReversed(),
      wrong: wrong.toReversed(),
    })),
  }))
  expect(fitRatings(turned, plan)).toEqual(fitted)
})

test('agents listed in another order get the same ratings', { tags: ['nightly'] }, () => {
  const other = (agent: number) => plan.agents - 1 - agent
  const renamed = season.matches.map((match) => ({
    ...match,
    deceiver: other(match.deceiver),
    voters: match.voters.map(other),
    votes: (match.votes ?? []).map(({ right, wrong }) => ({
      right: right.map(other),
      wrong: wrong.map(other),
    })),
  }))
  const expected = overalls(fitted.rows).toReversed()
  overalls(fitRatings(renamed, plan).rows).forEach((rating, i) =>
    expect(rating).toBeCloseTo(expected[i] ?? 0, 4),
  )
})

test('the average of the field is 1500', () => {
  const { rows } = fitted
  for (const scale of ['overall', 'deception', 'detection'] as const) {
    const sum = rows.reduce((total, row) => total + row[scale].rating, 0)
    expect(sum / rows.length).toBeCloseTo(averageRating, 6)
  }
})

test('the overall rating is the mean of deception and detection', () => {
  for (const { overall, deception, detection } of fitted.rows)
    expect(overall.rating).toBeCloseTo((deception.rating + detection.rating) / 2, 8)
})

test('an agent with a single match stays near the average, in a wide interval', () => {
  const debut: RatedMatch = { deceiver: 20, voters: [0, 1, 2, 3, 4], deceiverWon: true, pair: 0 }
  const { rows } = fitRatings([...season.matches, debut], { ...plan, agents: 21 })
  const newcomer = rows[20]
  const veteran = rows[0]
  if (!newcomer || !veteran) throw new Error('both have played')
  expect(Math.abs(newcomer.overall.rating - averageRating)).toBeLessThan(50)
  expect(newcomer.provisional).toBe(true)
  expect(newcomer.overall.high - newcomer.overall.low).toBeGreaterThan(
    1.5 * (veteran.overall.high - veteran.overall.low),
  )
})

/** Forty matches of one table, with one vote each. */
function oneTable(deceiverWon: boolean, right: (match: number) => number[]): RatedMatch[] {
  const voters = [0, 1, 2, 3, 4]
  return Array.from({ length: 40 }, (_, match) => {
    const seers = right(match)
    const votes = [{ right: seers, wrong: voters.filter((agent) => !seers.includes(agent)) }]
    return { deceiver: 5, voters, deceiverWon, votes }
  })
}

const detections = (matches: RatedMatch[]) =>
  fitRatings(matches, { agents: 6 }).rows.map(({ detection }) => detection.rating)

test('voters who find the deceiver gain rating even if their team loses', () => {
  const [always = 0, often = 0, seldom = 0, never = 0] = detections(
    oneTable(true, (match) => [0, ...(match % 4 === 0 ? [2] : [1])]),
  )
  expect(always).toBeGreaterThan(often)
  expect(often).toBeGreaterThan(seldom)
  expect(seldom).toBeGreaterThan(never)
})

test('a deceiver that every voter finds gives no voter more credit than another', () => {
  const voters = detections(oneTable(false, () => [0, 1, 2, 3, 4])).slice(0, 5)
  for (const rating of voters) expect(rating).toBeCloseTo(voters[0] ?? 0, 6)
})

test('without ballots detection is found from the outcomes alone', { tags: ['nightly'] }, () => {
  const big = simulateSeason({ ...plan, matches: 20_000, influence: 1, detection: 1 }, rngAt('no ballots', 0))
  const outcomes = big.matches.map(({ deceiver, voters, deceiverWon, pair = 0 }) => ({
    deceiver,
    voters,
    deceiverWon,
    pair,
  }))
  const found = fitRatings(outcomes, plan).rows.map((row) => row.detection.rating)
  expect(rankCorrelation(found, [...trueRatings(big).detection])).toBeGreaterThan(0.85)
})

test('shifts of word pairs are recovered', { tags: ['nightly'] }, () => {
  const wide = simulateSeason({ ...plan, matches: 5000, pair: 0.8 }, rngAt('pairs', 0))
  const { pairs } = fitRatings(wide.matches, plan)
  const truth = Array.from(wide.pair, (value) => pointsPerLogOdds * value)
  expect(
    rankCorrelation(
      pairs.map(({ shift }) => shift),
      truth,
    ),
  ).toBeGreaterThan(0.9)
  const covered = pairs.filter(({ low, high }, i) => low <= (truth[i] ?? 0) && (truth[i] ?? 0) <= high)
  expect(covered.length).toBeGreaterThanOrEqual(8)
})

test('a language in which spies win more often is not held against the voters', { tags: ['nightly'] }, () => {
  const bilingual = season.matches.map((match, i) => ({
    ...match,
    language: i % 2,
    deceiverWon: i % 2 === 0 ? match.deceiverWon : true,
  }))
  const { languages } = fitRatings(bilingual, { ...plan, languages: 2 })
  expect(languages[1]?.low).toBeGreaterThan(languages[0]?.high ?? Infinity)
})

test(
  'ratings still put agents in order if ballots themselves decide the matches',
  { tags: ['nightly'] },
  () => {
    const played = simulatePlay({ agents: 30, matches: 3000, ability: 0.5, ease: -0.9 }, rngAt('play', 3030))
    const { rows } = fitRatings(played.matches, { agents: 30 })
    const deceptions = rows.map((row) => row.deception.rating)
    const detections = rows.map((row) => row.detection.rating)
    expect(rankCorrelation(deceptions, [...played.hiding])).toBeGreaterThan(0.9)
    expect(rankCorrelation(detections, [...played.finding])).toBeGreaterThan(0.95)
    expect(rankCorrelation(overalls(rows), [...played.averageScore])).toBeGreaterThan(0.9)
  },
)
