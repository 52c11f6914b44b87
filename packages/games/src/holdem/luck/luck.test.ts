import { describe, expect, it } from 'vitest'
import type { HousePlayer } from '../../contract/game-kit.ts'
import { playHouse } from '../../contract/play-house.ts'
import { holdem } from '../kit.ts'
import type { HoldemState } from '../table.ts'
import {
  acesAgainstKings,
  arena,
  cards,
  deal,
  equity,
  fresh,
  llmarena,
  random,
  tight,
} from '../testing/at-the-table.ts'
import { luckOfHand, shareOfPot } from './luck.ts'

describe('the share of the pot between two known hands', () => {
  it('is certain on the river', () => {
    expect(shareOfPot(acesAgainstKings.holes, acesAgainstKings.board)).toBe(1)
    expect(shareOfPot(deal('As 2h', 'Ac 2d', '').holes, cards('Kc Kd Qh Js 3s'))).toBe(0.5)
  })

  it('is counted out from the flop on', () => {
    // Of 44 rivers the two kings that are left win.
    expect(shareOfPot(acesAgainstKings.holes, cards('2c 7d 9h Js'))).toBeCloseTo(42 / 44, 10)
    // In 903 of 990 ways no king comes, and in a few more an ace comes too.
    expect(shareOfPot(acesAgainstKings.holes, cards('2c 7d 9h'))).toBeCloseTo(0.915, 2)
  })

  it('is the one that tables of poker give before the flop', () => {
    expect(shareOfPot(acesAgainstKings.holes, [])).toBeCloseTo(0.82, 1.3)
    expect(shareOfPot(deal('As Kh', '7c 7d', '').holes, [])).toBeCloseTo(0.45, 1.3)
  })
})

it('what follows after both are all-in changes nothing but the luck', () => {
  const { stack, bigBlind } = fresh
  const beaten = deal('As Ah', 'Kc Kd', '2c 7d 9h Js Ks')
  const [held, lost] = [acesAgainstKings, beaten].map((one) =>
    luckOfHand(one, [2 * stack, 2 * stack, 2 * stack], { stack, bigBlind }),
  )
  expect(stack - (held ?? 0)).toBeCloseTo(-stack - (lost ?? 0), 8)
})

type Players = readonly [HousePlayer<HoldemState>, HousePlayer<HoldemState>]

/** The points and the fair chips of the first player, who sits on both seats in turn. */
function playedBy([one, other]: Players, count: number) {
  return Array.from({ length: count }, (_, number) => {
    const seat = number % 2
    const players = seat === 0 ? [one, other] : [other, one]
    const { state } = playHouse(holdem, { seed: `luck-${number}`, ruleset: fresh, language: 'en', players })
    const { points = 0, facts } = holdem.results.of(state)[seat] ?? {}
    return { points, fair: facts?.['fair-chips'] ?? 0 }
  })
}

function spreadOf(values: readonly number[]) {
  const mean = values.reduce((sum, value) => sum + value) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, variance: squares / (values.length - 1) }
}

const matches = 600

it.each([
  ['equity against tight', [equity, tight]],
  ['equity against itself', [equity, equity]],
  ['random against equity', [random, equity]],
] as const)(
  '%s: luck favours nobody, and fair chips vary less than chips',
  { tags: ['nightly'], timeout: 240_000 },
  (_, players) => {
    const played = playedBy(players, matches)
    const [chips, fair, luck] = [
      spreadOf(played.map(({ points }) => points)),
      spreadOf(played.map((one) => one.fair)),
      spreadOf(played.map((one) => one.points - one.fair)),
    ]
    expect(Math.abs(luck.mean)).toBeLessThan(3 * Math.sqrt(luck.variance / matches))
    expect(fair.variance).toBeLessThan(0.7 * chips.variance)
  },
)

it('fair chips add up to nothing, and are whole', () => {
  const { state } = playHouse(holdem, {
    seed: 'sum',
    ruleset: fresh,
    language: 'en',
    players: [tight, equity],
  })
  const [one = NaN, other = NaN] = holdem.results.of(state).map(({ facts }) => facts['fair-chips'])
  expect(one + other).toBe(0)
  expect(Number.isSafeInteger(one)).toBe(true)
})

it.each([arena, llmarena])('nothing is counted by the rules of $id', (ruleset) => {
  const { state } = playHouse(holdem, { seed: 'old', ruleset, language: 'en', players: [tight, equity] })
  for (const { facts } of holdem.results.of(state))
    expect(facts).toMatchObject({ 'fair-chips': 0, 'fair-matches': 0 })
  expect(state.pots).toEqual([])
})
