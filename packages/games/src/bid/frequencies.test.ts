import { expect, it } from 'vitest'
import { playHouse } from '../contract/play-house.ts'
import { bid } from './kit.ts'
import { soldIn } from './view.ts'

const [arena] = bid.setup.presets
const [truthful, random = truthful, half = truthful] = bid.house
const long = { timeout: 60_000 }

/** All values, from 0.10 to 10.00. Written apart from the rules, as everything in this file that is exact. */
const values = Array.from({ length: 991 }, (_, index) => index + 10)

/** The chance of each bid of a seat that draws a value, and bids by this rule. */
function chancesOfBids(bidsOf: (value: number) => readonly number[]): readonly number[] {
  const chances = Array.from({ length: 1_001 }, () => 0)
  for (const value of values) {
    const bids = bidsOf(value)
    for (const amount of bids) chances[amount] = (chances[amount] ?? 0) + 1 / (values.length * bids.length)
  }
  return chances
}

/** For each bid, the chance to win with it. Equal bids win every second time. */
function chancesToWin(rival: readonly number[]): readonly number[] {
  let below = 0
  return rival.map((equal) => {
    const chance = below + equal / 2
    below += equal
    return chance
  })
}

const upTo = (value: number) => Array.from({ length: value + 1 }, (_, amount) => amount)
const byChance = chancesOfBids(upTo)
const byHalf = chancesOfBids((value) => [Math.floor(value / 2)])

/** The mean gain of an auction against another who bids with these chances. */
function meanGain(bidsOf: (value: number) => readonly number[], rival: readonly number[]): number {
  const wins = chancesToWin(rival)
  const means = values.map((value) => {
    const bids = bidsOf(value)
    return bids.reduce((sum, amount) => sum + (value - amount) * (wins[amount] ?? 0), 0) / bids.length
  })
  return means.reduce((sum, mean) => sum + mean) / values.length
}

/** The chance of each gain of a random seat against another. */
function gainsByChance(): readonly number[] {
  const wins = chancesToWin(byChance)
  const chances = Array.from({ length: 1_001 }, () => 0)
  for (const value of values) {
    for (const amount of upTo(value)) {
      const chance = (wins[amount] ?? 0) / (values.length * (value + 1))
      chances[value - amount] = (chances[value - amount] ?? 0) + chance
    }
  }
  const won = chances.reduce((sum, chance) => sum + chance)
  return chances.with(0, (chances[0] ?? 0) + 1 - won)
}

interface Sampled {
  readonly players: readonly (typeof bid.house)[number][]
  readonly matches: number
  readonly ruleset?: typeof arena
}

/** The auctions of some matches as the director knows them. */
function auctionsOf({ players, matches, ruleset = arena }: Sampled) {
  return Array.from({ length: matches }, (_, number) => {
    const seed = `chance-${number}`
    return soldIn(playHouse(bid, { seed, ruleset, language: 'en', players }).state)
  }).flat()
}

it('every value comes equally often, apart from the other one', { tags: ['nightly'] }, () => {
  const sums = { count: 0, sum: 0, squares: 0, products: 0 }
  for (const { values: dealt } of auctionsOf({ players: [half, half], matches: 300 })) {
    const [one = 0, other = 0] = dealt.map((value) => ((value ?? 0) - 505) / Math.sqrt((991 ** 2 - 1) / 12))
    sums.count += 1
    sums.sum += one + other
    sums.squares += one ** 2 + other ** 2
    sums.products += one * other
  }
  const { count } = sums
  expect(Math.abs(sums.sum)).toBeLessThan(3 * Math.sqrt(2 * count))
  expect(Math.abs(sums.squares - 2 * count)).toBeLessThan(3 * Math.sqrt(2 * count * 0.8))
  expect(Math.abs(sums.products)).toBeLessThan(3 * Math.sqrt(count))
})

it(
  'random against random gains as often as much as all values and bids say',
  { tags: ['nightly'], ...long },
  () => {
    const exact = gainsByChance()
    expect(exact.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 10)
    const gains = auctionsOf({ players: [random, random], matches: 400 }).map(
      ({ winner, values: dealt, bids }) => (winner === 0 ? (dealt[0] ?? 0) - (bids[0] ?? 0) : 0),
    )
    const bounds = [0, 1, 50, 100, 150, 200, 250, 300, 400, 500, 600, 1_001]
    const squares = bounds.slice(0, -1).map((from, index) => {
      const to = bounds[index + 1] ?? from
      const due = exact.slice(from, to).reduce((sum, chance) => sum + chance, 0) * gains.length
      const count = gains.filter((gain) => gain >= from && gain < to).length
      expect(due).toBeGreaterThan(5)
      return (count - due) ** 2 / due
    })
    const freedom = squares.length - 1
    const distance = squares.reduce((sum, square) => sum + square) - freedom
    expect(Math.abs(distance) / Math.sqrt(2 * freedom)).toBeLessThan(3)
  },
)

it(
  'random bids are equal as often as all pairs of bids say, and chance decides between them',
  { tags: ['nightly'], ...long },
  () => {
    const equal = byChance.reduce((sum, chance) => sum + chance ** 2, 0)
    const ruleset = { ...arena, auctions: 50 }
    const auctions = auctionsOf({ players: [random, random], matches: 100, ruleset })
    const ties = auctions.filter(({ byChance: isTied }) => isTied).length
    const due = equal * auctions.length
    expect(Math.abs(ties - due)).toBeLessThan(3 * Math.sqrt(due))
  },
)

it('no constant share of the value gains more against half than half itself', () => {
  const half100 = meanGain((value) => [Math.floor(value / 2)], byHalf)
  for (let share = 0; share <= 100; share++)
    expect(meanGain((value) => [Math.floor((value * share) / 100)], byHalf)).toBeLessThan(half100 + 0.5)
})

it(
  'half gains more than random, and random more than truthful, against each of the three',
  { tags: ['nightly'] },
  () => {
    const byValue = chancesOfBids((value) => [value])
    for (const rival of [byValue, byChance, byHalf]) {
      const of = (bidsOf: (value: number) => readonly number[]) => meanGain(bidsOf, rival)
      expect(of((value) => [value])).toBe(0)
      expect(of(upTo)).toBeGreaterThan(0)
      expect(of((value) => [Math.floor(value / 2)])).toBeGreaterThan(of(upTo))
    }
    expect([truthful, random, half].map(({ strength }) => strength)).toEqual([1, 2, 3])
  },
)
