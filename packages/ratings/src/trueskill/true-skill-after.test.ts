import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalShare } from '../distributions.ts'
import {
  drawMargin,
  driftDeviation,
  newcomerSkill,
  performanceDeviation,
  trueSkillAfter,
} from './true-skill.ts'
import type { PlacedTeam, TrueSkill } from './true-skill.ts'

const newcomers = (players: number) => Array.from({ length: players }, () => newcomerSkill)
const alone = (...places: readonly number[]): PlacedTeam[] =>
  places.map((place) => ({ place, skills: [newcomerSkill] }))
const skill = (mean: number, deviation: number): TrueSkill => ({ mean, deviation })

const told = (teams: readonly PlacedTeam[]) =>
  trueSkillAfter(teams).map((team) =>
    team.map(({ mean, deviation }) => `${mean.toFixed(3)} ± ${deviation.toFixed(3)}`).join(', '),
  )

describe('published values', () => {
  it('two newcomers: one wins', () => {
    expect(told(alone(1, 2))).toEqual(['29.396 ± 7.171', '20.604 ± 7.171'])
  })

  it('two newcomers: a draw', () => {
    expect(told(alone(1, 1))).toEqual(['25.000 ± 6.458', '25.000 ± 6.458'])
  })

  it('three newcomers, each for itself', () => {
    expect(told(alone(1, 2, 3))).toEqual(['31.675 ± 6.656', '25.000 ± 6.208', '18.325 ± 6.656'])
  })

  it('eight newcomers, each for itself', () => {
    expect(told(alone(1, 2, 3, 4, 5, 6, 7, 8))).toEqual([
      '36.771 ± 5.749',
      '32.242 ± 5.133',
      '29.074 ± 4.943',
      '26.322 ± 4.875',
      '23.678 ± 4.875',
      '20.926 ± 4.943',
      '17.758 ± 5.133',
      '13.229 ± 5.749',
    ])
  })

  it('two against two newcomers: a win and a draw', () => {
    const pairs = (first: number, second: number) => [
      { place: first, skills: newcomers(2) },
      { place: second, skills: newcomers(2) },
    ]
    const [won, lost] = ['28.108 ± 7.774', '21.892 ± 7.774']
    expect(told(pairs(1, 2))).toEqual([`${won}, ${won}`, `${lost}, ${lost}`])
    const drawn = '25.000 ± 7.455'
    expect(told(pairs(1, 1))).toEqual([`${drawn}, ${drawn}`, `${drawn}, ${drawn}`])
  })

  it('teams of two, four and two; the last two draw', () => {
    const teams = [
      { place: 1, skills: [skill(40, 4), skill(45, 3)] },
      { place: 2, skills: [skill(20, 7), skill(19, 6), skill(30, 9), skill(10, 4)] },
      { place: 2, skills: [skill(50, 5), skill(30, 2)] },
    ]
    expect(told(teams)).toEqual([
      '40.877 ± 3.840, 45.493 ± 2.934',
      '19.609 ± 6.396, 18.712 ± 5.625, 29.353 ± 7.673, 9.872 ± 3.891',
      '48.830 ± 4.590, 29.813 ± 1.976',
    ])
  })

  it('a draw of three newcomers tells those at the ends of the row a little less', () => {
    expect(told(alone(1, 1, 1))).toEqual(['25.000 ± 5.699', '25.000 ± 5.695', '25.000 ± 5.699'])
  })
})

