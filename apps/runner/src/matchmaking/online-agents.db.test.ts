import type { Database } from '@wis/db'
import { updateAgent } from '@wis/db/agents'
import {
  anyOnlineAgent,
  beginGathering,
  joinGathering,
  listOnlineAgents,
  openGathering,
  readSeat,
  takeSeat,
} from '@wis/db/people'
import type { Person } from '@wis/db/people'
import type { AgentId, MatchId } from '@wis/engine'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { openSeason } from '../testing/season.ts'
import {
  guest,
  online,
  ready,
  seat as seatTables,
  seatedAt,
  sleeps,
  tablesOf,
} from '../testing/waiting-agents.ts'

const ada: Person = { userId: null, guest: 'ada' }
const bob: Person = { userId: null, guest: 'bob' }
const table = { game: 'who-is-spy', language: 'en', opponents: 'any' } as const

/** A season with house agents, and agents that are online. Their owners let people play against those that are `open`. */
async function arena({ open = ['nora'], closed = [] }: { open?: string[]; closed?: string[] } = {}) {
  const db = await freshDatabase()
  await openSeason(db)
  const agents = new Map<string, AgentId>()
  for (const name of [...open, ...closed]) agents.set(name, await online(db, guest(name)))
  for (const name of open) await allow(db, agents.get(name))
  return { db, nora: agents.get('nora') ?? ('' as AgentId) }
}

const allow = (db: Database, agentId: AgentId | undefined, more: object = {}) =>
  updateAgent(db, agentId as AgentId, { againstPeople: { allowed: true, ...more } })

const sit = (db: Database, onlineAgents: string = anyOnlineAgent, person = ada) =>
  takeSeat(db, { ...table, person, onlineAgents })

/** The short names at the tables that come about now, without people and house agents. */
async function ownersSeated(db: Database, before: readonly MatchId[] = []): Promise<string[]> {
  const matches = (await seatTables(db)).filter((id) => !before.includes(id))
  const { rows } = await db.pool.query<{ slug: string }>(
    `select a.slug from seats s join agents a on a.id = s.agent_id
     where s.match_id = any($1) and a.owner_id is not null order by a.slug`,
    [matches],
  )
  return rows.map(({ slug }) => slug)
}

const offered = async (db: Database) =>
  (await listOnlineAgents(db)).map(({ game, language, agents }) => [
    game,
    language,
    agents.map(({ slug }) => slug),
  ])

describe('an agent whose owner lets people play against it', () => {
  it('is offered and sits down with a person who wants online agents, with house agents on the other seats', async () => {
    const { db } = await arena({ open: ['nora', 'olaf'], closed: ['pia'] })
    expect(await offered(db)).toContainEqual(['who-is-spy', 'en', ['nora', 'olaf']])
    const taken = await sit(db)
    expect(taken).toMatchObject({ ok: true })
    const [matchId] = await seatTables(db)
    expect(
      (await db.prisma.seat.findMany({ where: { matchId: matchId ?? '' }, include: { agent: true } }))
        .map(({ agent }) => agent.kind)
        .sort(),
    ).toEqual([...['house', 'house', 'house', 'person'], ...['webhook', 'webhook']])
    const match = await db.prisma.match.findUniqueOrThrow({ where: { id: matchId ?? '' } })
    expect(match).toMatchObject({ mode: 'practice', withheld: true })
    // Before the end it does not say who sits where.
    expect(await seatedAt(db, matchId)).toEqual([])
    expect(await db.prisma.standing.count()).toBe(0)
  })

  it('is the one that a person chose, and its match counts against its day', async () => {
    const { db, nora } = await arena({ open: ['quin', 'rosa', 'sven', 'tilda', 'pia', 'nora', 'olaf'] })
    await sit(db, 'nora')
    expect(await ownersSeated(db)).toContain('nora')
    const day = await db.prisma.budgetDay.findFirst({ where: { agentId: nora } })
    expect(day?.matches).toBe(1)
  })

  it('is left alone by a person who asks for house agents only', async () => {
    const { db } = await arena()
    await takeSeat(db, { ...table, person: ada })
    expect(await ownersSeated(db)).toEqual([])
  })

  it('comes to a table to which people came by a link', async () => {
    const { db } = await arena()
    const opened = await openGathering(db, { ...table, person: ada, onlineAgents: 'nora' })
    if (!opened.ok) throw new Error(opened.reason)
    await joinGathering(db, opened.id, bob)
    await beginGathering(db, opened.id, ada)
    expect(await ownersSeated(db)).toEqual(['nora'])
  })

  it('is replaced by a house agent if it does not answer the call', async () => {
    const { db } = await arena()
    const taken = await sit(db, 'nora')
    await seatTables(db, (slug) => (slug === 'nora' ? sleeps : { ready: true }))
    const seat = taken.ok ? await readSeat(db, taken.seatId, ada) : undefined
    expect(seat?.match?.aliases).toHaveLength(6)
    expect(await db.prisma.seat.count({ where: { agent: { slug: 'nora' } } })).toBe(0)
  })
})

