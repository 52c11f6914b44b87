import type { AgentId, SeasonId } from '@wis/engine'
import { newSeason } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../database.ts'
import { owner, passFlightCheck, registered } from '../../testing/registered.ts'
import { createSeason } from '../create-season.ts'
import { moveSeason, publishSeason } from '../move-season.ts'
import { readSeason } from '../read-season.ts'
import { decideEntry } from './decide-entry.ts'
import { enterSeason } from './enter-season.ts'

const tomorrow = new Date(Date.now() + 86_400_000).toISOString()

async function season(db: Database, terms: object = {}) {
  const actor = { id: await owner(db, 'Olga'), name: 'Olga' }
  const basics = { name: 'Cup', languages: ['en'], ruleset: 'wis-2024', entryEndsAt: tomorrow }
  const slug = await createSeason(db, actor, newSeason.parse({ ...basics, terms, embargo: true }))
  const id = (await readSeason(db, slug))?.id as SeasonId
  const enter = (agentId: AgentId) => enterSeason(db, { seasonId: id, agentId })
  const to = async (...states: readonly Parameters<typeof moveSeason>[3][]) => {
    for (const state of states) expect(await moveSeason(db, actor, id, state)).toEqual({ ok: true })
  }
  return { actor, id, enter, to }
}

async function badged(db: Database, name: string) {
  const agent = await registered(db, undefined, name)
  await passFlightCheck(db, agent.agentId)
  return agent
}

const told = async ({ prisma }: Database, userId: string) =>
  (await prisma.notice.findMany({ where: { userId, agentId: null }, orderBy: { createdAt: 'asc' } })).map(
    ({ kind, params }) => ({ kind, params }),
  )

describe('an organizer is told', () => {
  it('of an agent that enters, and of one that asks to', async () => {
    for (const [entry, state] of [
      ['open', 'entered'],
      ['approval', 'requested'],
    ] as const) {
      const db = await freshDatabase()
      const { actor, enter, to } = await season(db, { entry })
      await to('open')
      await enter((await badged(db, `Fox ${entry}`)).agentId)
      expect(await told(db, actor.id)).toMatchObject([
        { kind: 'season-entrant', params: { state, agent: `Fox ${entry}`, season: 'Cup' } },
      ])
    }
  })

  it('neither of its own agents, nor of one that could not enter', async () => {
    const db = await freshDatabase()
    const { actor, enter, to } = await season(db)
    await to('open')
    const own = await badged(db, 'Own')
    await db.prisma.agent.update({ where: { id: own.agentId }, data: { ownerId: actor.id } })
    expect(await enter(own.agentId)).toMatchObject({ ok: true })
    expect(await enter(own.agentId)).toMatchObject({ ok: false })
    expect(await told(db, actor.id)).toEqual([])
  })
})

describe('the owner of an entrant is told', () => {
  it('once that the season is open for play, is closed and is published, and of nothing between', async () => {
    const db = await freshDatabase()
    const { actor, id, to } = await season(db)
    const [one, other, stranger] = [await badged(db, 'A'), await badged(db, 'B'), await badged(db, 'C')]
    await db.prisma.agent.update({ where: { id: other.agentId }, data: { ownerId: one.ownerId } })
    for (const { agentId } of [one, other])
      await db.prisma.seasonEntry.create({ data: { seasonId: id, agentId, state: 'entered' } })
    expect(
      await decideEntry(db, actor, { seasonId: id, agentId: stranger.agentId, decision: 'invite' }),
    ).toMatchObject({
      state: 'invited',
    })
    await to('open', 'paused', 'open', 'closing', 'closed')
    await publishSeason(db, actor, id)
    const steps = ['open', 'closed', 'published'].map((step) => ({
      kind: 'season-step',
      params: { step, season: 'Cup', slug: 'cup' },
    }))
    expect(await told(db, one.ownerId)).toEqual(steps)
    expect(await told(db, stranger.ownerId)).toEqual([])
    expect(await told(db, actor.id)).toEqual([])
  })
})
