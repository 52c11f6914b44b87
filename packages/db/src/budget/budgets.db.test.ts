import type { AgentId, MatchId, SeasonId } from '@wis/engine'
import { defaultPriceOf } from '@wis/protocol'
import type { NewConnector } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import {
  addVersion,
  lacksPrices,
  ownerAgent,
  requestFlightCheck,
  retireAgent,
  updateAgent,
} from '../doors/agents.ts'
import {
  appendRuling,
  claimMatch,
  lockWaiting,
  openTicket,
  voidMatch,
  waitingKinds,
} from '../doors/matches.ts'
import type { Database } from '../index.ts'
import { newId } from '../new-id.ts'
import { model, newVault, registered, space, webhook } from '../testing/registered.ts'
import { deal, openSeason } from '../testing/settled.ts'
import { inTransaction } from '../transaction.ts'
import { firstMatchTokens } from './forecast.ts'
import { settleBudgets } from './use-budgets.ts'

const isDealt = (dealt: object) => 'matchId' in dealt
const at = '2026-01-01T00:00:00.000Z'

/** An agent with a model that may play many matches at once, with these limits, and a season for it. */
async function agentWith(
  db: Database,
  limits: Parameters<typeof updateAgent>[2]['limits'],
  connector: NewConnector = model,
) {
  const { agentId, ownerId } = await registered(db, connector)
  await updateAgent(db, agentId, { limits: { concurrency: 8, ...limits } })
  return { agentId, ownerId, seasonId: await openSeason(db) }
}

const today = async (db: Database, agentId: AgentId) => (await ownerAgent(db, agentId))?.today
const warnings = async (db: Database, agentId: AgentId) =>
  ((await ownerAgent(db, agentId))?.notices ?? []).map(({ params }) => [params['what'], params['percent']])

async function dealOne(db: Database, seasonId: SeasonId, agentId: AgentId): Promise<MatchId> {
  const dealt = await deal(db, seasonId, [agentId])
  if (!('matchId' in dealt)) throw new Error(dealt.refused.join())
  return dealt.matchId
}

/** Plays a speech with this usage, and ends the match. */
async function play(
  db: Database,
  matchId: MatchId,
  use: { tokens: number; costMicros?: number },
): Promise<void> {
  const attempt = (await claimMatch(db, matchId))?.attempt ?? -1
  const call = { seq: 0, seat: 0, kind: 'speech', round: 1, startedAt: at, latencyMs: 1, attempts: 1 }
  const used = {
    inputTokens: use.tokens,
    outputTokens: 0,
    ...(use.costMicros && { costMicros: use.costMicros }),
  }
  const event = { type: 'speech-given', seat: 0, text: 'It is.', cut: false }
  await appendRuling(db, { matchId, attempt }, [{ seq: 0, at, event }], { ...call, ...used })
  await inTransaction(db, async (client) => {
    await client.query(`update matches set status = 'finished' where id = $1`, [matchId])
    await settleBudgets(client, matchId, { counts: true })
  })
}

describe('a limit of tokens', () => {
  it('has room for the matches that are dealt, even if several are dealt at once', async () => {
    const db = await freshDatabase()
    const { agentId, seasonId } = await agentWith(db, { tokensPerDay: 5 * firstMatchTokens + 10 })
    const dealt = await Promise.all(Array.from({ length: 8 }, () => deal(db, seasonId, [agentId])))
    expect(dealt.filter(isDealt)).toHaveLength(5)
    expect(dealt.find((one) => !isDealt(one))).toEqual({ refused: ['budget-spent'] })
    expect(await today(db, agentId)).toMatchObject({ matches: 5, tokens: 5 * firstMatchTokens })
  })

  it('holds for tables that want the same agents in another order', async () => {
    const db = await freshDatabase()
    const first = await agentWith(db, { tokensPerDay: 3 * firstMatchTokens })
    const second = await agentWith(db, { tokensPerDay: 4 * firstMatchTokens })
    const tables = Array.from({ length: 8 }, (_, at) =>
      [first.agentId, second.agentId].toSorted(() => (at % 2) - 0.5),
    )
    const dealt = await Promise.all(tables.map((table) => deal(db, first.seasonId, table)))
    expect(dealt.filter(isDealt)).toHaveLength(3)
  })

  it('is charged the usage of a finished match, and expects as much for the next', async () => {
    const db = await freshDatabase()
    const { agentId, seasonId } = await agentWith(db, { tokensPerDay: 30_000 })
    await play(db, await dealOne(db, seasonId, agentId), { tokens: 9_000 })
    expect(await today(db, agentId)).toMatchObject({ matches: 1, tokens: 9_000 })
    await dealOne(db, seasonId, agentId)
    expect(await today(db, agentId)).toMatchObject({ matches: 2, tokens: 18_000 })
  })

  it('does not apply to agents that do not report their usage', async () => {
    const db = await freshDatabase()
    const { agentId, seasonId } = await agentWith(db, { tokensPerDay: 1 }, webhook)
    expect(isDealt(await deal(db, seasonId, [agentId]))).toBe(true)
  })
})

