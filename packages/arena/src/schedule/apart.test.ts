import { rngAt } from '@wis/engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balancedBlocks, canFill } from './balanced-blocks.ts'
import type { BlockTable } from './balanced-blocks.ts'
import { countMeetings, groupsApart, isOfOneOwner, mostOfOneOwner } from './groups.ts'
import type { Owners } from './groups.ts'
import { emptyRecord, goingOn, stageGoers } from './knockout.ts'

interface EntryList {
  readonly agents: readonly string[]
  readonly owners: Owners
}

/** So many agents of one owner after another. An owner with the number 0 is the house, whose agents stand alone. */
function entryList(families: readonly number[], house = 0): EntryList {
  const owned = families.flatMap((size, owner) =>
    Array.from({ length: size }, (_, number) => [`agent-${owner}-${number}`, `owner-${owner}`] as const),
  )
  const others = Array.from({ length: house }, (_, number) => `own-house-${number}`)
  return { agents: [...owned.map(([agent]) => agent), ...others], owners: new Map(owned) }
}

const lists = fc
  .tuple(
    fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 7 }),
    fc.integer({ min: 0, max: 4 }),
  )
  .map(([families, house]) => entryList(families, house))
  .filter(({ agents }) => agents.length > 1)
const seats = fc.integer({ min: 2, max: 7 })
const fillers = Array.from({ length: 8 }, (_, number) => `house-${number}`)

const meetsItsOwner = (members: readonly string[], owners: Owners) =>
  members.some((one, seat) => members.slice(seat + 1).some((other) => isOfOneOwner(owners, one, other)))

function scheduleOf({ agents, owners }: EntryList, players: number, deals: number, seed = 'apart') {
  return balancedBlocks({ agents, players, deals, fillers, owners }, rngAt(seed, 0))
}

/** How often each two agents shared a block. */
function meetingsOf(tables: readonly BlockTable[], { agents }: EntryList) {
  return (one: string, other: string) =>
    tables.filter(({ turn, seats }) => turn === 0 && seats.includes(one) && seats.includes(other)).length *
    Number(agents.includes(one) && agents.includes(other))
}

describe('in a round robin', () => {
  it('agents of one owner never meet, and everybody plays every deal once from every seat', () => {
    fc.assert(
      fc.property(lists, seats, fc.string(), (list, players, seed) => {
        const tables = scheduleOf(list, players, 3, seed)
        for (const { seats, sittingIn } of tables) {
          expect(meetsItsOwner(seats, list.owners)).toBe(false)
          expect(sittingIn.every((agent) => fillers.includes(agent))).toBe(true)
        }
        for (const agent of list.agents) {
          for (const deal of [0, 1, 2]) {
            const places = tables.flatMap((table) =>
              table.deal === deal && table.seats.includes(agent) ? [table.seats.indexOf(agent)] : [],
            )
            expect(places.sort()).toEqual(Array.from({ length: players }, (_, seat) => seat))
          }
        }
      }),
    )
  })

  it('no more house agents sit in than an owner with many agents needs', () => {
    fc.assert(
      fc.property(lists, seats, (list, players) => {
        const groups = Math.max(
          Math.ceil(list.agents.length / players),
          mostOfOneOwner(list.agents, list.owners),
        )
        const played = scheduleOf(list, players, 2)
        expect(played).toHaveLength(2 * groups * players)
      }),
    )
  })

  it('can be played if it can be filled', () => {
    fc.assert(
      fc.property(lists, seats, fc.integer({ min: 0, max: 6 }), ({ agents, owners }, players, house) => {
        const block = { agents, players, owners, fillers: fillers.slice(0, house), deals: 2 }
        fc.pre(canFill(block))
        expect(() => balancedBlocks(block, rngAt('filled', 0))).not.toThrow()
      }),
    )
  })

  it('the schedule of agents of different owners is the one that old seasons have', () => {
    const { agents } = entryList([], 13)
    const owners = new Map(agents.map((agent) => [agent, `owner of ${agent}`]))
    for (const players of [2, 3, 6]) {
      const block = { agents, players, deals: 13, fillers }
      const [now, before] = [{ ...block, owners }, block].map((one) => balancedBlocks(one, rngAt('old', 0)))
      expect(now).toEqual(before)
    }
  })
})

