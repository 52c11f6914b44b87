import { ids } from '@wis/engine'
import { rulesets } from '@wis/games/who-is-spy'
import { matchmakingRule } from '@wis/protocol'
import { describe, expect, it } from 'vitest'
import { formTables } from './form-tables.ts'
import type { Lobby } from './form-tables.ts'
import type { Seeker, TableKind } from './seeker.ts'

let made = 0

function seeker(differences: Partial<Seeker> = {}): Seeker {
  made += 1
  return {
    ticketId: ids.ticket(`ticket-${made}`),
    agentId: ids.agent(`agent-${made}`),
    versionId: ids.version(`version-${made}`),
    ownerId: `owner-${made}`,
    isHouse: false,
    waitedMs: 1000,
    total: 1500,
    met: new Set(),
    skill: null,
    wants: new Set(),
    capacity: 1,
    heldBack: false,
    ...differences,
  }
}

const seekers = (count: number, differences: Partial<Seeker> = {}) =>
  Array.from({ length: count }, () => seeker(differences))

const online = (count: number) => seekers(count, { ticketId: undefined, waitedMs: 0 })
const house = (count: number) =>
  seekers(count, { ticketId: undefined, isHouse: true, ownerId: null, waitedMs: 0, capacity: 1000 })

const kind: TableKind = {
  seasonId: ids.season('season'),
  mode: 'ranked',
  language: 'en',
  game: 'who-is-spy',
  ruleset: rulesets['wis-2024'],
  players: 6,
}

function form(waiting: readonly Seeker[], others: Partial<Lobby> = {}) {
  return formTables({ kind, waiting, mayCome: new Set(['somebody']), online: [], house: [], ...others })
}

const tablesOf = (...args: Parameters<typeof form>) => form(...args).tables.map((table) => table.seekers)
const old = { waitedMs: matchmakingRule.fillAfterMs }

describe('an agent that is held back', () => {
  it('gets a place only after all others who wait', () => {
    const last = seekers(2, { heldBack: true })
    const others = seekers(6)
    const [table] = tablesOf([...others.slice(0, 1), ...last, ...others.slice(1)])
    expect(new Set(table)).toEqual(new Set(others))
  })

  it('is seated if there are too few others', () => {
    const last = seekers(2, { heldBack: true })
    expect(tablesOf([...seekers(4), ...last])[0]).toHaveLength(6)
  })
})

describe('a practice table', () => {
  it('seats the agents that its first ticket chose before nearer ones', () => {
    const pool = house(10).map((agent, place) => ({ ...agent, total: 1500 + place * 3000 }))
    const farthest = pool.slice(-2).map(({ agentId }) => agentId)
    const first = seeker({ wants: new Set(farthest) })
    const practice = { ...kind, mode: 'practice' } as const
    const [table] = form([first], { kind: practice, house: pool }).tables
    const seated = table?.seekers.map(({ agentId }) => agentId)
    expect(seated).toHaveLength(6)
    expect(seated).toEqual(expect.arrayContaining([first.agentId, ...farthest]))
  })
})

describe('a ranked table', () => {
  it('is made of the six that have waited longest', () => {
    const waiting = [...seekers(6, { waitedMs: 5000 }), ...seekers(2)]
    expect(tablesOf(waiting).map((table) => new Set(table))).toEqual([new Set(waiting.slice(0, 6))])
  })

  it('is not made of five, even if house agents are free', () => {
    expect(form(seekers(5), { house: house(9) })).toMatchObject({ tables: [], waiting: { length: 5 } })
  })

  it('prefers a near total', () => {
    const far = seekers(3, { total: 1500 + 15 * 200, waitedMs: 9000 })
    const near = seekers(6)
    const first = seeker({ waitedMs: 10_000 })
    expect(new Set(tablesOf([first, ...far, ...near])[0])).toEqual(new Set([first, ...near.slice(0, 5)]))
  })

  it('prefers agents that were not met lately', () => {
    const known = seeker({ waitedMs: 9000 })
    const first = seeker({ waitedMs: 10_000, met: new Set([known.agentId]) })
    expect(tablesOf([first, known, ...seekers(5)])[0]).not.toContain(known)
    expect(tablesOf([first, known, ...seekers(4)])[0]).toContain(known)
  })

  it('never has two agents of one owner', () => {
    expect(tablesOf([...seekers(5), ...seekers(2, { ownerId: 'o' })])).toHaveLength(1)
    expect(tablesOf([...seekers(4), ...seekers(2, { ownerId: 'o' })])).toEqual([])
  })

  it('never has one agent twice, nor more often than it may play', () => {
    const twice = { ownerId: null, agentId: ids.agent('one'), capacity: 2 }
    expect(tablesOf([...seekers(4), ...seekers(2, twice)])).toEqual([])
    const once = { ...twice, capacity: 1 }
    expect(tablesOf([...seekers(5), ...seekers(1, once), ...seekers(5), ...seekers(1, once)])).toHaveLength(1)
    expect(tablesOf([...seekers(5), ...seekers(1, twice), ...seekers(5), ...seekers(1, twice)])).toHaveLength(
      2,
    )
  })
})

