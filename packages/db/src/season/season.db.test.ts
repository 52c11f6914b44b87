import { ids } from '@wis/engine'
import { newSeason } from '@wis/protocol'
import type { SeasonState } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { newId } from '../new-id.ts'
import { owner, passFlightCheck, registered } from '../testing/registered.ts'
import { deal, dealOn } from '../testing/settled.ts'
import { beginner } from '../testing/waiting-for-locks.ts'
import { openTicket } from '../ticket/open-ticket.ts'
import { lockWaiting, waitingKinds } from '../ticket/seekers.ts'
import { releaseTable, reserveTable } from '../ticket/tables.ts'
import { inTransaction } from '../transaction.ts'
import { changeSeason } from './change-season.ts'
import { createSeason } from './create-season.ts'
import { releaseDeals } from './fixture/release-deals.ts'
import { endOverdueSeasons, endWaiting, moveSeason, publishSeason } from './move-season.ts'
import { playedOutSeasons } from './played-out-seasons.ts'
import { listSeasons, pageOfSeasons, readSeason } from './read-season.ts'

const basics = { name: 'Autumn cup', languages: ['en'], ruleset: 'wis-2024' }

/** A season that an organizer has set up. */
async function created(db: Database, terms: object = {}) {
  const actor = { id: await owner(db, 'Olga'), name: 'Olga' }
  const slug = await createSeason(db, actor, newSeason.parse({ ...basics, ...terms }))
  const { id } = (await readSeason(db, slug)) ?? { id: ids.season('') }
  const move = (to: SeasonState) => moveSeason(db, actor, id, to)
  const state = async () => (await readSeason(db, slug))?.state
  return { actor, slug, id, move, state }
}

const auditOf = async (db: Database) =>
  (await db.prisma.auditRow.findMany({ orderBy: { id: 'asc' } })).map(({ action }) => action)

describe('a season that is set up', () => {
  it('gets a short name of its own from its name', async () => {
    const db = await freshDatabase()
    expect([(await created(db)).slug, (await created(db)).slug]).toEqual(['autumn-cup', 'autumn-cup-2'])
  })

  it('is played with the time to answer of its terms, by a ruleset that says so', async () => {
    const db = await freshDatabase()
    const { slug } = await created(db, { terms: { turnLimitMs: 25_000 } })
    const { ruleset, terms } = (await readSeason(db, slug)) ?? {}
    expect(ruleset).toMatchObject({ id: 'wis-2024+turnLimitMs=25000', players: 6, turnLimitMs: 25_000 })
    expect(terms).toMatchObject({ turnLimitMs: 25_000 })
    const usual = await readSeason(db, (await created(db)).slug)
    expect(usual?.ruleset).toMatchObject({ id: 'wis-2024', turnLimitMs: 10_000 })
  })

  it('stores its words, and shows them to nobody', async () => {
    const db = await freshDatabase()
    const lines = Array.from({ length: 10 }, (_, number) => `first${number}, second${number}`)
    const { slug } = await created(db, { terms: { words: 'sealed' }, pairs: { en: lines.join('\n') } })
    expect(await db.prisma.seasonPair.count()).toBe(10)
    expect(JSON.stringify(await readSeason(db, slug))).not.toContain('first0')
  })

  it('is listed for its organizer alone', async () => {
    const db = await freshDatabase()
    const { actor, slug, move } = await created(db)
    const listed = async (organizerId?: string) => (await pageOfSeasons(db, { organizerId })).items
    expect(await listSeasons(db)).toEqual([])
    expect(await listed('somebody else')).toEqual([])
    expect((await listed(actor.id)).map((season) => season.slug)).toEqual([slug])
    await move('open')
    expect(await listSeasons(db)).toMatchObject([{ slug, organizer: 'Olga', state: 'open' }])
  })
})

