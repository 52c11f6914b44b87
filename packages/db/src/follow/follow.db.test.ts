import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import {
  follow,
  isFollowed,
  noteLeads,
  readFeed,
  readFollowed,
  readNotices,
  unfollow,
} from '../doors/follows.ts'
import { moveSeason } from '../doors/seasons.ts'
import type { Database } from '../index.ts'
import { settledSeason } from '../testing/settled.ts'

const eve = 'eve'

async function arena() {
  const db = await freshDatabase()
  await settledSeason(db, 3)
  await db.prisma.user.create({ data: { id: eve, name: 'Eve' } })
  const agents = await db.prisma.agent.findMany({ orderBy: { id: 'asc' } })
  const season = await db.prisma.season.findFirstOrThrow()
  return { db, agents, season }
}

const kindsIn = async (db: Database) => (await readFeed(db, eve)).map(({ kind }) => kind)

describe('an account', () => {
  it('follows what is there, and no longer', async () => {
    const { db, agents, season } = await arena()
    const [agent] = agents
    const subject = agent?.id ?? ''
    expect(await follow(db, eve, { kind: 'agent', subject })).toEqual({ ok: true })
    expect(await follow(db, eve, { kind: 'agent', subject })).toEqual({ ok: true })
    expect(await follow(db, eve, { kind: 'season', subject: season.id })).toEqual({ ok: true })
    expect(await follow(db, eve, { kind: 'game', subject: 'who-is-spy' })).toEqual({ ok: true })
    expect(await follow(db, eve, { kind: 'game', subject: 'no-game' })).toMatchObject({ reason: 'not-there' })
    expect(await follow(db, eve, { kind: 'owner', subject: eve })).toMatchObject({ reason: 'not-there' })
    expect(await isFollowed(db, eve, { kind: 'agent', subject })).toBe(true)
    expect((await readFollowed(db, eve)).map(({ name }) => name).toSorted()).toEqual(
      [agent?.name, season.name, null].toSorted(),
    )
    await unfollow(db, eve, { kind: 'agent', subject })
    expect(await isFollowed(db, eve, { kind: 'agent', subject })).toBe(false)
  })

  it('follows a limited number of things', async () => {
    const { db, agents } = await arena()
    await db.pool.query(
      `insert into follows (user_id, kind, subject) select $1, 'agent', n::text from generate_series(1, 200) n`,
      [eve],
    )
    expect(await follow(db, eve, { kind: 'agent', subject: agents[0]?.id ?? '' })).toMatchObject({
      reason: 'too-many',
    })
  })
})

describe('the feed', () => {
  it('has the public matches of an agent, its versions, and the agents of an owner', async () => {
    const { db, agents } = await arena()
    const [agent] = agents
    expect(await kindsIn(db)).toEqual([])
    await db.pool.query(`update matches set ended_at = now() where ended_at is not null`)
    await follow(db, eve, { kind: 'agent', subject: agent?.id ?? '' })
    const count = (await kindsIn(db)).filter((kind) => kind === 'match').length
    expect(count).toBe(await db.prisma.seat.count({ where: { agentId: agent?.id ?? '' } }))
    expect(count).toBeGreaterThan(0)
    await db.pool.query(`update matches set withheld = true`)
    expect(await kindsIn(db)).toEqual([])
    await follow(db, eve, { kind: 'owner', subject: agent?.ownerId ?? '' })
    expect(await kindsIn(db)).toContain('agent')
    const version = await db.prisma.agentVersion.findFirstOrThrow({ where: { agentId: agent?.id ?? '' } })
    await db.pool.query(
      `insert into agent_versions (id, agent_id, number, settings) values ('second', $1, 2, $2)`,
      [version.agentId, version.settings],
    )
    expect(await readFeed(db, eve)).toContainEqual(
      expect.objectContaining({
        kind: 'version',
        number: 2,
        agent: {
          id: agent?.id,
          avatarVersion: null,
          slug: agent?.slug,
          name: agent?.name,
          nameZh: agent?.nameZh,
          kind: agent?.kind,
        },
      }),
    )
  })

  it('has the steps of a season, of which its followers get notices, and each one once', async () => {
    const { db, season } = await arena()
    await follow(db, eve, { kind: 'season', subject: season.id })
    await follow(db, eve, { kind: 'game', subject: season.game })
    const admin = { id: 'olga', name: 'Olga' }
    for (const to of ['frozen', 'closing', 'closed'] as const)
      await moveSeason(db, admin, season.id as Parameters<typeof moveSeason>[2], to)
    const [step] = await readFeed(db, eve)
    expect(step).toMatchObject({
      kind: 'season',
      step: 'closed',
      season: { slug: season.slug, game: season.game },
    })
    const notices = await readNotices(db, eve)
    expect(notices.map(({ kind, params }) => [kind, params])).toEqual([
      ['season-step', { step: 'closed', season: season.name, slug: season.slug }],
    ])
    expect(await readNotices(db, eve, { after: notices[0]?.id ?? '' })).toEqual([])
  })
})

it('the owner of an agent that lost the first place is told once a day, and followers read it', async () => {
  const { db, agents, season } = await arena()
  const [first, second] = agents
  if (!first?.ownerId || !second?.ownerId) throw new Error('not settled')
  await follow(db, eve, { kind: 'season', subject: season.id })
  await db.pool.query(`update standings set matches = 30, total = 100`)
  const lead = async (agentId: string, total: number) => {
    await db.pool.query('update standings set total = $2 where agent_id = $1', [agentId, total])
    await noteLeads(db)
  }
  await lead(first.id, 10_000)
  await noteLeads(db)
  expect(await db.prisma.boardLead.count()).toBe(1)
  expect(await readNotices(db, first.ownerId)).toEqual([])
  await lead(second.id, 20_000)
  const told = { by: second.name, season: season.name, slug: season.slug, language: 'en' }
  expect(await readNotices(db, first.ownerId)).toMatchObject([{ kind: 'record-beaten', params: told }])
  await lead(first.id, 30_000)
  await lead(second.id, 40_000)
  expect(await readNotices(db, first.ownerId)).toHaveLength(1)
  expect((await readFeed(db, eve)).filter(({ kind }) => kind === 'lead')).toHaveLength(4)
  await db.pool.query('update seasons set embargo = true')
  await lead(first.id, 50_000)
  expect(await db.prisma.boardLead.count()).toBe(4)
})