describe('a ranked table of two', () => {
  const two = { kind: { ...kind, game: 'tic-tac-toe', players: 2 } }

  it('is not made of agents whose owners have met too often, whichever of them waits longer', () => {
    const [one, other] = [seeker(), seeker()]
    const apart = new Map([[one.agentId, new Set([other.ownerId ?? ''])]])
    expect(tablesOf([one, other], { ...two, apart })).toEqual([])
    expect(tablesOf([other, one], { ...two, apart })).toEqual([])
    expect(tablesOf([one, other], two)).toHaveLength(1)
  })

  it('is filled with a house agent within seconds if all others have been met too often', () => {
    const [one, other] = seekers(2, { waitedMs: matchmakingRule.fillAloneAfterMs })
    if (!one || !other) throw new Error('there are two')
    const apart = new Map([[one.agentId, new Set([other.ownerId ?? ''])]])
    const mayCome = new Set([other.ownerId ?? ''])
    const made = tablesOf([one], { ...two, apart, mayCome, house: house(1) })
    expect(made.map((table) => table.map(({ isHouse }) => isHouse))).toEqual([[false, true]])
  })

  it('is made once of two owners, however many matches both ask for at once', () => {
    const mine = { agentId: ids.agent('mine'), ownerId: 'me', capacity: 3 }
    const yours = { agentId: ids.agent('yours'), ownerId: 'you', capacity: 3 }
    expect(tablesOf([...seekers(3, mine), ...seekers(3, yours)], two)).toHaveLength(1)
  })

  it('takes first whom skills say least about', () => {
    const settled = seeker({ waitedMs: 9000, skill: { mean: 25, deviation: 1 } })
    const first = seeker({ waitedMs: 10_000, skill: { mean: 25, deviation: 1 } })
    const unknown = seeker({ skill: { mean: 25, deviation: 6 } })
    expect(tablesOf([first, settled, unknown], two)[0]).toEqual([first, unknown])
  })

  it('takes first a near skill among those equally well known', () => {
    const far = seeker({ waitedMs: 9000, skill: { mean: 40, deviation: 1 } })
    const first = seeker({ waitedMs: 10_000, skill: { mean: 25, deviation: 1 } })
    const near = seeker({ skill: { mean: 26, deviation: 1 } })
    expect(tablesOf([first, far, near], two)[0]).toEqual([first, near])
  })
})

describe('a ticket that has waited long', () => {
  it('is given agents that are online before house agents', () => {
    const waiting = [seeker(old), seeker()]
    const asked = online(3)
    const [table] = tablesOf(waiting, { online: asked, house: house(9) })
    expect(table).toEqual(expect.arrayContaining([...waiting, ...asked]))
    expect(table?.filter(({ isHouse }) => isHouse)).toHaveLength(1)
  })

  it('is not given them a moment before', () => {
    const young = seeker({ waitedMs: matchmakingRule.fillAfterMs - 1 })
    expect(tablesOf([young], { online: online(3), house: house(9) })).toEqual([])
  })

  it('waits only for agents that set out together with it, if no other can come', () => {
    const alone = { online: online(3), house: house(9), mayCome: new Set<string>() }
    const patient = { waitedMs: matchmakingRule.fillAloneAfterMs }
    expect(tablesOf([seeker(patient)], alone)).toHaveLength(1)
    expect(tablesOf([seeker({ waitedMs: patient.waitedMs - 1 })], alone)).toEqual([])
    const own = { ...alone, mayCome: new Set(['its-owner']) }
    expect(tablesOf([seeker({ ...patient, ownerId: 'its-owner' })], own)).toHaveLength(1)
  })

  it('waits the full minute for a waiting agent that is at another table, unless that one is done for today', () => {
    const patient = seeker({ waitedMs: matchmakingRule.fillAloneAfterMs })
    const alone = { online: online(3), house: house(9), mayCome: new Set<string>() }
    expect(tablesOf([patient, seeker({ capacity: 0 })], alone)).toEqual([])
    expect(tablesOf([patient, seeker({ capacity: 0, limit: 'daily-limit' })], alone)).toHaveLength(1)
  })
})

