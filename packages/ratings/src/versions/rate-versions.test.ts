import { rngAt } from '@wis/engine'
import { describe, expect, inject, it } from 'vitest'
import { bell, logistic } from '../distributions.ts'
import { pointsPerLogOdds } from '../rating/rating-table.ts'
import { simulateSeason, usualPlan } from '../rating/simulate-season.ts'
import { rateVersionsByRoles, rateVersionsBySides } from './rate-versions.ts'
import type { VersionSides } from './version-stages.ts'

const own = 0
const runsAll = inject('runsAll')
const inPoints = (logOdds: number) => pointsPerLogOdds * logOdds

/** Duels of one agent, whose versions have these strengths, against opponents of any. */
function duels(strengths: readonly number[], perVersion: number, seed: string) {
  const rng = rngAt(seed, 0)
  const opponents = Array.from({ length: 20 }, () => 0.6 * bell(rng))
  const strengthOf = (agent: number) => opponents[agent - 1] ?? 0
  const matches = strengths.flatMap((strength, version) =>
    Array.from({ length: perVersion }, (): VersionSides => {
      const other = 1 + rng.int(opponents.length)
      const won = rng.next() < logistic(strength - strengthOf(other))
      const sides = [
        { place: won ? 1 : 2, agents: [own] },
        { place: won ? 2 : 1, agents: [other] },
      ]
      return { version, match: { sides, times: 1 } }
    }),
  )
  return { matches, strengthOf }
}

