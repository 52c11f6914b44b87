import { rngAt } from '@wis/engine'
import type { Rng } from '@wis/engine'
import { describe, expect, inject, it } from 'vitest'
import { fitField, fitSides } from '../sides/fit-sides.ts'
import { rankingHill } from '../sides/ranking-hill.ts'
import { hillOf, stagesOf, unknownsOf } from '../sides/stages.ts'
import type { CountedMatch } from '../sides/stages.ts'
import { cyclesIn } from './cycles.ts'
import { deceiverSeats, measureBoard } from './measure-board.ts'
import { oneNumber } from './one-number.ts'
import { seatStatistics } from './seat-effects.ts'
import { recoverCycles, recoverNumber, recoverSeat } from './simulate-fields.ts'
import type { Recovered } from './simulate-fields.ts'

const runsAll = inject('runsAll')

/** Agents by seat, with the place of each. */
const match = (agents: readonly number[], places: readonly number[], times = 1): CountedMatch => ({
  times,
  sides: agents.map((agent, seat) => ({ place: places[seat] ?? 1, agents: [agent], seats: [seat] })),
})

const many = <Found>(fields: number, name: string, recover: (rng: Rng) => Found): readonly Found[] =>
  Array.from({ length: fields }, (_, field) => recover(rngAt(name, field)))

const shareHeld = (found: readonly Recovered[]) => found.filter(({ held }) => held).length / found.length
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('all rankings of a table', () => {
  const matches: readonly CountedMatch[] = [
    match([0, 1, 2, 3, 4], [1, 2, 2, 4, 4], 3),
    match([3, 1, 0, 4, 2], [1, 1, 1, 1, 1], 2),
    match([2, 0, 1, 3, 4], [3, 1, 2, 4, 5]),
  ]

  it('are weighed at once as one by one', () => {
    const unseated = matches.map(({ times, sides }) => ({
      times,
      sides: sides.map(({ place, agents }) => ({ place, agents })),
    }))
    const unknowns = unknownsOf(unseated, 5)
    const point = Float64Array.from({ length: unknowns.size }, (_, i) => 0.3 * i - 0.5)
    const precisions = new Float64Array(unknowns.size).fill(1)
    const [fast, slow] = [rankingHill(unseated, unknowns), hillOf(stagesOf(unseated, unknowns))].map((hill) =>
      hill(point, precisions),
    )
    expect(fast?.height).toBeCloseTo(slow?.height ?? 0, 9)
    for (const part of ['slope', 'curvature'] as const)
      for (const [i, value] of (slow?.[part] ?? []).entries()) expect(fast?.[part][i]).toBeCloseTo(value, 9)
  })

  it('rate nobody by the order in which matches, sides and agents are given', () => {
    const turned = matches.toReversed().map(({ times, sides }) => ({ times, sides: sides.toReversed() }))
    expect(seatStatistics(turned)).toEqual(seatStatistics(matches))
    expect(fitSides(turned)).toEqual(fitSides(matches))
  })

  it('are fitted at tables of eight within seconds', () => {
    const rng = rngAt('eight', 0)
    const seats = [0, 1, 2, 3, 4, 5, 6, 7]
    const played = Array.from({ length: 300 }, () =>
      match(
        rng.shuffle(Array.from({ length: 20 }, (_, at) => at)).slice(0, 8),
        rng.shuffle(seats).map((at) => at + 1),
      ),
    )
    expect(fitSides(played)).toHaveLength(20)
  }, 20_000)
})

