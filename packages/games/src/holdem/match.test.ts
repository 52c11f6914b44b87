import { expect, it } from 'vitest'
import type { HousePlayer } from '../contract/game-kit.ts'
import { playHouse } from '../contract/play-house.ts'
import { holdem } from './kit.ts'
import type { Deal, HoldemEvent, HoldemRuleset, HoldemState } from './table.ts'
import {
  acesAgainstKings,
  arena,
  atTheTable,
  deal,
  duplicate,
  equity,
  llmarena,
  random,
  tight,
} from './testing/at-the-table.ts'

type Players = readonly HousePlayer<HoldemState>[]
const played = (seed: string, players: Players = [random, equity], ruleset: HoldemRuleset = arena) => {
  const { log, state } = playHouse(holdem, { seed, ruleset, language: 'en', players })
  const events = log.map(({ event }) => event as HoldemEvent)
  const of = <Type extends HoldemEvent['type']>(type: Type) =>
    events.filter((event): event is Extract<HoldemEvent, { type: Type }> => event.type === type)
  return { log, state, of }
}

it('an arena is twenty hands, a duplicate two, a match by llmarena one', () => {
  expect(played('hands').of('hand-ended')).toHaveLength(20)
  expect(played('hands', [random, equity], duplicate).of('hand-ended')).toHaveLength(2)
  expect(played('hands', [random, equity], llmarena).of('hand-ended')).toHaveLength(1)
})

it('the button changes with each hand, and the stacks are new', () => {
  const { of } = played('button')
  expect(of('hand-opened').map(({ button }) => button)).toEqual(Array.from({ length: 20 }, (_, i) => i % 2))
  for (const { net } of of('hand-ended')) expect(Math.max(...net)).toBeLessThanOrEqual(100)
})

it('points are the chips won or lost in all hands', () => {
  const { of, state } = played('points')
  const sums = [0, 1].map((seat) => of('hand-ended').reduce((sum, { net }) => sum + (net[seat] ?? 0), 0))
  expect(of('match-ended')[0]?.points).toEqual(sums)
  expect((sums[0] ?? 0) + (sums[1] ?? 0)).toBe(0)
  expect(holdem.results.of(state).map(({ points }) => points)).toEqual(sums)
})

it('equal points share the first place', () => {
  const { match, play } = atTheTable({ deals: [deal('As 2h', 'Ac 2d', 'Kc Kd Qh Js 3s')] })
  play('all-in', 'call')
  expect(holdem.rules.outcome(match.state)).toEqual({
    kind: 'decided',
    places: [1, 1],
    teams: [0, 1],
    points: [0, 0],
    reason: 'showdown',
  })
})

it('each deal is played once before any is played again, with the same cards and the seats swapped', () => {
  for (let number = 0; number < 20; number++) {
    const [drawn] = played(`twice-${number}`, [tight, tight]).of('cards-drawn')
    const order = drawn?.order ?? []
    expect(order.slice(0, 10)).toEqual([...Array(10).keys()])
    expect(order.slice(10).toSorted((one, other) => one - other)).toEqual([...Array(10).keys()])
    for (let hand = 10; hand < 20; hand++) expect((hand - (order[hand] ?? 0)) % 2, 'the button').not.toBe(0)
  }
})

it('in both hands of a deal the button holds the same two cards', () => {
  const { of } = played('same', [random, random])
  const order = of('cards-drawn')[0]?.order ?? []
  const dealt = of('hole-dealt').map(({ cards }) => cards)
  const buttonCards = of('hand-opened').map(({ button }, index) => dealt[2 * index + button])
  for (let hand = 10; hand < 20; hand++) expect(buttonCards[hand]).toEqual(buttonCards[order[hand] ?? 0])
})

it('the order in which deals come back differs from match to match', () => {
  const orders = Array.from({ length: 8 }, (_, number) =>
    played(`order-${number}`, [tight, tight]).of('cards-drawn')[0]?.order.join(),
  )
  expect(new Set(orders).size).toBe(8)
})

it('two players who decide alike win nothing from each other where deals are played twice', () => {
  for (const ruleset of [arena, duplicate]) {
    for (let number = 0; number < 20; number++) {
      const { of } = played(`alike-${number}`, [tight, tight], ruleset)
      expect(of('match-ended')[0]?.points).toEqual([0, 0])
    }
  }
})

it('all cards of a match are different within a deal', () => {
  for (const { deals } of played('different').of('cards-drawn'))
    for (const { holes, board } of deals) expect(new Set([...holes.flat(), ...board]).size).toBe(9)
})

it('the second hand of a duplicate is played with the cards of the first', () => {
  const twins: Deal[] = [acesAgainstKings]
  const { play, of } = atTheTable({ ruleset: { ...duplicate }, deals: twins, order: [0, 0] })
  play('all-in', 'call', 'all-in', 'call')
  expect(of('cards-shown').map(({ holes }) => holes)).toEqual([
    acesAgainstKings.holes,
    acesAgainstKings.holes.toReversed(),
  ])
  expect(of('hand-ended').map(({ net }) => net)).toEqual([
    [100, -100],
    [-100, 100],
  ])
})

it('a state in the last hand is not larger than in the first', () => {
  const { log } = played('size', [equity, equity])
  let state = holdem.rules.blank
  const sizes: number[] = []
  for (const { event } of log) {
    state = holdem.rules.evolve(state, event as HoldemEvent)
    const hand = state.hand?.number ?? 0
    sizes[hand] = Math.max(sizes[hand] ?? 0, JSON.stringify(state).length)
  }
  expect(sizes[20] ?? Infinity).toBeLessThan(1.3 * Math.max(...sizes.slice(1, 6)))
})