describe('a season is moved on', () => {
  it('step by step, each of them audited', async () => {
    const db = await freshDatabase()
    const { move, state } = await created(db)
    for (const to of ['open', 'paused', 'open', 'frozen', 'closing', 'closed'] as const) {
      expect(await move(to)).toEqual({ ok: true })
      expect(await state()).toBe(to)
    }
    expect(await auditOf(db)).toEqual(
      ['created', 'open', 'paused', 'open', 'frozen', 'closing', 'closed'].map((to) => `season-${to}`),
    )
  })

  it.each<[SeasonState[], SeasonState]>([
    [[], 'closing'],
    [['open'], 'created'],
    [['open', 'frozen'], 'open'],
    [['open', 'closing'], 'open'],
    [['open', 'closing', 'closed'], 'open'],
  ])('after %j not to %s', async (before, to) => {
    const db = await freshDatabase()
    const { move } = await created(db)
    for (const step of before) await move(step)
    expect(await move(to)).toEqual({ ok: false, reason: 'not-from-here' })
  })

  it('to its end only after its last match', async () => {
    const db = await freshDatabase()
    const { id, move } = await created(db)
    await move('open')
    const agents = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => registered(db, undefined, `Agent ${n}`)))
    const dealt = await deal(
      db,
      id,
      agents.map(({ agentId }) => agentId),
    )
    await move('closing')
    expect(await move('closed')).toEqual({ ok: false, reason: 'matches-under-way' })
    await db.prisma.match.update({
      where: { id: 'matchId' in dealt ? dealt.matchId : '' },
      data: { status: 'void' },
    })
    expect(await move('closed')).toEqual({ ok: true })
  })

  it('only with a deadline to come, or with participants, since a schedule without any would never be made', async () => {
    const db = await freshDatabase()
    const { id, move } = await created(db, { format: 'knockout', entryEndsAt: '2030-01-02T00:00:00Z' })
    await db.prisma.season.update({ where: { id }, data: { entryEndsAt: new Date(Date.now() - 1000) } })
    expect(await move('open')).toEqual({ ok: false, reason: 'entry-is-over' })
    for (const name of ['A', 'B']) {
      const { agentId } = await registered(db, undefined, name)
      await db.prisma.seasonEntry.create({ data: { seasonId: id, agentId, state: 'entered' } })
    }
    expect(await move('open')).toEqual({ ok: true })
  })

  it('with its board: as it stood while it is frozen, and for good at the end', async () => {
    const db = await freshDatabase()
    const { slug, move } = await created(db)
    await move('open')
    expect((await readSeason(db, slug))?.board).toBeNull()
    await move('frozen')
    expect((await readSeason(db, slug))?.board).toMatchObject({ final: false, boards: [{ language: 'en' }] })
    await move('closing')
    await move('closed')
    expect((await readSeason(db, slug))?.board).toMatchObject({ final: true })
  })

  it('with everything that waits for it, even if it begins to wait only while the season closes', async () => {
    const db = await freshDatabase()
    const { id, move } = await created(db)
    await move('open')
    const { agentId } = await registered(db)
    await openTicket(db, { agentId, seasonId: id, mode: 'practice', language: 'en' })
    const tableId = await inTransaction(db, async (client) => {
      const [kind] = await waitingKinds(client)
      if (!kind) throw new Error('nobody waits')
      return reserveTable(client, kind, await lockWaiting(client, kind, { latelyMatches: 3, most: 6 }))
    })
    await move('closing')
    await db.prisma.fixture.create({
      data: { id: 'void', seasonId: id, language: 'en', stage: 1, number: 1, agentIds: [agentId] },
    })
    await inTransaction(db, async (client) => {
      await releaseTable(client, tableId)
      await endWaiting(client)
    })
    expect(await db.prisma.ticket.findFirst()).toMatchObject({ state: 'left', reason: 'season-closed' })
    expect(await db.prisma.fixture.findFirst()).toMatchObject({ state: 'dropped' })
  })

  it('by the platform when its end has come', async () => {
    const db = await freshDatabase()
    const { id, move, state } = await created(db)
    await move('open')
    await endOverdueSeasons(db)
    expect(await state()).toBe('open')
    await db.prisma.season.update({ where: { id }, data: { endsAt: new Date(Date.now() - 1000) } })
    await endOverdueSeasons(db)
    expect(await state()).toBe('closing')
    await endOverdueSeasons(db)
    expect(await state()).toBe('closed')
  })
})

describe('the terms of a season', () => {
  it('may be changed until it is open; after that, its name, its description and its end', async () => {
    const db = await freshDatabase()
    const { actor, slug, id, move } = await created(db)
    expect(await changeSeason(db, actor, id, { embargo: true })).toEqual({ ok: true })
    await move('open')
    expect(await changeSeason(db, actor, id, { embargo: false })).toMatchObject({
      reason: 'fixed-after-opening',
    })
    expect(await changeSeason(db, actor, id, { name: 'Winter cup', endsAt: null })).toEqual({ ok: true })
    expect(await readSeason(db, slug)).toMatchObject({ name: 'Winter cup', embargoed: true, endsAt: null })
  })

  it('keep the deadline that a schedule, or fixed versions, are made by', async () => {
    const db = await freshDatabase()
    const entryEndsAt = '2030-01-02T00:00:00Z'
    for (const about of [{ format: 'knockout' }, { terms: { versions: 'frozen' } }]) {
      const { actor, id } = await created(db, { ...about, entryEndsAt })
      expect(await changeSeason(db, actor, id, { entryEndsAt: null })).toMatchObject({
        reason: 'deadline-needed',
      })
      expect(await changeSeason(db, actor, id, { entryEndsAt: '2030-01-03T00:00:00Z' })).toEqual({ ok: true })
    }
  })

  it('let entry end earlier while it is open, and never later', async () => {
    const db = await freshDatabase()
    const { actor, id, move } = await created(db, { format: 'knockout', entryEndsAt: '2030-01-02T00:00:00Z' })
    await move('open')
    const fixed = { ok: false, reason: 'fixed-after-opening' }
    expect(await changeSeason(db, actor, id, { entryEndsAt: '2030-01-03T00:00:00Z' })).toEqual(fixed)
    expect(await changeSeason(db, actor, id, { entryEndsAt: '2030-01-01T00:00:00Z' })).toEqual({ ok: true })
    await db.prisma.season.update({ where: { id }, data: { entryEndsAt: new Date(Date.now() - 1000) } })
    expect(await changeSeason(db, actor, id, { entryEndsAt: new Date().toISOString() })).toEqual(fixed)
  })

  it('stand once it is closed, and dates stay in order', async () => {
    const db = await freshDatabase()
    const { actor, id, move } = await created(db, { entryEndsAt: '2030-01-02T00:00:00Z' })
    const endsAt = '2030-01-01T00:00:00Z'
    expect(await changeSeason(db, actor, id, { endsAt })).toMatchObject({ reason: 'dates-contradict' })
    for (const to of ['open', 'closing', 'closed'] as const) await move(to)
    expect(await changeSeason(db, actor, id, { name: 'X' })).toMatchObject({ reason: 'season-closed' })
  })
})