describe('practice', () => {
  it('sits down at once with house agents', () => {
    const [table] = tablesOf(seekers(1), {
      kind: { ...kind, mode: 'practice' },
      house: house(9),
      online: online(5),
    })
    expect(table?.filter(({ isHouse }) => isHouse)).toHaveLength(5)
  })
})

describe('house agents that wait', () => {
  it('sit among themselves', () => {
    const waiting = [...seekers(6, { isHouse: true, ownerId: null, capacity: 1000 }), ...seekers(5)]
    expect(tablesOf(waiting)).toEqual([waiting.slice(0, 6)])
  })
})

describe('an agent that waits on is told the reason', () => {
  const reasonOf = (waiting: readonly Seeker[], mayCome = new Set(['somebody'])) =>
    form(waiting, { mayCome }).waiting[0]?.reason

  it.each([
    ['there are too few', () => seekers(3), 'too-few-agents'],
    ['only its owner’s other agents wait', () => seekers(2, { ownerId: 'o' }), 'one-owner'],
    ['it is in as many matches as it may be', () => seekers(1, { capacity: 0 }), 'at-its-limit-of-matches'],
    ['it is held back, and too few others wait', () => seekers(1, { heldBack: true }), 'held-back'],
    ['it has played enough today', () => seekers(1, { capacity: 0, limit: 'daily-limit' }), 'daily-limit'],
    ['its budget is spent', () => seekers(1, { capacity: 0, limit: 'budget-spent' }), 'budget-spent'],
    ['it is being checked', () => seekers(1, { capacity: 0, limit: 'being-checked' }), 'being-checked'],
  ] as const)('when %s', (_, waiting, reason) => {
    expect(reasonOf(waiting())).toBe(reason)
  })

  it('when it has met all others that wait too often', () => {
    const [one, other] = seekers(2)
    if (!one || !other) throw new Error('there are two')
    const apart = new Map([[other.agentId, new Set([one.ownerId ?? ''])]])
    expect(form([one, other], { apart }).waiting.map(({ reason }) => reason)).toEqual(
      Array(2).fill('met-too-often'),
    )
  })

  it('when no other agent can come', () => {
    expect(reasonOf(seekers(3), new Set())).toBe('nobody-else')
  })

  it('but not an agent that is seated', () => {
    expect(form(seekers(6)).waiting).toEqual([])
  })
})

describe('over an evening', () => {
  it('each agent plays at least half as often as any other, whatever its total', () => {
    const agents = seekers(30).map((agent, place) => ({ ...agent, total: 1500 + place * 300 }))
    const played = new Map(agents.map(({ agentId }) => [agentId, 0]))
    const waited = new Map(agents.map(({ agentId }) => [agentId, 0]))
    for (let tick = 0; tick < 200; tick++) {
      const waiting = agents
        .map((agent) => ({ ...agent, waitedMs: (waited.get(agent.agentId) ?? 0) * 1000 }))
        .sort((a, b) => b.waitedMs - a.waitedMs)
        .slice(0, 14)
      const { tables } = form(waiting)
      const seated = new Set(tables.flatMap((table) => table.seekers.map(({ agentId }) => agentId)))
      for (const { agentId } of agents) {
        if (seated.has(agentId)) played.set(agentId, (played.get(agentId) ?? 0) + 1)
        waited.set(agentId, seated.has(agentId) ? 0 : (waited.get(agentId) ?? 0) + 1)
      }
    }
    const counts = [...played.values()]
    expect(Math.min(...counts)).toBeGreaterThan(Math.max(...counts) / 2)
  })
})