describe('what a seat is worth', () => {
  it('is the first move that wins two of three games between equals', () => {
    const found = seatStatistics([
      match([0, 1], [1, 2], 2000),
      match([0, 1], [2, 1], 1000),
      match([1, 0], [1, 2], 2000),
      match([1, 0], [2, 1], 1000),
    ])
    const [first, second] = found?.seats ?? []
    expect(first?.chance.value).toBeCloseTo(2 / 3, 2)
    expect(first?.points).toBeCloseTo((200 / Math.LN10) * Math.LN2, -0.5)
    expect(second?.points).toBeCloseTo(-(first?.points ?? 0), 6)
    expect(found?.matches).toBe(6000)
  })

  it('is no part of an agent’s rating', () => {
    // Agent 0 has the first seat four times out of five, and the first seat wins four times out of five.
    const played = [
      match([0, 1], [1, 2], 640),
      match([0, 1], [2, 1], 160),
      match([1, 0], [1, 2], 160),
      match([1, 0], [2, 1], 40),
    ]
    const [own] = fitSides(played)
    expect(Math.abs((own?.rating ?? 0) - 1500)).toBeLessThan(20)
    const blind = fitSides(
      played.map(({ times, sides }) => ({
        times,
        sides: sides.map(({ place, agents }) => ({ place, agents })),
      })),
    )
    expect(blind[0]?.rating).toBeGreaterThan(1550)
  })

  it('is told for whoever hides, with the ratings taken as known', () => {
    const rng = rngAt('deceivers', 0)
    const worth = [0.8, 0, -0.8]
    const played = Array.from({ length: 3000 }, (_, n) => {
      const [seat, expected] = [n % 3, 2 * rng.next() - 2]
      return { seat, expected, won: rng.next() < 1 / (1 + Math.exp(-expected - (worth[seat] ?? 0))) }
    })
    const found = deceiverSeats(played, 100)
    for (const { seat, low, high } of found?.seats ?? []) {
      expect(low).toBeLessThan((400 / Math.LN10) * (worth[seat] ?? 0))
      expect(high).toBeGreaterThan((400 / Math.LN10) * (worth[seat] ?? 0))
    }
    expect(found?.seats).toHaveLength(3)
  })

  it('is recovered from fields in which it was planted, and so are ratings beside it', () => {
    const plan = { agents: 10, matches: 200, worth: [0.5, 0], spread: 0.7 }
    const found = many(runsAll ? 500 : 60, 'seats', (rng) => recoverSeat(plan, rng))
    const seats = found.map(({ seat }) => seat)
    expect(shareHeld(seats)).toBeGreaterThan(runsAll ? 0.93 : 0.87)
    expect(shareHeld(found.flatMap(({ ratings }) => ratings))).toBeGreaterThan(runsAll ? 0.93 : 0.9)
    expect(Math.abs(meanOf(seats.map((one) => one.found - one.truth)))).toBeLessThan(6)
  }, 120_000)
})

describe('cycles', () => {
  const meetings = 40
  it('are nearly everything among rock, paper and scissors', () => {
    const found = many(10, 'rock', (rng) =>
      recoverCycles({ agents: 6, meetings, spread: 0, twist: 0, rock: 1.5 }, rng),
    )
    for (const { found: share, verdict } of found) {
      expect(share).toBeGreaterThan(0.85)
      expect(verdict).toBe('not-enough')
    }
  }, 60_000)

  it('are nearly nothing where the stronger wins, and noise of few matches is not taken for them', () => {
    const strong = { agents: 8, spread: 0.8, twist: 0 }
    const played = many(10, 'order', (rng) => recoverCycles({ ...strong, meetings }, rng))
    expect(meanOf(played.map(({ found }) => found))).toBeLessThan(0.05)
    expect(played.filter(({ verdict }) => verdict === 'not-enough')).toEqual([])
    const few = many(20, 'few', (rng) => recoverCycles({ ...strong, meetings: 2 }, rng))
    expect(meanOf(few.map(({ found }) => found))).toBeLessThan(0.2)
    expect(few.filter(({ verdict }) => verdict === 'not-enough')).toEqual([])
  }, 60_000)

  it('lie within their interval where there are both', () => {
    const found = many(runsAll ? 300 : 40, 'both', (rng) =>
      recoverCycles({ agents: 8, meetings: 40, spread: 0.7, twist: 0.7 }, rng),
    )
    expect(shareHeld(found)).toBeGreaterThan(runsAll ? 0.92 : 0.85)
  }, 120_000)

  it('are looked for at tables of several, and among 20 of more agents', () => {
    const rng = rngAt('tables', 0)
    const played = Array.from({ length: 200 }, () =>
      match(rng.shuffle(Array.from({ length: 30 }, (_, at) => at)).slice(0, 4), [1, 2, 3, 4]),
    )
    expect(cyclesIn(played)).toMatchObject({ agents: 20, verdict: expect.any(String) as string })
  }, 30_000)

  it('are the same in whatever order the matches come', () => {
    const played = [match([0, 1], [1, 2], 9), match([1, 2], [1, 2], 8), match([2, 0], [1, 2], 7)]
    expect(cyclesIn(played.toReversed())).toEqual(cyclesIn(played))
  })
})