describe('a limit of money', () => {
  it('is computed from the owner’s prices, and from the real cost of calls', async () => {
    const db = await freshDatabase()
    const { agentId, seasonId } = await agentWith(db, {
      dollarsPerDay: 0.05,
      prices: { input: 2, output: 8 },
    })
    const first = await dealOne(db, seasonId, agentId)
    expect((await today(db, agentId))?.dollars).toBeCloseTo((2 * firstMatchTokens) / 1e6)
    await play(db, first, { tokens: 100, costMicros: 30_000 })
    expect((await today(db, agentId))?.dollars).toBeCloseTo(0.03)
    expect(await deal(db, seasonId, [agentId])).toEqual({ refused: ['budget-spent'] })
  })
})

describe('a limit of money without prices of the owner', () => {
  const served = (name: string, baseUrl: string): NewConnector => ({
    ...model,
    baseUrl,
    model: name,
  })

  it.each([
    ['gpt-4o-mini', 'https://router.example/v1'],
    [' GPT-4o-mini-2024-07-18', 'https://api.openai.com:443/v1'],
    ['models/gpt-4o-mini', 'https://api.deepseek.com/v1'],
    ['deepseek-v4-flash', 'https://api.deepseek.com/v1'],
    ['deepseek-v4-flash', 'https://router.example/v1'],
    ['somebody/a-model', 'https://router.example/v1'],
  ])('reserves for a first match what is known of %s at %s', async (name, baseUrl) => {
    const db = await freshDatabase()
    const { agentId, seasonId } = await agentWith(db, {}, served(name, baseUrl))
    await dealOne(db, seasonId, agentId)
    const price = defaultPriceOf({ ...model, baseUrl, model: name })?.input ?? 0
    expect((await today(db, agentId))?.dollars).toBeCloseTo((price * firstMatchTokens) / 1e6, 5)
  })

  it('is kept where the price of the model is known, and refused where it is not', async () => {
    const db = await freshDatabase()
    const known = await agentWith(db, {}, served('gpt-4o-mini', 'https://api.openai.com/v1'))
    const unknown = await agentWith(db, {}, served('somebody/a-model', 'https://router.example/v1'))
    expect(await lacksPrices(db, known.agentId, { dollarsPerDay: 1 })).toBe(false)
    expect(await lacksPrices(db, unknown.agentId, { dollarsPerDay: 1 })).toBe(true)
    expect(
      await lacksPrices(db, unknown.agentId, { dollarsPerDay: 1, prices: { input: 1, output: 1 } }),
    ).toBe(false)
    expect(await lacksPrices(db, unknown.agentId, { tokensPerDay: 1 })).toBe(false)
    const limits = { dollarsPerDay: 1, prices: { input: 1, output: 1 } }
    await updateAgent(db, unknown.agentId, { limits })
    expect(await lacksPrices(db, unknown.agentId, { prices: null })).toBe(true)
  })

  it('refuses a version whose price nobody knows', async () => {
    const db = await freshDatabase()
    const { agentId } = await agentWith(
      db,
      { dollarsPerDay: 1 },
      served('gpt-4o-mini', 'https://api.openai.com/v1'),
    )
    const connector = served('somebody/a-model', 'https://router.example/v1')
    const add = () => addVersion(db, newVault(), agentId, { connector, note: '' })
    expect(await add()).toEqual({ ok: false, reason: 'prices-needed' })
    await updateAgent(db, agentId, { limits: { prices: { input: 1, output: 1 } } })
    expect(await add()).toMatchObject({ ok: true, number: 2 })
  })
})