describe('an agent is never given to people', () => {
  const refused = { ok: false, reason: 'not-online' }

  it('without the consent of its owner', async () => {
    const { db } = await arena({ open: [], closed: ['nora'] })
    expect(await offered(db)).toEqual([])
    expect(await sit(db)).toEqual(refused)
    expect(await sit(db, 'nora')).toEqual(refused)
    await takeSeat(db, { ...table, person: ada })
    expect(await ownersSeated(db)).toEqual([])
  })

  it.each([
    ['offline', `update agents set online = false where slug = 'nora'`],
    ['of another language', `update agents set languages = '{zh}' where slug = 'nora'`],
    ['of another game', `update agents set games = '{bargain}' where slug = 'nora'`],
    ['without a passed flight check', `update flight_checks set passed = false`],
    ['at its limit of the day', `update agents set matches_per_day = 0 where slug = 'nora'`],
    ['without a quota left', `update agents set people_matches_per_day = 0 where slug = 'nora'`],
    ['retired', `update agents set retired_at = now() where slug = 'nora'`],
  ])('that is %s', async (_, change) => {
    const { db } = await arena()
    await db.pool.query(change)
    expect((await offered(db)).filter(([, language]) => language === 'en')).toEqual([])
    expect(await sit(db)).toEqual(refused)
  })

  it.each([
    ['at the same time', { atOnce: 1, matchesPerDay: 9 }],
    ['in a day', { atOnce: 8, matchesPerDay: 1 }],
  ])('more often than its owner allows %s', async (_, most) => {
    const { db, nora } = await arena()
    await db.prisma.agent.update({ where: { id: nora }, data: { concurrency: 8 } })
    await allow(db, nora, most)
    // Both ask while it is free, and one of them gets it.
    await sit(db)
    await sit(db, 'nora', bob)
    expect(await ownersSeated(db)).toEqual(['nora'])
    expect(await db.prisma.match.count()).toBe(2)
    expect(await sit(db, 'nora', { userId: null, guest: 'eve' })).toEqual(refused)
  })

  it.each([
    ['takes the consent back', { allowed: false }],
    ['lowers the quota', { matchesPerDay: 1, atOnce: 1 }],
  ])('whose owner %s while the table is made ready', async (_, change) => {
    const { db, nora } = await arena()
    await allow(db, nora, { atOnce: 8 })
    await db.prisma.agent.update({ where: { id: nora }, data: { concurrency: 8 } })
    await sit(db)
    await sit(db, 'nora', bob)
    const tables = await tablesOf(db)
    await allow(db, nora, change)
    for (const one of tables) await ready(db, one)
    expect(await db.prisma.match.count()).toBe(2)
    const seated = await db.prisma.seat.count({ where: { agentId: nora } })
    expect(seated).toBe('allowed' in change ? 0 : 1)
  })
})
