import { ids } from '@wis/engine'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { strike } from '../fault/strike.ts'
import { abandonMatch } from '../match/ending/void-match.ts'
import { resealSecrets } from '../secret/secrets.ts'
import { createVault } from '../secret/vault.ts'
import { newVault, owner, registered } from '../testing/registered.ts'
import { deal, openSeason, playOn, settledSeason } from '../testing/settled.ts'
import { claimDeliveries, deliveryFailed, deliveryMade, giveUpDelivery } from './deliver.ts'
import { tellOfMatch, tellOfSeason } from './enqueue.ts'
import {
  changeWebhook,
  createWebhook,
  listDeliveries,
  listWebhooks,
  queueTest,
  redeliver,
  webhookSecretOf,
} from './webhooks.ts'

const vault = newVault()
const url = 'https://hook.example/wis'

async function hookOf(db: Database, userId: string, events = ['match-finished', 'agent-offline'] as const) {
  const created = await createWebhook(db, vault, userId, { url, events: [...events] })
  if (!created) throw new Error('refused')
  return created
}

async function ownerOf(db: Database, agentId: string): Promise<string> {
  return (await db.prisma.agent.findUniqueOrThrow({ where: { id: agentId } })).ownerId ?? ''
}

async function claimed(db: Database) {
  const [delivery, ...others] = await claimDeliveries(db, vault, 10)
  if (!delivery || others.length > 0) throw new Error('not one delivery')
  return delivery
}

/** Makes all waiting deliveries due, as if the time had passed. */
const later = (db: Database) =>
  db.pool.query(`update webhook_deliveries set next_at = now() - interval '1 second'`)

describe('a webhook', () => {
  it('shows its secret once, and signs with that', async () => {
    const db = await freshDatabase()
    const userId = await owner(db)
    const { secret, id } = await hookOf(db, userId)
    await queueTest(db, id)
    expect(await claimed(db)).toMatchObject({ url, secret, event: 'test', attempts: 1 })
    expect(JSON.stringify(await listWebhooks(db, userId))).not.toContain(secret)
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  })

  it('has its secret sealed anew when keys are changed', async () => {
    const db = await freshDatabase()
    const { id, secret } = await hookOf(db, await owner(db))
    const [before, after] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)].map((key) => key.toString('base64'))
    const old = createVault(before ?? '')
    const { keyId, sealed } = old.seal(secret, webhookSecretOf(id))
    await db.prisma.webhook.update({ where: { id }, data: { keyId, sealed } })
    expect(await resealSecrets(db, createVault(`${after},${before}`))).toEqual({
      resealed: 1,
      unreadable: [],
    })
    await queueTest(db, id)
    expect(await claimDeliveries(db, createVault(after ?? ''), 1)).toMatchObject([{ secret }])
  })

  it('is one of ten at the most', async () => {
    const db = await freshDatabase()
    const userId = await owner(db)
    for (let n = 0; n < 10; n++) await hookOf(db, userId)
    expect(await createWebhook(db, vault, userId, { url, events: ['budget-80'] })).toBeUndefined()
  })

  it('gets one delivery for a settled match of its owner’s agents, with their points', async () => {
    const db = await freshDatabase()
    const first = await settledSeason(db, 0)
    const agentId = first.agents[0] ?? ids.agent('')
    const { id } = await hookOf(db, await ownerOf(db, agentId))
    const { matches } = await playOn(db, first, 1)
    const { event, payload } = await claimed(db)
    const told = { matchId: matches[0]?.id, status: 'finished', agents: [{ agentId, seat: 0 }] }
    expect([event, payload]).toMatchObject(['match-finished', told])
    expect((await listDeliveries(db, id)).items).toHaveLength(1)
  })

  it('gets a delivery for a void match of its owner’s agents', async () => {
    const db = await freshDatabase()
    const { agentId, ownerId } = await registered(db)
    await hookOf(db, ownerId)
    const dealt = await deal(db, await openSeason(db), [agentId])
    if (!('matchId' in dealt)) throw new Error('not dealt')
    await abandonMatch(db, dealt.matchId, { reason: 'test', at: new Date() })
    const told = { ...dealt, status: 'void', reason: 'test', agents: [{ agentId, points: null }] }
    expect(await claimed(db)).toMatchObject({ event: 'match-finished', payload: told })
  })

  it('learns nothing about the ending of a withheld match', async () => {
    const db = await freshDatabase()
    const season = await settledSeason(db, 1)
    await hookOf(db, await ownerOf(db, season.agents[0] ?? ''))
    const matchId = season.matches[0]?.id ?? ''
    await db.pool.query('update matches set withheld = true where id = $1', [matchId])
    await tellOfMatch(db.pool, matchId)
    const { payload } = await claimed(db)
    expect(payload).toMatchObject({ withheld: true, winner: null, agents: [{ role: null, points: null }] })
  })

  it('gets nothing while its owner is suspended', async () => {
    const db = await freshDatabase()
    const userId = await owner(db)
    const { id } = await hookOf(db, userId)
    await queueTest(db, id)
    await db.prisma.user.update({ where: { id: userId }, data: { suspendedAt: new Date() } })
    expect(await claimDeliveries(db, vault, 10)).toEqual([])
    await db.prisma.user.update({ where: { id: userId }, data: { suspendedAt: null } })
    expect(await claimed(db)).toMatchObject({ event: 'test' })
  })

  it('gets a delivery for an agent that was taken offline', async () => {
    const db = await freshDatabase()
    const { agents, matches } = await settledSeason(db, 1)
    const [agentId] = agents
    if (!agentId) throw new Error('no agent')
    await hookOf(db, await ownerOf(db, agentId))
    await db.prisma.agent.update({ where: { id: agentId }, data: { online: true } })
    const fault = { agentId, matchId: matches[0]?.id ?? '', at: new Date(), verdict: 'agent', detail: 'late' }
    await db.prisma.fault.createMany({ data: [1, 2, 3].map((seq) => ({ ...fault, seq })) })
    await strike(db, agentId)
    expect(await claimed(db)).toMatchObject({
      event: 'agent-offline',
      payload: { agentId, faults: 3, last: 'late' },
    })
  })

  it('gets a delivery for a season that its owner organizes', async () => {
    const db = await freshDatabase()
    const userId = await owner(db)
    const { seasonId } = await settledSeason(db, 0, 1)
    await db.prisma.season.update({ where: { id: seasonId }, data: { ownerId: userId } })
    await createWebhook(db, vault, userId, { url, events: ['season-closed'] })
    await tellOfSeason(db.pool, seasonId)
    expect(await claimed(db)).toMatchObject({ event: 'season-closed', payload: { season: 'open' } })
  })

  it('that is off, or listens to other events, gets nothing', async () => {
    const db = await freshDatabase()
    const season = await settledSeason(db, 0)
    const userId = await ownerOf(db, season.agents[0] ?? '')
    await createWebhook(db, vault, userId, { url, events: ['budget-80'] })
    const off = await hookOf(db, userId)
    await changeWebhook(db, off.id, { active: false })
    await playOn(db, season, 1)
    expect(await claimDeliveries(db, vault, 10)).toEqual([])
    expect(await queueTest(db, off.id)).toMatchObject({ ok: false })
  })
})