it('an embargo ends once, and its matches are shown', async () => {
  const db = await freshDatabase()
  const { actor, id, slug, move } = await created(db, { embargo: true })
  await move('open')
  const agents = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => registered(db, undefined, `Agent ${n}`)))
  for (const { agentId } of agents) await passFlightCheck(db, agentId)
  await deal(
    db,
    id,
    agents.map(({ agentId }) => agentId),
  )
  expect(await db.prisma.match.count({ where: { withheld: true } })).toBe(1)
  expect(await publishSeason(db, actor, id)).toEqual({ ok: true })
  expect(await db.prisma.match.count({ where: { withheld: true } })).toBe(0)
  expect(await readSeason(db, slug)).toMatchObject({ embargoed: false })
  expect(await publishSeason(db, actor, id)).toEqual({ ok: false, reason: 'not-embargoed' })
})

it('a match that is dealt at the moment at which its season is published is shown like all others', async () => {
  const db = await freshDatabase()
  const { actor, id, move } = await created(db, { embargo: true })
  await move('open')
  const { agentId } = await registered(db)
  const { agentId: other } = await registered(db, undefined, 'Other')
  const { begin, ended } = beginner(db)
  await inTransaction(db, async (client) => {
    await dealOn(client, id, [agentId, other])
    await begin(() => publishSeason(db, actor, id))
  })
  await ended()
  expect(await db.prisma.match.findMany({ select: { withheld: true } })).toEqual([{ withheld: false }])
})

it('a void scheduled match is kept back until its deal is played out', async () => {
  const db = await freshDatabase()
  const { actor, id, move } = await created(db, { embargo: true })
  await move('open')
  const agents = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => registered(db, undefined, `Agent ${n}`)))
  for (const { agentId } of agents) await passFlightCheck(db, agentId)
  const agentIds = agents.map(({ agentId }) => agentId)
  await deal(db, id, agentIds)
  await db.prisma.match.updateMany({ data: { status: 'void' } })
  const about = { seasonId: id, language: 'en', number: 1 }
  const tea = { id: 'deal', ...about, pair: ['tea', 'coffee'], seed: 's', salt: 's' }
  await db.prisma.seasonDeal.create({ data: tea })
  await db.prisma.fixture.create({ data: { id: 'again', ...about, stage: 1, dealId: 'deal', agentIds } })
  const isWithheld = async () => (await db.prisma.match.findFirstOrThrow()).withheld
  expect(await publishSeason(db, actor, id)).toEqual({ ok: true })
  expect(await isWithheld()).toBe(true)
  await db.prisma.fixture.update({ where: { id: 'again' }, data: { state: 'dropped' } })
  await inTransaction(db, (client) => releaseDeals(client, id))
  expect(await isWithheld()).toBe(false)
})

it('a season with a schedule is played out once none of its matches waits, for its organizer alone', async () => {
  const db = await freshDatabase()
  const { actor, id, slug, move } = await created(db, {
    format: 'round-robin',
    entryEndsAt: '2099-01-01T00:00:00Z',
  })
  await move('open')
  const found = async (organizerId: string) =>
    (await playedOutSeasons(db, organizerId)).map((season) => season.slug)
  expect(await found(actor.id)).toEqual([])
  const fixture = (state: string, number: number) => ({
    id: newId(),
    seasonId: id,
    language: 'en',
    stage: 1,
    number,
    agentIds: [],
    state,
  })
  await db.prisma.fixture.createMany({ data: [fixture('done', 1), fixture('waiting', 2)] })
  expect(await found(actor.id)).toEqual([])
  await db.prisma.fixture.updateMany({ data: { state: 'done' } })
  expect(await found(actor.id)).toEqual([slug])
  expect(await found(await owner(db, 'Otto'))).toEqual([])
})
