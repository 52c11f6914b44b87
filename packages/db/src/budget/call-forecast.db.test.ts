import type { AgentId } from '@wis/engine'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { callForecasts, updateAgent } from '../doors/agents.ts'
import type { Database } from '../index.ts'
import { model, registered, webhook } from '../testing/registered.ts'
import { decide, openSeason } from '../testing/settled.ts'

const forecast = async (db: Database, agentId: AgentId) => (await callForecasts(db, [agentId])).get(agentId)

/** A match with two calls of the agent, of so much time and 200 tokens each, and one that was not answered. */
async function played(db: Database, agentId: AgentId, latencyMs: number) {
  await updateAgent(db, agentId, { limits: { concurrency: 8 } })
  const matchId = await decide(db, { seasonId: await openSeason(db), agents: [agentId] }, { points: [0] })
  const call = { matchId, seat: 0, kind: 'speech', startedAt: new Date() }
  await db.prisma.agentCall.createMany({
    data: [
      ...[1, 2].map((seq) => ({
        ...call,
        seq,
        round: seq,
        latencyMs,
        reply: 'So.',
        inputTokens: 190,
        outputTokens: 10,
        costMicros: 40,
      })),
      { ...call, seq: 3, round: 3, latencyMs: 60_000 },
    ],
  })
}

describe('the forecast of a call', () => {
  it('is presumed in tokens at first, and nobody knows its time', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db, model)
    expect(await forecast(db, agentId)).toEqual({ agentId, tokens: 2_000, micros: null, ms: null })
    await updateAgent(db, agentId, { limits: { prices: { input: 2, output: 2 } } })
    expect(await forecast(db, agentId)).toMatchObject({ micros: 4_000 })
  })

  it('comes from others of its kind, and then from the calls of its own last matches', async () => {
    const db = await freshDatabase()
    const [{ agentId }, other] = [await registered(db, model), await registered(db, model)]
    await played(db, other.agentId, 8_000)
    expect(await forecast(db, agentId)).toMatchObject({ tokens: 200, ms: 8_000, micros: null })
    await played(db, agentId, 3_000)
    expect(await forecast(db, agentId)).toEqual({ agentId, tokens: 200, micros: 40, ms: 3_000 })
  })

  it('has no tokens of an agent that does not report them', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db, webhook)
    await played(db, agentId, 500)
    expect(await forecast(db, agentId)).toMatchObject({ tokens: null, micros: null, ms: 500 })
  })
})