describe('a delivery', () => {
  async function waiting() {
    const db = await freshDatabase()
    const userId = await owner(db)
    const { id: webhookId } = await hookOf(db, userId)
    await queueTest(db, webhookId)
    return { db, userId, webhookId }
  }
  const state = async (db: Database, webhookId: string) => (await listDeliveries(db, webhookId)).items[0]

  it('is claimed by one runner at a time', async () => {
    const { db } = await waiting()
    const both = await Promise.all([claimDeliveries(db, vault, 10), claimDeliveries(db, vault, 10)])
    expect(both.flat()).toHaveLength(1)
  })

  it('is taken over from a dead runner, which can change nothing any more', async () => {
    const { db, webhookId } = await waiting()
    const dead = await claimed(db)
    await later(db)
    expect((await claimed(db)).attempts).toBe(2)
    await deliveryMade(db, dead, '200')
    expect(await state(db, webhookId)).toMatchObject({ state: 'waiting' })
  })

  it('that failed waits for its time, and says why', async () => {
    const { db, webhookId } = await waiting()
    await deliveryFailed(db, await claimed(db), { outcome: '500', againAfterMs: 60_000 })
    expect(await claimDeliveries(db, vault, 10)).toEqual([])
    expect(await state(db, webhookId)).toMatchObject({ state: 'waiting', outcome: '500', attempts: 1 })
  })

  it('given up switches off a webhook that took nothing since, and tells its owner', async () => {
    const { db, userId, webhookId } = await waiting()
    const first = await claimed(db)
    await queueTest(db, webhookId)
    expect(await giveUpDelivery(db, first, 'timeout')).toBe(true)
    expect((await listDeliveries(db, webhookId)).items.map((one) => one.state)).toEqual([
      'given-up',
      'given-up',
    ])
    expect((await listWebhooks(db, userId)).map(({ active }) => active)).toEqual([false])
    expect(await db.prisma.notice.findMany({ where: { userId } })).toMatchObject([
      { kind: 'webhook-off', params: { url, outcome: 'timeout' } },
    ])
  })

  it('given up does not switch off a webhook that took another delivery meanwhile', async () => {
    const { db, webhookId } = await waiting()
    const first = await claimed(db)
    await queueTest(db, webhookId)
    await deliveryMade(db, await claimed(db), '204')
    expect(await giveUpDelivery(db, first, '404')).toBe(false)
  })

  it('can be made again under the same id once it is over', async () => {
    const { db, webhookId } = await waiting()
    const made = await claimed(db)
    expect(await redeliver(db, webhookId, made.id)).toMatchObject({ ok: false })
    await deliveryMade(db, made, '200')
    expect(await redeliver(db, webhookId, made.id)).toEqual({ ok: true, id: made.id })
    expect(await claimed(db)).toMatchObject({ id: made.id, attempts: 1 })
  })
})
