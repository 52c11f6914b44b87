import { ids } from '@wis/engine'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { listAgents, retireAgent, updateAgent } from '../doors/agents.ts'
import { leaderboard } from '../doors/boards.ts'
import { moveSeason } from '../doors/seasons.ts'
import { fillAllSkeletons, hideAgent } from '../index.ts'
import type { Database } from '../index.ts'
import { namedAgents, playedOut } from '../testing/played-out.ts'
import { owner, registered } from '../testing/registered.ts'
import { openSeason } from '../testing/settled.ts'

/** An agent as an older version of the platform has left it: with any name, and without skeletons. */
async function old(
  db: Database,
  slug: string,
  name: string,
  about: { ownerId?: string; kind?: string } = {},
) {
  const { kind = 'webhook', ownerId = await owner(db) } = about
  const version = { create: { id: `${slug}-1`, number: 1, settings: {} } }
  const ofOwner = kind === 'house' ? null : ownerId
  const data = { id: slug, slug, name, kind, ownerId: ofOwner, languages: ['en'], versions: version }
  await db.prisma.agent.create({ data })
}

const marks = async (db: Database) => {
  await fillAllSkeletons(db)
  const rows = await db.prisma.agent.findMany({ orderBy: { id: 'asc' } })
  return Object.fromEntries(rows.map(({ slug, looksLike }) => [slug, looksLike]))
}

describe('an old name', () => {
  it('that looks like an older agent, a house agent or the platform is marked, and the first one is not', async () => {
    const db = await freshDatabase()
    const ada = await owner(db)
    await old(db, 'a', 'Fox', { ownerId: ada })
    await old(db, 'b', 'F0x', { ownerId: ada })
    await old(db, 'c', 'Fоx')
    await old(db, 'd', 'B1urt')
    await old(db, 'e', 'Аdmin')
    await old(db, 'f', 'Lynx')
    await old(db, 'g', 'Blurt', { kind: 'house' })
    expect(await marks(db)).toEqual({ a: null, b: 'a', c: 'a', d: 'g', e: '', f: null, g: null })
    const { items } = await listAgents(db, { limit: 10 })
    expect(items.find(({ slug }) => slug === 'c')).toMatchObject({ looksLike: { agent: 'a' } })
  })

  it('is marked no longer once it is changed, or the other is retired', async () => {
    const db = await freshDatabase()
    const first = await registered(db, undefined, 'Fox')
    await old(db, 'b', 'F0x')
    await old(db, 'e', 'Admin')
    await old(db, 'h', 'FOX')
    expect(await marks(db)).toMatchObject({ b: first.slug, e: '', h: first.slug })
    await updateAgent(db, ids.agent('e'), { name: 'Adam' })
    expect(await marks(db)).toMatchObject({ b: first.slug, e: null })
    await retireAgent(db, first.agentId)
    expect(await marks(db)).toMatchObject({ [first.slug]: null, b: null, h: 'b' })
  })

  it('that a moderator has hidden is compared as it was', async () => {
    const db = await freshDatabase()
    await old(db, 'a', 'Fox')
    await old(db, 'b', 'F0x')
    await old(db, 'c', 'Hen')
    const actor = { id: await owner(db), name: 'Mod' }
    for (const id of ['b', 'c']) await hideAgent(db, actor, ids.agent(id), 'Rude.')
    expect(await marks(db)).toEqual({ a: null, b: 'a', c: null })
  })
})

it('a board shows the mark while the season is played, and once the board is stored', async () => {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  const agents = await namedAgents(db, ['ant', 'bee', 'cat', 'dog', 'elk', 'fox'])
  await playedOut(db, { seasonId, agents, seed: 'one' })
  await db.prisma.agent.update({ where: { slug: 'fox' }, data: { name: 'Ánt' } })
  await fillAllSkeletons(db)
  const marked = async () => {
    const board = await leaderboard(db, { seasonSlug: 'open', language: 'en' })
    return board?.items.flatMap(({ agent: { slug, looksLike } }) => (looksLike ? [[slug, looksLike]] : []))
  }
  expect(await marked()).toEqual([['fox', { agent: 'ant' }]])
  const actor = { id: 'someone', name: 'Mo' }
  for (const state of ['closing', 'closed'] as const) await moveSeason(db, actor, seasonId, state)
  expect(await marked()).toEqual([['fox', { agent: 'ant' }]])
})
