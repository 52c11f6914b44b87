import { createHouseAgent } from '@wis/agents'
import type { Agent, Readiness } from '@wis/agents'
import {
  abandonMatch,
  currentTickets,
  latestTicket,
  leaveQueue,
  listHouseAgents,
  listUnfinished,
  newId,
  openTicket,
  readMatch,
  readSeries,
  readTicket,
  saveAgent,
} from '@wis/db'
import type { Database, NewAgent } from '@wis/db'
import { ids } from '@wis/engine'
import type { AgentId, MatchId, SeasonId } from '@wis/engine'
import type { Checkable } from '@wis/flight-check'
import { matchmakingRule } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it, vi } from 'vitest'
import type { Feed } from '../live/feed.ts'
import { createLog } from '../operations/log.ts'
import { giveBadge } from '../testing/badge.ts'
import { openSeason } from '../testing/season.ts'
import { matchmake } from './matchmaker.ts'
import type { WaitingTable } from './matchmaker.ts'
import { readyTable } from './ready-table.ts'

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
  it('waits for somebody who is at another table, and is told why', async () => {
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

  it('waits for somebody whose owner sends it to a table now and then', async () => {
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

  it('is seated within seconds where nobody else can come', async () => {
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

describe('without room to store another match', () => {
  it('no table is made, and everybody who waits is told why until there is room again', async () => {
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
    expect(await readTicket(db, asleep)).toMatchObject({
      ...{ state: 'left', reason: 'not-ready', detail: 'the Space sleeps' },
    })
  })
})

describe('an agent that takes its time to get ready', () => {
  it('is named on its ticket as what is waited for, and as another on those of the rest', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const asleep = await ticket(db, seasonId, await online(db, guest('asleep')))
    const awake = await ticket(db, seasonId, await online(db, guest('awake')))
    await hasWaited(db, matchmakingRule.fillAfterMs)
    const [table] = await tablesOf(db)
    if (!table) throw new Error('nobody was called to a table')
    let wake: (readiness: Readiness) => void = () => undefined
    const woken = new Promise<Readiness>((resolve) => (wake = resolve))
    const connect = ({ kind, slug }: { kind: string; slug: string }): Agent =>
      kind === 'house'
        ? createHouseAgent(slug)
        : {
            reply: () => Promise.reject(new Error('not asked here')),
            prepare: async () => (slug === 'asleep' ? woken : { ready: true }),
          }
    const world = { db, feed: silent, log, connect, enqueueMatch: async () => undefined }
    const done = readyTable(world, table, new AbortController().signal)
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

describe('a version whose memory has yet to be cleared', () => {
  it('is told to forget before its first match, and never again', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const agentId = await online(db, guest('newcomer'))
    await db.prisma.agentVersion.updateMany({ where: { agentId }, data: { initDue: true } })
    const calls: string[] = []
    const answers: Readiness[] = [sleeps, { ready: true }]
    const connect = ({ kind, slug }: { kind: string; slug: string }): Checkable =>
      kind === 'house'
        ? createHouseAgent(slug)
        : {
            reply: () => Promise.reject(new Error('not asked here')),
            prepare: async () => (calls.push('ready?'), { ready: true }),
            initialise: async () => (calls.push('forget'), answers.shift() ?? { ready: true }),
          }
    for (let match = 0; match < 3; match++) {
      await ticket(db, seasonId, agentId, 'practice')
      const world = { db, feed: silent, log, connect, enqueueMatch: async () => undefined }
      for (const table of await tablesOf(db)) await readyTable(world, table, new AbortController().signal)
      await db.pool.query(`update matches set status = 'void'`)
    }
    expect(calls).toEqual(['ready?', 'forget', 'ready?', 'forget', 'ready?'])
  })
})

describe('practice', () => {
  it('is played against the house agents that were asked for, and whoever else is drawn', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const house = (await listHouseAgents(db)).map(({ slug }) => slug)
    const asked = { seasonId, mode: 'practice', language: 'en' } as const
    const five = house.slice(-5)
    await openTicket(db, { ...asked, agentId: await online(db, guest('learner')), opponents: five })
    const [match] = await seat(db)
    const seated = (await seatedAt(db, match)).map(({ slug }) => slug)
    expect(seated.sort()).toEqual(['learner', ...five].sort())
    const one = house.slice(0, 1)
    await openTicket(db, { ...asked, agentId: await online(db, guest('other')), opponents: one })
    const later = (await seat(db)).find((id) => id !== match)
    expect((await seatedAt(db, later)).map(({ slug }) => slug)).toEqual(expect.arrayContaining(one))
  })

  it('is refused against whom nobody can choose', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const house = (await listHouseAgents(db)).map(({ slug }) => slug)
    const agentId = await online(db, guest('learner'))
    await online(db, guest('somebody'))
    const asked = { agentId, seasonId, mode: 'practice', language: 'en' } as const
    const refusal = async (opponents: readonly string[], mode: 'ranked' | 'practice' = 'practice') =>
      openTicket(db, { ...asked, mode, opponents })
    expect(await refusal(['somebody'])).toEqual({ ok: false, reason: 'no-such-opponent' })
    expect(await refusal(house.slice(0, 6))).toEqual({ ok: false, reason: 'too-many-opponents' })
    expect(await refusal(house.slice(0, 1), 'ranked')).toEqual({ ok: false, reason: 'opponents-in-ranked' })
    await db.prisma.agent.updateMany({ where: { slug: house[0] ?? '' }, data: { online: false } })
    expect(await refusal(house.slice(0, 1))).toEqual({ ok: false, reason: 'no-such-opponent' })
  })

  it('is played as often as it was asked for, one match after the other, and adds up', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const agentId = await online(db, guest('learner'))
    const asked = { agentId, seasonId, mode: 'practice', language: 'en' } as const
    await openTicket(db, { ...asked, matches: 3, opponents: ['echo'] })
    const seated: (string | undefined)[] = []
    for (const left of [2, 1, 0]) {
      const [matchId] = await seat(db)
      seated.push(matchId)
      expect((await seatedAt(db, matchId)).map(({ slug }) => slug)).toContain('echo')
      const next = await latestTicket(db, agentId)
      expect(next).toMatchObject(
        left > 0 ? { state: 'waiting', more: left - 1 } : { state: 'seated', matchId, more: 0 },
      )
      await abandonMatch(db, ids.match(matchId ?? ''), { reason: 'ran-too-long', at: new Date() })
    }
    const { seriesId } = (await latestTicket(db, agentId)) ?? {}
    const series = await readSeries(db, agentId, seriesId ?? '')
    expect(series.map(({ id, status, faults }) => [id, status, faults])).toEqual(
      seated.map((id) => [id, 'void', 0]),
    )
    expect(await seat(db)).toEqual([])
  })

  it('ends early where its owner leaves the queue, and is nothing for the board', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const agentId = await online(db, guest('learner'))
    const asked = { agentId, seasonId, language: 'en', matches: 3 } as const
    expect(await openTicket(db, { ...asked, mode: 'ranked' })).toEqual({
      ok: false,
      reason: 'series-in-ranked',
    })
    await openTicket(db, { ...asked, mode: 'practice' })
    const [matchId] = await seat(db)
    expect(await leaveQueue(db, ids.ticket((await latestTicket(db, agentId))?.id ?? ''))).toBe(true)
    await abandonMatch(db, ids.match(matchId ?? ''), { reason: 'ran-too-long', at: new Date() })
    expect(await seat(db)).toEqual([])
  })

  it('ends early, too, where a new version comes while its table is made ready', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const agentId = await online(db, guest('learner'))
    await openTicket(db, { agentId, seasonId, mode: 'practice', language: 'en', matches: 3 })
    const [table] = await tablesOf(db)
    if (!table) throw new Error('nobody was called to a table')
    await db.prisma.agentVersion.create({ data: { id: newId(), agentId, number: 2, settings: {} } })
    await ready(db, table)
    expect(await latestTicket(db, agentId)).toMatchObject({ state: 'seated', more: 2 })
  })

  it('begins at once, among house agents, and moves nobody on the board', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    await ticket(db, seasonId, await online(db, guest('learner')), 'practice')
    const [match] = await seat(db)
    expect((await seatedAt(db, match)).filter(({ kind }) => kind === 'house')).toHaveLength(5)
    expect(await readMatch(db, ids.match(match ?? ''))).toMatchObject({ mode: 'practice' })
  })
})

describe('an agent that waits for a ranked match', () => {
  it('practises meanwhile, and is not refused', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const agentId = await online(db, guest('eager'))
    const ranked = await ticket(db, seasonId, agentId)
    const practice = await ticket(db, seasonId, agentId, 'practice')
    expect(await seat(db)).toHaveLength(1)
    expect(await readTicket(db, practice)).toMatchObject({ state: 'seated' })
    expect(await seat(db)).toHaveLength(1)
    expect(await readTicket(db, ranked)).toMatchObject({
      state: 'waiting',
      reason: 'at-its-limit-of-matches',
    })
    const shown = await currentTickets(db, agentId)
    expect(shown.map(({ mode, state }) => [mode, state])).toEqual([
      ['practice', 'seated'],
      ['ranked', 'waiting'],
    ])
  })

  it('plays both at once where it may', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const agentId = await online(db, guest('able'))
    await db.prisma.agent.update({ where: { id: agentId }, data: { concurrency: 2 } })
    await ticket(db, seasonId, agentId)
    await ticket(db, seasonId, agentId, 'practice')
    await hasWaited(db, matchmakingRule.fillAfterMs)
    expect(await seat(db)).toHaveLength(2)
  })

  it('gets to it before the rest of a practice series', async () => {
    const db = await freshDatabase()
    const seasonId = await openSeason(db)
    const agentId = await online(db, guest('busy'))
    await openTicket(db, { agentId, seasonId, mode: 'practice', language: 'en', matches: 3 })
    const [first] = await seat(db)
    const ranked = await ticket(db, seasonId, agentId)
    await hasWaited(db, matchmakingRule.fillAfterMs)
    await abandonMatch(db, ids.match(first ?? ''), { reason: 'ran-too-long', at: new Date() })
    expect(await seat(db)).toHaveLength(1)
    expect(await readTicket(db, ranked)).toMatchObject({ state: 'seated' })
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

  it('goes on without an agent that has been put out of the season meanwhile', async () => {
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
