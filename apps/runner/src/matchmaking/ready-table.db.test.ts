import type { Readiness } from '@wis/agents'
import { listUnfinished, readTicket } from '@wis/db/matches'
import { matchmakingRule } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it, vi } from 'vitest'
import { openSeason } from '../testing/season.ts'
import {
  guest,
  hasWaited,
  online,
  ready,
  readyWith,
  seat,
  seatedAt,
  sleeps,
  tablesOf,
  ticket,
} from '../testing/waiting-agents.ts'
import type { WaitingTable } from './matchmaker.ts'

describe('an agent that is not ready before the deal', () => {
  it('is replaced, and its ticket says so', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const asleep = await ticket(db, seasonId, await online(db, guest('asleep')))
    await ticket(db, seasonId, await online(db, guest('awake')))
    await hasWaited(db, matchmakingRule.fillAfterMs)
    const [match] = await seat(db, (slug) => (slug === 'asleep' ? sleeps : { ready: true }))
    const seated = await seatedAt(db, match)
    expect(seated).toHaveLength(6)
    expect(seated.map(({ slug }) => slug)).toContain('awake')
    expect(seated.map(({ slug }) => slug)).not.toContain('asleep')
    expect(await readTicket(db, asleep)).toMatchObject({
      state: 'left',
      reason: 'not-ready',
      detail: 'the Space sleeps',
    })
  })
})

describe('an agent that takes its time to get ready', () => {
  it('is named on its own ticket as the cause of the wait, and as “another” on the tickets of the rest', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const asleep = await ticket(db, seasonId, await online(db, guest('asleep')))
    const awake = await ticket(db, seasonId, await online(db, guest('awake')))
    await hasWaited(db, matchmakingRule.fillAfterMs)
    const [table] = await tablesOf(db)
    if (!table) throw new Error('nobody was called to a table')
    let wake: (readiness: Readiness) => void = () => undefined
    const woken = new Promise<Readiness>((resolve) => (wake = resolve))
    const done = readyWith(db, table, (slug) => ({
      prepare: async () => (slug === 'asleep' ? woken : { ready: true }),
    }))
    await vi.waitFor(
      async () =>
        expect(await readTicket(db, asleep)).toMatchObject({ state: 'checking', reason: 'waking-up' }),
      { timeout: 20_000 },
    )
    const other = await readTicket(db, awake)
    expect(other).toMatchObject({ state: 'checking', reason: 'others-waking-up' })
    expect(other?.readyingMs).toBeGreaterThan(0)
    wake({ ready: true })
    await done
    expect(await readTicket(db, asleep)).toMatchObject({ state: 'seated', reason: null, readyingMs: null })
  })
})

describe('a version whose memory must still be cleared', () => {
  it('is told to forget before its first match, and never again', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const agentId = await online(db, guest('newcomer'))
    await db.prisma.agentVersion.updateMany({ where: { agentId }, data: { initDue: true } })
    const calls: string[] = []
    const answers: Readiness[] = [sleeps, { ready: true }]
    const called = () => ({
      prepare: async () => (calls.push('ready?'), { ready: true } as const),
      initialise: async () => (calls.push('forget'), answers.shift() ?? { ready: true as const }),
    })
    for (let match = 0; match < 3; match++) {
      await ticket(db, seasonId, agentId, 'practice')
      for (const table of await tablesOf(db)) await readyWith(db, table, called)
      await db.pool.query(`update matches set status = 'void'`)
    }
    expect(calls).toEqual(['ready?', 'forget', 'ready?', 'forget', 'ready?'])
  })
})

describe('a table that is made ready', () => {
  it('is given up if none of the agents that asked is left', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const asked = await ticket(db, seasonId, await online(db, guest('learner')), 'practice')
    expect(await seat(db, () => sleeps)).toEqual([])
    expect(await readTicket(db, asked)).toMatchObject({ state: 'left', reason: 'not-ready' })
    expect(await db.prisma.ticket.count({ where: { state: { not: 'left' } } })).toBe(0)
  })

  it('is given up if no other agent can be found: agents that asked wait on, those that filled a seat do not', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const awake = await ticket(db, seasonId, await online(db, guest('awake')))
    await ticket(db, seasonId, await online(db, guest('asleep')))
    await hasWaited(db, matchmakingRule.fillAfterMs)
    const [table] = await tablesOf(db)
    await db.pool.query(`update agents set online = false where kind = 'house'`)
    await ready(db, table as WaitingTable, (slug) => (slug === 'asleep' ? sleeps : { ready: true }))
    expect(await readTicket(db, awake)).toMatchObject({ state: 'waiting' })
    expect(await db.prisma.ticket.count({ where: { state: 'left', reason: 'table-given-up' } })).toBe(4)
    expect(await listUnfinished(db)).toEqual([])
  })

  it('goes on without an agent that has no working connector', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    await ticket(db, seasonId, await online(db, guest('broken')))
    await ticket(db, seasonId, await online(db, guest('sound')))
    await hasWaited(db, matchmakingRule.fillAfterMs)
    const [match] = await seat(db, (slug) => {
      if (slug === 'broken') throw new Error('its settings cannot be read')
      return { ready: true }
    })
    const slugs = (await seatedAt(db, match)).map(({ slug }) => slug)
    expect(slugs).toContain('sound')
    expect(slugs).not.toContain('broken')
  })

  it('goes on without an agent that was put out of the season meanwhile', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    await ticket(db, seasonId, await online(db, guest('fair')))
    const agentId = await online(db, guest('foul'))
    const foul = await ticket(db, seasonId, agentId)
    await hasWaited(db, matchmakingRule.fillAfterMs)
    const [table] = await tablesOf(db)
    if (!table) throw new Error('nobody was called to a table')
    await db.prisma.seasonEntry.create({ data: { seasonId, agentId, state: 'disqualified' } })
    await ready(db, table)
    const [match] = await listUnfinished(db)
    const slugs = (await seatedAt(db, match)).map(({ slug }) => slug)
    expect(slugs).toContain('fair')
    expect(slugs).not.toContain('foul')
    expect(await readTicket(db, foul)).toMatchObject({ state: 'left', reason: 'disqualified' })
  })

  it('by two runners at once is dealt once, to six agents', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    await ticket(db, seasonId, await online(db, guest('awake')))
    await ticket(db, seasonId, await online(db, guest('asleep')))
    await hasWaited(db, matchmakingRule.fillAfterMs)
    const [table] = await tablesOf(db)
    const readiness = (slug: string) => (slug === 'asleep' ? sleeps : { ready: true as const })
    await Promise.all([1, 2].map(() => ready(db, table as WaitingTable, readiness)))
    const matches = await listUnfinished(db)
    expect(matches).toHaveLength(1)
    expect(await seatedAt(db, matches[0])).toHaveLength(6)
  })
})