describe('at tables of two', () => {
  const robin = (list: EntryList, rounds: number) => {
    const met = meetingsOf(scheduleOf(list, 2, rounds), list)
    return list.agents.flatMap((one, place) =>
      list.agents
        .slice(place + 1)
        .filter((other) => !isOfOneOwner(list.owners, one, other))
        .map((other) => met(one, other)),
    )
  }

  it('the meetings of one owner go evenly to the others', () => {
    const meetings = robin(entryList([2], 8), 45)
    // Of 45 rounds each agent has 5 with each of its 9 opponents, or with 8 if one of the 9 is its owner's.
    expect(Math.min(...meetings)).toBeGreaterThanOrEqual(4)
    expect(Math.max(...meetings)).toBeLessThanOrEqual(6)
  })

  it('two teams of four meet crosswise, equally often', () => {
    const meetings = robin(entryList([4, 4]), 28)
    expect(meetings).toHaveLength(16)
    expect(Math.min(...meetings)).toBeGreaterThanOrEqual(6)
    expect(Math.max(...meetings)).toBeLessThanOrEqual(8)
  })

  it('two agents of one owner alone play house agents and nobody else', () => {
    const list = entryList([2])
    const tables = scheduleOf(list, 2, 3)
    expect(tables).toHaveLength(12)
    for (const { sittingIn } of tables) expect(sittingIn).toHaveLength(1)
  })
})

describe('in a knockout', () => {
  it('agents of one owner come into different groups of every stage, and it ends with one group', () => {
    fc.assert(
      fc.property(lists, seats, fc.string(), (list, players, seed) => {
        const { owners } = list
        const rng = rngAt(seed, 1)
        let { agents } = list
        for (let stage = 1; agents.length > 1; stage++) {
          expect(stage).toBeLessThan(12)
          const groups = groupsApart({ agents, players, owners }, countMeetings(), rng)
          expect(groups.flat().toSorted()).toEqual(agents.toSorted())
          for (const members of groups) {
            expect(members.length).toBeLessThanOrEqual(players)
            expect(meetsItsOwner(members, owners)).toBe(false)
          }
          if (groups.length === 1) break
          const records = groups.map((members) =>
            members.map((agent) => ({
              ...emptyRecord({ season: 'cup', language: 'en', stage }, agent),
              points: rng.int(40),
            })),
          )
          agents = stageGoers(records, { isStillIn: () => true, players, owners })
        }
      }),
    )
  })

  const records = (...points: readonly (readonly [string, number])[]) =>
    points.map(([agentId, scored]) => ({
      ...emptyRecord({ season: 'cup', language: 'en', stage: 1 }, agentId),
      points: scored,
    }))
  const two = [records(['ann-1', 30], ['bob', 10]), records(['ann-2', 45], ['cat', 20])]

  it('of one owner with two winners the better one plays the last table, against the next of the other group', () => {
    const owners = new Map([
      ['ann-1', 'ann'],
      ['ann-2', 'ann'],
    ])
    const end = { isStillIn: () => true, players: 2, owners }
    expect(stageGoers(two, end)).toEqual(['bob', 'ann-2'])
    expect(stageGoers(two, { ...end, isStillIn: (agent) => agent !== 'bob' })).toEqual(['ann-2'])
  })

  it('with different owners the best go on as ever', () => {
    const isStillIn = () => true
    const goers = stageGoers(two, { isStillIn, players: 2, owners: new Map() })
    expect(goers).toEqual(two.flatMap((group) => goingOn(group, isStillIn)))
  })
})
