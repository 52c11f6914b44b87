import type { Agent, Readiness } from '@wis/agents'
import { createHouseAgent } from '@wis/agents'
import { listUnfinished, openTicket, readMatch, readTicket, saveAgent } from '@wis/db'
import type { Database, NewAgent } from '@wis/db'
import { ids } from '@wis/engine'
import type { AgentId, MatchId, SeasonId } from '@wis/engine'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import type { Feed } from '../live/feed.ts'
import { createLog } from '../operations/log.ts'
import { giveBadge } from '../testing/badge.ts'
import { openSeason } from '../testing/season.ts'
import { matchmake } from './matchmaker.ts'
import type { WaitingTable } from './matchmaker.ts'
import { readyTable } from './ready-table.ts'
import { matchmakingRule } from './rule.ts'

const silent: Feed = { entries: () => undefined, lobby: () => undefined }
const log = createLog(() => undefined)

function guest(name: string, owner = name): NewAgent {
  const email = `${owner}@example.invalid`
  return { slug: name, name, kind: 'webhook', description: '', owner: { name: owner, email }, settings: {} }
}

async function online(db: Database, agent: NewAgent): Promise<AgentId> {
  const { agentId } = await saveAgent(db, agent)
  await db.prisma.agent.update({ where: { id: agentId }, data: { online: true } })
  await giveBadge(db, agentId)
  return agentId
}

async function ticket(
  db: Database,
  seasonId: SeasonId,
  agentId: AgentId,
  mode: 'ranked' | 'practice' = 'ranked',
) {
  const opened = await openTicket(db, { agentId, seasonId, mode, language: 'en' })
  if (!opened.ok) throw new Error(opened.reason)
  return opened.ticketId
}

const hasWaited = (db: Database, ms: number) =>
  db.pool.query(`update tickets set created_at = created_at - $1 * interval '1 millisecond'`, [ms])

/** The tables that one look of the matchmaker makes. */
async function tablesOf(db: Database): Promise<WaitingTable[]> {
  const tables: WaitingTable[] = []
  await matchmake(db, { enqueueTable: async (_, table) => void tables.push(table) })
  return tables
}

async function ready(
  db: Database,
  table: WaitingTable,
  readiness: (slug: string) => Readiness = () => ({ ready: true }),
): Promise<void> {
  const connect = ({ kind, slug }: { kind: string; slug: string }): Agent =>
    kind === 'house'
      ? createHouseAgent(slug)
      : { reply: () => Promise.reject(new Error('not asked here')), prepare: async () => readiness(slug) }
  const world = { db, feed: silent, log, connect, enqueueMatch: async () => undefined }
  await readyTable(world, table, new AbortController().signal)
}

/** One look of the matchmaker, and the readying of whatever tables it made. */
async function seat(db: Database, readiness?: (slug: string) => Readiness): Promise<MatchId[]> {
  for (const table of await tablesOf(db)) await ready(db, table, readiness)
  return listUnfinished(db)
}

const seatedAt = async (db: Database, id: MatchId | undefined) =>
  (await readMatch(db, ids.match(id ?? '')))?.seats.map(({ agent }) => agent) ?? []

describe('a lonely ranked ticket', () => {
  it('waits, and is told why', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const waiting = await ticket(db, seasonId, await online(db, guest('alone')))
    expect(await seat(db)).toEqual([])
    expect(await readTicket(db, waiting)).toMatchObject({
      state: 'waiting',
      reason: 'too-few-agents',
      position: 0,
    })
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

describe('an agent that is not ready before the deal', () => {
  it('is replaced, and its ticket says so', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const asleep = await ticket(db, seasonId, await online(db, guest('asleep')))
    await ticket(db, seasonId, await online(db, guest('awake')))
    await hasWaited(db, matchmakingRule.fillAfterMs)
    const [match] = await seat(db, (slug) =>
      slug === 'asleep' ? { ready: false, verdict: 'asleep', detail: 'the Space sleeps' } : { ready: true },
    )
    const seated = await seatedAt(db, match)
    expect(seated).toHaveLength(6)
    expect(seated.map(({ slug }) => slug)).toContain('awake')
    expect(seated.map(({ slug }) => slug)).not.toContain('asleep')
    expect(await readTicket(db, asleep)).toMatchObject({ state: 'left', reason: 'not-ready' })
  })
})

describe('practice', () => {
  it('begins at once, among house agents, and moves nobody on the board', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    await ticket(db, seasonId, await online(db, guest('learner')), 'practice')
    const [match] = await seat(db)
    expect((await seatedAt(db, match)).filter(({ kind }) => kind === 'house')).toHaveLength(5)
    expect(await readMatch(db, ids.match(match ?? ''))).toMatchObject({ mode: 'practice' })
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

const sleeps: Readiness = { ready: false, verdict: 'asleep', detail: 'the Space sleeps' }

describe('a table that is made ready', () => {
  it('is given up where nobody who asked is left', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const asked = await ticket(db, seasonId, await online(db, guest('learner')), 'practice')
    expect(await seat(db, () => sleeps)).toEqual([])
    expect(await readTicket(db, asked)).toMatchObject({ state: 'left', reason: 'not-ready' })
    expect(await db.prisma.ticket.count({ where: { state: { not: 'left' } } })).toBe(0)
  })

  it('is given up where nobody else can be found: who asked waits on, who filled in does not', async () => {
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

  it('goes on without an agent that cannot even be connected', async () => {
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

  it('by two runners at once is dealt once, to six', async () => {
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