describe('a limit of matches', () => {
  it('is kept, and void matches do not count', async () => {
    const db = await freshDatabase()
    const { agentId, seasonId } = await agentWith(db, { matchesPerDay: 2 }, webhook)
    const matchId = await dealOne(db, seasonId, agentId)
    await dealOne(db, seasonId, agentId)
    expect(await deal(db, seasonId, [agentId])).toEqual({ refused: ['daily-limit'] })
    const attempt = (await claimMatch(db, matchId))?.attempt ?? -1
    const entries = [{ seq: 0, at, event: { type: 'match-voided', reason: 'test' } }]
    await voidMatch(db, { matchId, attempt }, { entries }, 'test')
    expect(isDealt(await deal(db, seasonId, [agentId]))).toBe(true)
  })
})

describe('an owner', () => {
  it('is told at 50, 80 and 95 per cent, and when there is no room for another match, each once', async () => {
    const db = await freshDatabase()
    const { agentId, seasonId } = await agentWith(db, { matchesPerDay: 20 }, webhook)
    const owner = await db.prisma.agent.findUniqueOrThrow({ where: { id: agentId } })
    await db.prisma.webhook.create({
      data: {
        id: 'hook',
        userId: owner.ownerId ?? '',
        url: 'https://a.example',
        events: ['budget-80'],
        sealed: '',
        keyId: 'k',
      },
    })
    const told: number[] = []
    for (let match = 1; match <= 20; match++) {
      await play(db, await dealOne(db, seasonId, agentId), { tokens: 0 })
      if ((await warnings(db, agentId)).length > told.length) told.push(match)
    }
    expect(told).toEqual([10, 16, 19, 20])
    expect((await warnings(db, agentId)).toReversed()).toEqual(
      [50, 80, 95, 100].map((share) => ['matches', share]),
    )
    const delivered = await db.prisma.webhookDelivery.findMany({ orderBy: { id: 'asc' } })
    expect(delivered.map(({ payload }) => payload)).toMatchObject(
      [80, 95, 100].map((percent) => ({ percent })),
    )
  })
})

describe('an agent that may not be dealt in', () => {
  it('is an agent whose one memory is in use, or that is retired', async () => {
    const db = await freshDatabase()
    const { agentId, seasonId } = await agentWith(db, {}, space)
    await dealOne(db, seasonId, agentId)
    expect(await deal(db, seasonId, [agentId])).toEqual({ refused: ['at-its-limit-of-matches'] })
    await retireAgent(db, agentId)
    expect(await deal(db, seasonId, [agentId])).toEqual({ refused: ['agent-retired'] })
  })

  it('is an agent in a match that waited longer for a runner than it is played', async () => {
    const db = await freshDatabase()
    const { agentId, seasonId } = await agentWith(db, {}, space)
    await dealOne(db, seasonId, agentId)
    await db.pool.query('update matches set id = $1', [newId(Date.now() - 80 * 60_000)])
    expect(await deal(db, seasonId, [agentId])).toEqual({ refused: ['at-its-limit-of-matches'] })
  })

  it('is never an agent that is dealt twice at the same moment', async () => {
    const db = await freshDatabase()
    const { agentId, seasonId } = await agentWith(db, {}, space)
    const dealt = await Promise.all(Array.from({ length: 6 }, () => deal(db, seasonId, [agentId])))
    expect(dealt.filter(isDealt)).toHaveLength(1)
  })
})

describe('a waiting agent', () => {
  async function limitOf(db: Database, agentId: AgentId): Promise<string | undefined> {
    const request = { seasonId: await openSeason(db), mode: 'practice', language: 'en' } as const
    await openTicket(db, { agentId, ...request })
    return inTransaction(db, async (client) => {
      const [kind] = await waitingKinds(client)
      const seekers = kind ? await lockWaiting(client, kind, { latelyMatches: 3, most: 10 }) : []
      return seekers.find((seeker) => seeker.agentId === agentId)?.limit
    })
  }

  it('hears that there is no room for another match, by the same rule that stops the dealing', async () => {
    const db = await freshDatabase()
    const { agentId, seasonId } = await agentWith(db, { tokensPerDay: firstMatchTokens })
    expect(await limitOf(db, agentId)).toBeUndefined()
    await dealOne(db, seasonId, agentId)
    expect(await limitOf(db, agentId)).toBe('budget-spent')
  })

  it('is told that it has used up its matches, or that it is being checked', async () => {
    const db = await freshDatabase()
    const played = await agentWith(db, { matchesPerDay: 1 }, webhook)
    await dealOne(db, played.seasonId, played.agentId)
    expect(await limitOf(db, played.agentId)).toBe('daily-limit')
    const checked = await agentWith(db, {}, space)
    await requestFlightCheck(db, checked.agentId)
    expect(await limitOf(db, checked.agentId)).toBe('being-checked')
  })
})
