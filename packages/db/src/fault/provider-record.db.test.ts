import type { AgentId } from '@wis/engine'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { addProviderCalls, failsForOthers, forgetProviderCalls, providerRule } from '../doors/agents.ts'
import type { Database } from '../index.ts'
import { answeredBefore, registered } from '../testing/registered.ts'

const provider = 'api.example'
const seen = (agentId: AgentId, failed: number, calls = 4) => ({ provider, agentId, calls, failed })

/** This many agents of different owners. For each of them this many of four calls failed. */
async function owners(db: Database, failed: readonly number[]): Promise<AgentId[]> {
  const agents: AgentId[] = []
  for (const share of failed) {
    const { agentId } = await registered(db)
    agents.push(agentId)
    await answeredBefore(db, { provider, agentId })
    await addProviderCalls(db, [seen(agentId, share)])
  }
  return agents
}

describe('a provider counts as failing', () => {
  it('if the agents of many owners see it fail', async () => {
    const db = await freshDatabase()
    await owners(db, [4, 4, 4, 4])
    expect(await failsForOthers(db, provider, [])).toBe(true)
    expect(await failsForOthers(db, 'another.example', [])).toBe(false)
  })

  it.each([
    ['too few owners', [4, 4, 4]],
    ['too many for whom it works', [4, 4, 4, 0, 0]],
    ['one for whom it works in the same minute', [4, 4, 4, 4, 0]],
    ['one call that it answers', [4, 4, 4, 4, 4, 4, 3]],
    ['only a few calls of each that failed', [1, 1, 1, 1, 1]],
  ])('not with %s', async (_, failed) => {
    const db = await freshDatabase()
    await owners(db, failed)
    expect(await failsForOthers(db, provider, [])).toBe(false)
  })

  it('not with too few calls', async () => {
    const db = await freshDatabase()
    for (let owner = 0; owner < providerRule.owners; owner++) {
      const { agentId } = await registered(db)
      await answeredBefore(db, { provider, agentId })
      await addProviderCalls(db, [seen(agentId, 2, 2)])
    }
    expect(await failsForOthers(db, provider, [])).toBe(false)
  })

  it('not by calls of the table itself, or of other agents of its owners', async () => {
    const db = await freshDatabase()
    const [first, second, ...rest] = await owners(db, [4, 4, 4, 4, 4])
    if (!first || !second) throw new Error('nobody is there')
    expect(await failsForOthers(db, provider, [first])).toBe(true)
    expect(await failsForOthers(db, provider, [first, second])).toBe(false)
    const { ownerId } = await db.prisma.agent.findUniqueOrThrow({ where: { id: first } })
    await db.prisma.agent.updateMany({ where: { id: { in: rest.slice(0, 2) } }, data: { ownerId } })
    expect(await failsForOthers(db, provider, [first])).toBe(false)
  })

  it('not by many agents of one owner', async () => {
    const db = await freshDatabase()
    const agents = await owners(db, [4, 4, 4, 4, 4, 4])
    const { ownerId } = await db.prisma.agent.findUniqueOrThrow({ where: { id: agents[0] ?? '' } })
    await db.prisma.agent.updateMany({ where: { id: { in: agents } }, data: { ownerId } })
    expect(await failsForOthers(db, provider, [])).toBe(false)
  })

  it.each(['at the table', 'of an owner at the table', 'of nobody any more'])(
    'not while it answers one agent %s',
    async (whose) => {
      const db = await freshDatabase()
      const [first] = await owners(db, [4, 4, 4, 4, 4, 4])
      const { agentId: fine, ownerId } = await registered(db)
      const seated = whose === 'at the table' ? [fine] : whose === 'of nobody any more' ? [] : [first ?? fine]
      if (whose === 'of an owner at the table')
        await db.prisma.agent.updateMany({ where: { id: { in: seated } }, data: { ownerId } })
      if (whose === 'of nobody any more')
        await db.prisma.agent.update({ where: { id: fine }, data: { ownerId: null } })
      expect(await failsForOthers(db, provider, seated)).toBe(true)
      await addProviderCalls(db, [seen(fine, 0, 1)])
      expect(await failsForOthers(db, provider, seated)).toBe(false)
    },
  )

  it('once it has answered nobody since the minute before', async () => {
    const db = await freshDatabase()
    await owners(db, [4, 4, 4, 4, 0])
    await db.pool.query(`update provider_answers set answered_at = answered_at - interval '2 minutes'`)
    expect(await failsForOthers(db, provider, [])).toBe(true)
  })

  it('not by agents that it never answered, or not within the hour', async () => {
    const db = await freshDatabase()
    const [first] = await owners(db, [4, 4, 4, 4])
    const longAgo = `update provider_answers set answered_at = now() - interval '61 minutes' where agent_id = $1`
    await db.pool.query(longAgo, [first])
    expect(await failsForOthers(db, provider, [])).toBe(false)
    await db.pool.query('delete from provider_answers')
    expect(await failsForOthers(db, provider, [])).toBe(false)
  })

  it('not by four accounts while nobody says the same of more others that it answered within the hour', async () => {
    const db = await freshDatabase()
    await owners(db, [4, 4, 4, 4])
    const quiet = async () => {
      const { agentId } = await registered(db)
      await answeredBefore(db, { provider, agentId }, 50)
    }
    for (let owner = 0; owner < 4; owner++) await quiet()
    expect(await failsForOthers(db, provider, [])).toBe(true)
    await quiet()
    expect(await failsForOthers(db, provider, [])).toBe(false)
  })

  it('not by accounts of less than a week', async () => {
    const db = await freshDatabase()
    await owners(db, [4, 4, 4, 4])
    await db.pool.query(`update users set created_at = now() - interval '6 days'`)
    expect(await failsForOthers(db, provider, [])).toBe(false)
  })

  it('not by accounts that are gone', async () => {
    const db = await freshDatabase()
    const agents = await owners(db, [4, 4, 4, 4])
    await db.prisma.agent.updateMany({ where: { id: { in: agents } }, data: { ownerId: null } })
    expect(await failsForOthers(db, provider, [])).toBe(false)
  })

  it('not by calls of some minutes ago, which are then deleted', async () => {
    const db = await freshDatabase()
    await owners(db, [4, 4, 4, 4])
    await db.pool.query(`update provider_minutes set minute = minute - interval '6 minutes'`)
    expect(await failsForOthers(db, provider, [])).toBe(false)
    await forgetProviderCalls(db)
    expect(await db.prisma.providerMinute.count()).toBe(4)
    await db.pool.query(`update provider_minutes set minute = minute - interval '6 minutes'`)
    await forgetProviderCalls(db)
    expect(await db.prisma.providerMinute.count()).toBe(0)
    expect(await db.prisma.providerAnswer.count()).toBe(4)
    await db.pool.query(`update provider_answers set answered_at = answered_at - interval '1 hour'`)
    await forgetProviderCalls(db)
    expect(await db.prisma.providerAnswer.count()).toBe(0)
  })
})

describe('the record of a provider', () => {
  it('adds up the reports of several runners, in one row for an agent and minute', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db)
    await Promise.all(Array.from({ length: 8 }, () => addProviderCalls(db, [seen(agentId, 1)])))
    const rows = await db.prisma.providerMinute.findMany()
    expect(rows.reduce((sum, { calls }) => sum + calls, 0)).toBe(32)
    expect(rows.length).toBeLessThanOrEqual(2)
    expect(await db.prisma.providerAnswer.count()).toBe(1)
  })
})
