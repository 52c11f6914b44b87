import { rngAt } from '@wis/engine'
import { expect, it } from 'vitest'
import { playHouse } from '../contract/play-house.ts'
import { deck } from './cards/card.ts'
import type { Card } from './cards/card.ts'
import { scoreOf } from './cards/score.ts'
import { drawCards } from './deals.ts'
import { holdem } from './kit.ts'
import type { HoldemEvent } from './table.ts'
import { arena, atTheTable, llmarena, random } from './testing/at-the-table.ts'
import { endsByChance } from './testing/betting-tree.ts'

/** How far counts are from what they should be. Cells that are expected fewer than five times are taken together. */
function distance(counts: ReadonlyMap<string, number>, expected: ReadonlyMap<string, number>, total: number) {
  const rare = (name: string) => (expected.get(name) ?? 0) * total < 5
  const names = [...expected.keys()].filter((name) => !rare(name))
  const cells = names.map((name) => [counts.get(name) ?? 0, (expected.get(name) ?? 0) * total] as const)
  const [seen, due] = cells.reduce(([a, b], [count, mean]) => [a + count, b + mean], [0, 0])
  const all = [...cells, [total - seen, total - due] as const].filter(([, mean]) => mean >= 1)
  const sum = all.reduce((squares, [count, mean]) => squares + (count - mean) ** 2 / mean, 0)
  const freedom = all.length - 1
  return (sum - freedom) / Math.sqrt(2 * freedom)
}

const countOf = (names: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

const long = { timeout: 60_000 }
const seed = (number: number) => `chance-${number}`
const hands = 2500
const streets = ['pre-flop', 'flop', 'turn', 'river']

/** One hand of two random players: the first action and the end, in the words of the tree. */
function randomHand(number: number): { readonly first: string; readonly end: string } {
  const { log, state } = playHouse(holdem, {
    seed: seed(number),
    ruleset: llmarena,
    language: 'en',
    players: [random, random],
  })
  const events = log.map(({ event }) => event as HoldemEvent)
  const actions = events.filter((event) => event.type === 'action-taken')
  const last = state.hand?.actions.at(-1)
  const ended = state.hand?.ended
  const street = streets.indexOf(last?.street ?? '')
  const end =
    ended?.reason === 'fold'
      ? `fold ${last?.seat} ${street} ${-(ended.net[last?.seat ?? 0] ?? 0)}`
      : `showdown ${street} ${(ended?.pot ?? 0) / 2}`
  return { first: actions[0]?.action ?? '', end }
}

it(
  'hands of two random players begin and end as often as the tree of all betting says',
  { tags: ['nightly'], ...long },
  () => {
    const expected = endsByChance(100)
    expect([...expected.values()].reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 10)
    const played = Array.from({ length: hands }, (_, number) => randomHand(number))
    const actions = ['fold', 'check-and-call', 'raise-half-pot', 'raise-full-pot', 'all-in']
    const evenly = new Map(actions.map((action) => [action, 0.2]))
    expect(played.every(({ end }) => expected.has(end))).toBe(true)
    expect(Math.abs(distance(countOf(played.map(({ first }) => first)), evenly, hands))).toBeLessThan(3)
    expect(Math.abs(distance(countOf(played.map(({ end }) => end)), expected, hands))).toBeLessThan(3)
  },
)

/** Of all boards that can follow a flop, the shares in which the first hand wins and in which it ties. */
function afterFlop(one: readonly Card[], other: readonly Card[], flop: readonly Card[]) {
  const seen = new Set([...one, ...other, ...flop])
  const left = deck.filter((card) => !seen.has(card))
  let [boards, wins, ties] = [0, 0, 0]
  for (const [index, turn] of left.entries()) {
    for (const river of left.slice(index + 1)) {
      const board = [...flop, turn, river]
      const difference = scoreOf([...one, ...board]) - scoreOf([...other, ...board])
      boards++
      if (difference > 0) wins++
      if (difference === 0) ties++
    }
  }
  return { wins: wins / boards, ties: ties / boards }
}

it(
  'all-in hands are won and tied as often as all turns and rivers after their flops say',
  { tags: ['nightly'], ...long },
  () => {
    const sums = { won: 0, tied: 0, wins: 0, ties: 0, winsSpread: 0, tiesSpread: 0 }
    for (let number = 0; number < 400; number++) {
      const drawn = drawCards(llmarena, rngAt('all-in', number))
      const { play, of } = atTheTable({ deals: drawn.deals })
      play('all-in', 'call')
      const winner = of('hand-ended')[0]?.winner
      const [holes] = of('cards-shown').map((shown) => shown.holes)
      const [flop] = of('board-dealt').map(({ cards }) => cards)
      const { wins, ties } = afterFlop(holes?.[0] ?? [], holes?.[1] ?? [], flop ?? [])
      sums.won += winner === 0 ? 1 : 0
      sums.tied += winner === null ? 1 : 0
      sums.wins += wins
      sums.ties += ties
      sums.winsSpread += wins * (1 - wins)
      sums.tiesSpread += ties * (1 - ties)
    }
    expect(Math.abs(sums.won - sums.wins)).toBeLessThan(3 * Math.sqrt(sums.winsSpread))
    expect(Math.abs(sums.tied - sums.ties)).toBeLessThan(3 * Math.sqrt(sums.tiesSpread))
  },
)

it('every card comes to every place equally often', () => {
  const drawn = Array.from(
    { length: 300 },
    (_, number) => drawCards(arena, rngAt('places', number)).deals,
  ).flat()
  const evenly = new Map<string, number>(deck.map((card) => [card, 1 / 52]))
  for (let place = 0; place < 9; place++) {
    const names = drawn.map(({ holes, board }) => [...holes.flat(), ...board][place] ?? '')
    expect(Math.abs(distance(countOf(names), evenly, names.length))).toBeLessThan(3)
  }
})