/** Mean and deviation of the first of two skills, summed over a grid of both. */
function byGrid([one, other]: readonly [TrueSkill, TrueSkill], isDraw: boolean): TrueSkill {
  const [margin, noise] = [drawMargin(2), Math.SQRT2 * performanceDeviation]
  const wide = ({ mean, deviation }: TrueSkill) => skill(mean, Math.hypot(deviation, driftDeviation))
  const cells = (of: TrueSkill) =>
    Array.from({ length: 401 }, (_, index) => {
      const z = (index - 200) / 25
      return { value: of.mean + z * of.deviation, mass: Math.exp((-z * z) / 2) }
    })
  const likelihood = (gap: number) =>
    isDraw
      ? normalShare((margin - gap) / noise) - normalShare((-margin - gap) / noise)
      : normalShare((gap - margin) / noise)
  let [mass, first, second] = [0, 0, 0]
  for (const a of cells(wide(one)))
    for (const b of cells(wide(other))) {
      const part = a.mass * b.mass * likelihood(a.value - b.value)
      mass += part
      first += part * a.value
      second += part * a.value * a.value
    }
  return skill(first / mass, Math.sqrt(second / mass - (first / mass) ** 2))
}

it.each([
  [skill(25, 8), skill(25, 8)],
  [skill(20, 3), skill(35, 6)],
  [skill(40, 1), skill(30, 2)],
])('two players have the moments that a sum over all skills has (%j, %j)', (one, other) => {
  for (const isDraw of [false, true]) {
    const places = [1, isDraw ? 1 : 2] as const
    const [after] = trueSkillAfter([
      { place: places[0], skills: [one] },
      { place: places[1], skills: [other] },
    ])
    const expected = byGrid([one, other], isDraw)
    expect(after?.[0]?.mean).toBeCloseTo(expected.mean, 4)
    expect(after?.[0]?.deviation).toBeCloseTo(expected.deviation, 4)
  }
})

const anySkill = fc.record({
  mean: fc.double({ min: 0, max: 50, noNaN: true }),
  deviation: fc.double({ min: 0.5, max: 10, noNaN: true }),
})
const anyTeam = fc.record({
  place: fc.integer({ min: 1, max: 4 }),
  skills: fc.array(anySkill, { minLength: 1, maxLength: 4 }),
})
const anyMatch = fc.array(anyTeam, { minLength: 2, maxLength: 6 })
const withoutDraws = (teams: readonly PlacedTeam[]) =>
  teams.map((team, index) => ({ ...team, place: index + 1 }))

function expectClose(seen: readonly (readonly TrueSkill[])[], wanted: readonly (readonly TrueSkill[])[]) {
  const numbers = (all: readonly (readonly TrueSkill[])[]) =>
    all.flat().flatMap(({ mean, deviation }) => [mean, deviation])
  numbers(seen).forEach((number, index) => expect(number).toBeCloseTo(numbers(wanted)[index] ?? NaN, 7))
}

describe('order', () => {
  it('does not matter among teams of different places', () => {
    fc.assert(
      fc.property(anyMatch, fc.func(fc.nat()), (match, keyOf) => {
        const teams = withoutDraws(match)
        const after = trueSkillAfter(teams)
        const order = [...teams.keys()].toSorted((one, other) => keyOf(one) - keyOf(other))
        const shuffled = trueSkillAfter(order.flatMap((index) => teams[index] ?? []))
        expect(shuffled).toEqual(order.map((index) => after[index]))
      }),
    )
  })

  it('does not matter among the players of a team', () => {
    fc.assert(
      fc.property(anyMatch, (teams) => {
        const turned = teams.map(({ place, skills }) => ({ place, skills: skills.toReversed() }))
        const back = trueSkillAfter(turned).map((skills) => skills.toReversed())
        expectClose(back, trueSkillAfter(teams))
      }),
    )
  })

  it('does not matter between two that draw', () => {
    fc.assert(
      fc.property(anyTeam, anyTeam, (one, other) => {
        const drawn = [one, other].map((team) => ({ ...team, place: 1 }))
        expectClose(trueSkillAfter(drawn.toReversed()).toReversed(), trueSkillAfter(drawn))
      }),
    )
  })
})

it('what is good news for some is as bad for the others, each change measured by its variance', () => {
  fc.assert(
    fc.property(anyMatch, (teams) => {
      const after = trueSkillAfter(teams)
      const news = teams.map(({ skills: [before] }, index) => {
        const mean = after[index]?.[0]?.mean ?? NaN
        return before ? (mean - before.mean) / (before.deviation ** 2 + driftDeviation ** 2) : NaN
      })
      expect(news.reduce((sum, one) => sum + one)).toBeCloseTo(0, 8)
    }),
  )
})

