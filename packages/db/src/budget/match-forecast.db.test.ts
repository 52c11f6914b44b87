import type { AgentId } from '@wis/engine'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { kindForecast, matchForecasts, ownerAgent, updateAgent } from '../doors/agents.ts'
import type { Database } from '../index.ts'
import { model, registered, webhook } from '../testing/registered.ts'
import { decide, openSeason } from '../testing/settled.ts'
import { expectedUse, firstMatchTokens } from './forecast.ts'

const day = new Date()
const used = (db: Database, agentId: AgentId, use: { matches: number; tokens: number; spend?: number }) =>
  db.prisma.budgetDay.create({ data: { agentId, day, ...use } })
const forecast = async (db: Database, agentId: AgentId) => (await matchForecasts(db, [agentId])).get(agentId)

async function played(db: Database, agentId: AgentId, minutes: number) {
  const seasonId = await openSeason(db)
  await updateAgent(db, agentId, { limits: { concurrency: 8 } })
  const matchId = await decide(db, { seasonId, agents: [agentId] }, { points: [0] })
  const startedAt = new Date(Date.now() - minutes * 60_000)
  await db.prisma.match.update({ where: { id: matchId }, data: { startedAt, endedAt: new Date() } })
}

describe('the forecast of a match', () => {
  it('is an assumption at first, without a price unless the owner states one', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db, model)
    expect(await forecast(db, agentId)).toMatchObject({
      tokens: { count: firstMatchTokens, from: 'presumed' },
      spend: null,
      minutes: null,
      matches: 0,
    })
  })

  it('counts every call of a strategy that takes several for a turn', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db, { ...model, strategy: { preset: 'interintent' } })
    expect((await forecast(db, agentId))?.tokens).toEqual({ count: 6 * firstMatchTokens, from: 'presumed' })
    const { rows } = await db.pool.query(
      `select x.tokens::int from agents a cross join lateral (${expectedUse}) x where a.id = $1`,
      [agentId],
    )
    expect(rows).toEqual([{ tokens: 6 * firstMatchTokens }])
    await used(db, agentId, { matches: 2, tokens: 6_000 })
    expect((await forecast(db, agentId))?.tokens).toEqual({ count: 3_000, from: 'own' })
  })

  it('comes from others of its kind, and then from the agent’s own matches', async () => {
    const db = await freshDatabase()
    const [{ agentId }, other] = [await registered(db, model), await registered(db, model)]
    await used(db, other.agentId, { matches: 4, tokens: 40_000 })
    await played(db, other.agentId, 8)
    const asKind = await forecast(db, agentId)
    expect(asKind?.tokens).toEqual({ count: 10_000, from: 'kind' })
    expect(await kindForecast(db, model.kind)).toMatchObject({ tokens: asKind?.tokens, matches: 0 })
    expect(asKind?.minutes?.from).toBe('kind')
    expect(asKind?.minutes?.count).toBeCloseTo(8, 0)
    await used(db, agentId, { matches: 2, tokens: 6_000, spend: 900 })
    expect(await forecast(db, agentId)).toMatchObject({
      tokens: { count: 3_000, from: 'own' },
      spend: 450,
      matches: 2,
    })
    const page = await ownerAgent(db, agentId)
    expect(page?.forecast).toMatchObject({
      tokens: { count: 3_000, from: 'own' },
      dollars: 0.00045,
      matches: 2,
    })
  })

  it('says between which lengths most matches of the agent’s own games lie', async () => {
    const db = await freshDatabase()
    const [{ agentId }, other] = [await registered(db, model), await registered(db, model)]
    for (const minutes of [1, 2, 6]) await played(db, other.agentId, minutes)
    const { least = 0, count, most = 0 } = (await forecast(db, agentId))?.minutes ?? {}
    expect(count).toBeCloseTo(2, 1)
    expect(least).toBeCloseTo(1.2, 1)
    expect(most).toBeCloseTo(5.2, 1)
    await db.prisma.agent.update({ where: { id: agentId }, data: { games: ['hanabi'] } })
    expect((await forecast(db, agentId))?.minutes).toBeNull()
    await db.prisma.agent.update({ where: { id: agentId }, data: { games: [] } })
    expect((await forecast(db, agentId))?.minutes?.count).toBeCloseTo(2, 1)
  })

  it('has no tokens for an agent that runs elsewhere', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db, webhook)
    await used(db, agentId, { matches: 2, tokens: 0 })
    expect(await forecast(db, agentId)).toMatchObject({ tokens: null, spend: null })
    expect(await kindForecast(db, webhook.kind)).toMatchObject({ tokens: null, spend: null, minutes: null })
  })
})