describe('ratings of versions', () => {
  it('find a version that doubled its odds, and by how much', () => {
    const { matches, strengthOf } = duels([0, Math.LN2], 2000, 'doubled')
    const [first, second] = rateVersionsBySides(matches, own, strengthOf, 2)
    expect(first?.rating).toBeCloseTo(1500, -2)
    expect(second?.sinceLast?.low).toBeGreaterThan(75)
    expect(second?.sinceLast?.low).toBeLessThan(inPoints(Math.LN2))
    expect(second?.sinceLast?.high).toBeGreaterThan(inPoints(Math.LN2))
    expect(first?.sinceLast).toBeNull()
  })

  it('keep versions together that differ by chance, and more so than their own matches alone would', () => {
    const { matches, strengthOf } = duels([0.2, 0.2, 0.2, 0.2, 0.2, 0.2], 30, 'alike')
    const together = rateVersionsBySides(matches, own, strengthOf, 6)
    const alone = [0, 1, 2, 3, 4, 5].flatMap((one) =>
      rateVersionsBySides(
        matches.flatMap((each) => (each.version === one ? [{ ...each, version: 0 }] : [])),
        own,
        strengthOf,
        1,
      ),
    )
    const reach = (all: typeof together) => all.reduce((most, { low, high }) => Math.max(most, high - low), 0)
    const range = (all: typeof together) =>
      Math.max(...all.map(({ rating }) => rating)) - Math.min(...all.map(({ rating }) => rating))
    expect(range(together)).toBeLessThan(0.8 * range(alone))
    expect(reach(together)).toBeLessThan(reach(alone))
  })

  it('give a version without any match the rating of the agent, and a wide interval', () => {
    const { matches, strengthOf } = duels([0.5], 400, 'newcomer')
    const [first, second] = rateVersionsBySides(matches, own, strengthOf, 2)
    expect(Math.abs((second?.rating ?? 0) - (first?.rating ?? 0))).toBeLessThan(25)
    expect((second?.high ?? 0) - (second?.low ?? 0)).toBeGreaterThan(
      2 * ((first?.high ?? 0) - (first?.low ?? 0)),
    )
  })

  it('do not depend on the order of the matches, to the last bit', () => {
    const { matches, strengthOf } = duels([0, 0.4, 0.1], 50, 'order')
    expect(rateVersionsBySides(matches.toReversed(), own, strengthOf, 3)).toEqual(
      rateVersionsBySides(matches, own, strengthOf, 3),
    )
  })

  it('say 95 % and mean it, where versions are as far apart as is presumed', () => {
    let covered = 0
    const fields = runsAll ? 1000 : 120
    for (let field = 0; field < fields; field++) {
      const rng = rngAt('coverage', field)
      const agent = 0.5 * bell(rng)
      const truth = [0, 1, 2].map(() => agent + (60 / pointsPerLogOdds) * bell(rng))
      const { matches, strengthOf } = duels(truth, 80, `duels ${field}`)
      const difference = rateVersionsBySides(matches, own, strengthOf, 3)[2]?.sinceLast
      const real = inPoints((truth[2] ?? 0) - (truth[1] ?? 0))
      if (difference && difference.low <= real && real <= difference.high) covered++
    }
    // In full, chance moves a share of about 95 % by less than one per cent.
    expect(covered / fields).toBeGreaterThan(runsAll ? 0.93 : 0.9)
    expect(covered / fields).toBeLessThan(runsAll ? 0.97 : 0.99)
  }, 60_000)

  it('count ties and the sides of a game apart from the agent', () => {
    const rng = rngAt('sides', 0)
    const matches = Array.from({ length: 3000 }, (_, i): VersionSides => {
      const isFirst = i % 2 === 0
      const version = i % 4 < 2 ? 0 : 1
      // The first side of the game wins four times of five, and one match of five is a tie.
      const tied = rng.next() < 0.2
      const wins = rng.next() < logistic((isFirst ? Math.log(4) : -Math.log(4)) + (version === 1 ? 0.5 : 0))
      const sides = [
        { place: tied || wins ? 1 : 2, agents: [own], team: isFirst ? 0 : 1 },
        { place: tied || !wins ? 1 : 2, agents: [1], team: isFirst ? 1 : 0 },
      ]
      return { version, match: { sides, times: 1 } }
    })
    const [, second] = rateVersionsBySides(matches, own, () => 0, 2)
    expect(second?.sinceLast?.low).toBeGreaterThan(0)
    expect(second?.sinceLast?.difference).toBeCloseTo(inPoints(0.5), -1.8)
  })

  it('find a version that votes better, in matches of one against all', () => {
    const season = simulateSeason(
      { ...usualPlan, agents: 30, matches: 6000, unevenness: 1 },
      rngAt('roles', 0),
    )
    const twin = 1
    // The second agent of the season is taken for a later version of the first.
    const matches = season.matches.flatMap((match) => {
      const seats = [match.deceiver, ...match.voters]
      if (seats.includes(own) === seats.includes(twin)) return []
      const version = seats.includes(twin) ? 1 : 0
      const rename = (agent: number) => (agent === twin ? own : agent)
      const named = (agents: readonly number[]) => agents.map(rename)
      return [
        {
          version,
          match: {
            ...match,
            deceiver: rename(match.deceiver),
            voters: named(match.voters),
            votes: (match.votes ?? []).map(({ right, wrong }) => ({
              right: named(right),
              wrong: named(wrong),
            })),
          },
        },
      ]
    })
    const field = {
      base: usualPlan.base,
      influence: usualPlan.influence,
      deceptionOf: (agent: number) => season.deception[agent] ?? 0,
      detectionOf: (agent: number) => season.detection[agent] ?? 0,
      spread: { deception: usualPlan.deception ** 2, detection: usualPlan.detection ** 2 },
    }
    const strength = (agent: number) => ((season.deception[agent] ?? 0) + (season.detection[agent] ?? 0)) / 2
    const difference = rateVersionsByRoles(matches, own, field, 2)[1]?.sinceLast
    const real = inPoints(strength(twin) - strength(own))
    expect(difference?.low).toBeLessThan(real)
    expect(difference?.high).toBeGreaterThan(real)
    expect((difference?.high ?? 0) - (difference?.low ?? 0)).toBeLessThan(160)
  })
})