it('a match that is turned upside down changes skills the other way round', () => {
  fc.assert(
    fc.property(anyMatch, (teams) => {
      const mirror = ({ mean, deviation }: TrueSkill) => skill(-mean, deviation)
      const mirrored = teams
        .map(({ place, skills }) => ({ place: -place, skills: skills.map(mirror) }))
        .toReversed()
      const back = trueSkillAfter(mirrored)
        .map((skills) => skills.map(mirror))
        .toReversed()
      expectClose(back, trueSkillAfter(teams))
    }),
  )
})

describe('extreme gaps', () => {
  const gaps = [0, 10, 100, 1e3, 1e4, 1e6]
  const duel = (gap: number, place: number) =>
    trueSkillAfter([
      { place: 1, skills: [skill(0, 1)] },
      { place, skills: [skill(gap, 1)] },
    ]).map(([one]) => one ?? skill(NaN, NaN))

  it.each(gaps)('an upset over %d moves both by the most that a certain result could', (gap) => {
    const [winner, loser] = duel(gap, 2)
    const variance = 1 + driftDeviation ** 2
    const whole = 2 * (variance + performanceDeviation ** 2)
    expect(winner?.mean).toBeGreaterThanOrEqual((gap * variance) / whole)
    expect(winner?.mean).toBeLessThan(((gap + 6) * variance) / whole + 1)
    expect((winner?.mean ?? NaN) + (loser?.mean ?? NaN)).toBeCloseTo(gap, 6)
    expect(winner?.deviation).toBeGreaterThan(0.98)
    expect(winner?.deviation).toBeLessThan(Math.sqrt(variance))
  })

  it.each(gaps.slice(2))('a win that was sure by %d tells nothing', (gap) => {
    const [expected] = duel(-gap, 2)
    expect(expected?.mean).toBeCloseTo(0, 9)
    expect(expected?.deviation).toBeCloseTo(Math.hypot(1, driftDeviation), 9)
  })

  it.each(gaps)('a draw across %d draws both together', (gap) => {
    const [lower, upper] = duel(gap, 1)
    expect(lower?.mean).toBeGreaterThanOrEqual(0)
    expect(upper?.mean).toBeLessThanOrEqual(gap)
    expect((lower?.mean ?? NaN) + (upper?.mean ?? NaN)).toBeCloseTo(gap, 6)
  })

  it('many teams with any skills have finite skills after it, and are not less sure but for the drift', () => {
    const wild = fc.record({
      mean: fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      deviation: fc.double({ min: 1e-3, max: 1e3, noNaN: true }),
    })
    const team = fc.record({ place: fc.nat(5), skills: fc.array(wild, { minLength: 1, maxLength: 3 }) })
    fc.assert(
      fc.property(fc.array(team, { minLength: 2, maxLength: 10 }), (teams) => {
        const after = trueSkillAfter(teams)
        teams.forEach(({ skills }, index) =>
          skills.forEach(({ deviation }, player) => {
            const changed = after[index]?.[player] ?? skill(NaN, NaN)
            expect(Number.isFinite(changed.mean)).toBe(true)
            expect(changed.deviation).toBeGreaterThan(0)
            expect(changed.deviation).toBeLessThanOrEqual(Math.hypot(deviation, driftDeviation) * (1 + 1e-9))
          }),
        )
      }),
    )
  })
})

it('a team that played alone has only drifted', () => {
  const [[after] = []] = trueSkillAfter([{ place: 1, skills: [skill(30, 2)] }])
  expect(after?.mean).toBe(30)
  expect(after?.deviation).toBeCloseTo(Math.hypot(2, driftDeviation), 12)
})

it('a team without players is refused', () => {
  expect(() => trueSkillAfter([{ place: 1, skills: [] }, ...alone(2)])).toThrow(RangeError)
})