describe('one number over all games', () => {
  it('is recovered, with the share that it explains', () => {
    const plan = { agents: 20, games: 4, matches: 300, plays: 0.7 }
    const found = many(runsAll ? 300 : 40, 'number', (rng) =>
      recoverNumber({ ...plan, explained: rng.next() }, rng),
    )
    expect(shareHeld(found.map(({ number }) => number))).toBeGreaterThan(runsAll ? 0.92 : 0.85)
    expect(shareHeld(found.map(({ explained }) => explained))).toBeGreaterThan(runsAll ? 0.92 : 0.87)
    const gaps = found.map(({ explained }) => explained.found - explained.truth)
    expect(Math.abs(meanOf(gaps))).toBeLessThan(0.08)
  }, 120_000)

  it('counts each game the same, however far apart its agents are, and needs two games', () => {
    const board = (spread: number, ratings: Readonly<Record<string, number>>) => ({
      spread,
      agents: Object.entries(ratings).map(([agentId, by]) => ({
        agentId,
        rating: 1500 + spread * by,
        low: 1500 + spread * (by - 0.2),
        high: 1500 + spread * (by + 0.2),
      })),
    })
    const found = oneNumber([
      board(50, { ann: 1, bob: -1, cat: 0, dan: 0.5 }),
      board(300, { ann: -1, bob: 1, cat: 0 }),
      board(100, { eve: 3 }),
    ])
    expect(found?.agents.map(({ agentId }) => agentId).toSorted()).toEqual(['ann', 'bob', 'cat'])
    for (const { rating } of found?.agents ?? []) expect(Math.abs(rating - 1500)).toBeLessThan(10)
    expect(found?.explained.value).toBeLessThan(0.5)
  })
})

describe('small boards', () => {
  const nothing = { seats: null, cycles: null, spread: null }
  it('have no statistics without matches or with one agent', () => {
    expect(measureBoard({ results: [] })).toEqual(nothing)
    expect(measureBoard({ results: [match([0, 0], [1, 2])] })).toMatchObject({ seats: null, cycles: null })
    expect(measureBoard({ deceivers: [], spread: 100 })).toMatchObject({ seats: null, cycles: null })
    expect(oneNumber([])).toBeUndefined()
  })

  it('have wide intervals after one match, and no cycles between two', () => {
    const { seats, cycles } = measureBoard({ results: [match([0, 1], [1, 2])] })
    expect(cycles).toBeNull()
    expect((seats?.seats[0]?.high ?? 0) - (seats?.seats[0]?.low ?? 0)).toBeGreaterThan(200)
  })

  it('tell of nobody and no seat that it is better where all is tied', () => {
    const tied = [match([0, 1], [1, 1], 20), match([1, 2], [1, 1], 20), match([2, 0], [1, 1], 20)]
    const { seats, cycles } = measureBoard({ results: tied })
    for (const { points } of seats?.seats ?? []) expect(points).toBeCloseTo(0, 6)
    expect(cycles?.verdict).not.toBe('not-enough')
    expect(fitField(tied)?.ratings.map(({ rating }) => Math.round(rating))).toEqual([1500, 1500, 1500])
  })
})
