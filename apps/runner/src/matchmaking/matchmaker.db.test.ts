import { leaveQueue, openPlacements, readTicket } from '@wis/db/matches'
import { matchmakingRule } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { openSeason } from '../testing/season.ts'
import { guest, hasWaited, online, seat, seatedAt, ticket } from '../testing/waiting-agents.ts'
import { matchmake } from './matchmaker.ts'
import type { WaitingTable } from './matchmaker.ts'

describe('a lonely ranked ticket', () => {
  it('waits for an agent that is at another table, and is told why', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    await ticket(db, seasonId, await online(db, guest('busy')), 'practice')
    expect(await seat(db)).toHaveLength(1)
    const waiting = await ticket(db, seasonId, await online(db, guest('alone')))
    await hasWaited(db, matchmakingRule.fillAloneAfterMs)
    expect(await seat(db)).toHaveLength(1)
    expect(await readTicket(db, waiting)).toMatchObject({
      state: 'waiting',
      reason: 'too-few-agents',
      position: 0,
    })
  })

  it('waits for an agent whose owner queues it now and then', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const friend = await online(db, guest('friend'))
    await db.prisma.agent.update({ where: { id: friend }, data: { online: false } })
    await leaveQueue(db, await ticket(db, seasonId, friend))
    const waiting = await ticket(db, seasonId, await online(db, guest('alone')))
    await db.pool.query(`update tickets set created_at = created_at - interval '10 s' where id = $1`, [
      waiting,
    ])
    expect(await seat(db)).toEqual([])
    expect(await readTicket(db, waiting)).toMatchObject({ reason: 'too-few-agents' })
  })

  it('is seated within seconds if no other agent can come', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const waiting = await ticket(db, seasonId, await online(db, guest('alone')))
    await online(db, guest('idle'))
    await online(db, guest('of-the-same-owner', 'alone'))
    expect(await seat(db)).toEqual([])
    expect(await readTicket(db, waiting)).toMatchObject({ state: 'waiting', reason: 'nobody-else' })
    await hasWaited(db, matchmakingRule.fillAloneAfterMs)
    const [match] = await seat(db)
    expect((await seatedAt(db, match)).map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['alone', 'idle']),
    )
  })

  it('is seated after a minute: with agents that are online first, then with house agents', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const waiting = await ticket(db, seasonId, await online(db, guest('patient')))
    await online(db, guest('idle'))
    await online(db, guest('of-the-same-owner', 'patient'))
    await hasWaited(db, matchmakingRule.fillAfterMs)
    const [match] = await seat(db)
    const seated = await seatedAt(db, match)
    expect(seated.filter(({ kind }) => kind === 'house')).toHaveLength(4)
    expect(seated.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['patient', 'idle']))
    expect(await readTicket(db, waiting)).toMatchObject({ state: 'seated', matchId: match })
  })
})

describe('an online agent that nobody sends', () => {
  it('goes on against house agents when no other agent is there', async () => {
    const db = await freshDatabase()
    await openSeason(db)
    await online(db, guest('steady'))
    await openPlacements(db)
    await hasWaited(db, matchmakingRule.fillAloneAfterMs)
    const [match] = await seat(db)
    const seated = await seatedAt(db, match)
    expect(seated.filter(({ kind }) => kind !== 'house').map(({ slug }) => slug)).toEqual(['steady'])
    await db.pool.query(`update matches set status = 'finished'`)
    await openPlacements(db)
    expect(await seat(db)).toEqual([])
    await hasWaited(db, 3_600_000 / 6)
    await openPlacements(db)
    await hasWaited(db, matchmakingRule.fillAloneAfterMs)
    expect(await seat(db)).toHaveLength(1)
  })
})

describe('the matchmaker without room to store another match', () => {
  it('makes no table, and tells every waiting agent the reason until there is room again', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const waiting = await ticket(db, seasonId, await online(db, guest('patient')))
    await hasWaited(db, matchmakingRule.fillAfterMs)
    const tables: WaitingTable[] = []
    const queue = { enqueueTable: async (_: unknown, table: WaitingTable) => void tables.push(table) }
    await matchmake(db, queue, false)
    expect(tables).toEqual([])
    expect(await readTicket(db, waiting)).toMatchObject({ state: 'waiting', reason: 'no-room' })
    expect(await seat(db)).toHaveLength(1)
    expect(await readTicket(db, waiting)).toMatchObject({ state: 'seated' })
  })
})

describe('an agent whose owner has not let it play ranked yet', () => {
  it('fills no ranked table', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const newcomer = await online(db, guest('newcomer'))
    await db.prisma.agent.update({ where: { id: newcomer }, data: { playsRanked: false } })
    await ticket(db, seasonId, await online(db, guest('patient')))
    await hasWaited(db, matchmakingRule.fillAfterMs)
    const [match] = await seat(db)
    expect((await seatedAt(db, match)).map(({ slug }) => slug)).not.toContain('newcomer')
  })
})

describe('an agent of one match at a time', () => {
  it('is not seated twice, however many tickets it has', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const agentId = await online(db, guest('busy'))
    await ticket(db, seasonId, agentId, 'practice')
    expect(await seat(db)).toHaveLength(1)
    const second = await ticket(db, seasonId, agentId, 'practice')
    expect(await seat(db)).toHaveLength(1)
    expect(await readTicket(db, second)).toMatchObject({ reason: 'at-its-limit-of-matches' })
  })
})
