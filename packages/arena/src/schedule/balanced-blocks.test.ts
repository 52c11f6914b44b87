import { rngAt } from '@wis/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balancedBlocks, canFill } from './balanced-blocks.ts'
import { evenGroups } from './groups.ts'

const names = (count: number, of = 'agent') => Array.from({ length: count }, (_, number) => `${of}-${number}`)
const house = names(8, 'house')

const schedule = (agents: number, deals: number, seed = 'test') =>
  balancedBlocks({ agents: names(agents), players: 6, deals, fillers: house }, rngAt(seed, 0))

describe('a block', () => {
  it('lets every agent play its deal once from every seat', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.string(), (agents, seed) => {
        const tables = schedule(agents, 2, seed)
        for (const agent of names(agents)) {
          for (const deal of [0, 1]) {
            const seats = tables.flatMap((table) =>
              table.deal === deal && table.seats.includes(agent) ? [table.seats.indexOf(agent)] : [],
            )
            expect(seats.sort()).toEqual([0, 1, 2, 3, 4, 5])
          }
        }
      }),
    )
  })

  it('never seats an agent twice at one table, and fills the other places with house agents, which only sit in', () => {
    for (const { seats, sittingIn } of schedule(7, 3)) {
      expect(new Set(seats).size).toBe(6)
      expect(sittingIn.toSorted()).toEqual(seats.filter((name) => name.startsWith('house')).toSorted())
      expect(seats.filter((name) => name.startsWith('house')).length).toBeLessThanOrEqual(3)
    }
  })

  it('has no filler if the agents fill every table', () => {
    expect(
      schedule(12, 4)
        .flatMap(({ seats }) => seats)
        .some((name) => name.startsWith('house')),
    ).toBe(false)
  })
})

it('over many blocks all agents meet about equally often', () => {
  const met = new Map<string, number>()
  for (const { turn, seats } of schedule(12, 22)) {
    if (turn > 0) continue
    for (const one of seats)
      for (const other of seats) {
        if (one < other) met.set(`${one} ${other}`, (met.get(`${one} ${other}`) ?? 0) + 1)
      }
  }
  // Of 22 blocks, two agents of twelve share a group in ten.
  expect(met.size).toBe(66)
  expect(Math.min(...met.values())).toBeGreaterThanOrEqual(8)
  expect(Math.max(...met.values())).toBeLessThanOrEqual(12)
})

it('the same chance makes the same schedule', () => {
  expect(schedule(9, 3, 'same')).toEqual(schedule(9, 3, 'same'))
  expect(schedule(9, 3, 'same')).not.toEqual(schedule(9, 3, 'other'))
})

describe('with fewer fillers than places left', () => {
  const ten = { agents: [...names(2), ...house], players: 6, fillers: [], lenders: house }

  it('a lent agent sits in with the other group, and all others play as usual', () => {
    expect(canFill(ten)).toBe(true)
    const tables = balancedBlocks({ ...ten, deals: 3 }, rngAt('test', 0))
    expect(tables).toHaveLength(36)
    for (const { seats } of tables) expect(new Set(seats).size).toBe(6)
    for (const agent of ten.agents)
      expect(
        tables.filter(({ seats, sittingIn }) => seats.includes(agent) && !sittingIn.includes(agent)),
      ).toHaveLength(18)
  })

  it('lent agents play about equally often', () => {
    const tables = balancedBlocks({ ...ten, agents: names(10), lenders: names(10), deals: 10 }, rngAt('x', 0))
    const played = names(10).map((name) => tables.filter(({ seats }) => seats.includes(name)).length)
    expect(Math.min(...played)).toBeGreaterThanOrEqual(10 * 6 + 6)
    expect(Math.max(...played)).toBeLessThanOrEqual(10 * 6 + 3 * 6)
  })

  it('an agent that may not be lent is not lent', () => {
    expect(canFill({ ...ten, lenders: [] })).toBe(false)
    expect(canFill({ ...ten, agents: house.slice(0, 4), lenders: house.slice(0, 4) })).toBe(false)
  })
})

it('too few fillers are a fault', () => {
  const block = { agents: names(2), players: 6, deals: 1, fillers: house.slice(0, 3) }
  expect(() => balancedBlocks(block, rngAt('x', 0))).toThrow('4 places left and 3 to fill them')
})

it.each([
  [0, []],
  [1, [1]],
  [6, [6]],
  [7, [4, 3]],
  [13, [5, 4, 4]],
  [24, [6, 6, 6, 6]],
])('%i agents make groups of %j', (count, sizes) => {
  expect(evenGroups(count, 6)).toEqual(sizes)
})

it.each([2, 4, 5, 8, 9])(
  'at tables of two each of %i agents meets every other once in a round, in both seats',
  (count) => {
    const agents = names(count)
    const rounds = count % 2 === 0 ? count - 1 : count
    const tables = balancedBlocks({ agents, players: 2, deals: rounds, fillers: house }, rngAt('pairs', 0))
    const met = tables.filter(({ sittingIn }) => sittingIn.length === 0).map(({ seats }) => seats.join())
    expect(new Set(met).size).toBe(count * (count - 1))
    expect(met).toHaveLength(count * (count - 1))
    for (const agent of agents)
      expect(tables.filter(({ seats }) => seats.includes(agent))).toHaveLength(2 * rounds)
  },
)
