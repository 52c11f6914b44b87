import type { AgentId } from '@wis/engine'
import { checkSizeOf, noticeCount, situationCount, turnCount } from '@wis/protocol'
import type { FlightSpent } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { checkForecast, updateAgent } from '../../doors/agents.ts'
import type { Database } from '../../index.ts'
import { model, passFlightCheck, registered, space, webhook } from '../../testing/registered.ts'
import { decide, openSeason } from '../../testing/settled.ts'

const turns = turnCount(['en'])
const whose = { game: 'who-is-spy', situations: situationCount(['en']), atMost: false }

/** A match with two turns of the agent, of 3 seconds and 200 tokens each. */
async function played(db: Database, agentId: AgentId) {
  const matchId = await decide(db, { seasonId: await openSeason(db), agents: [agentId] }, { points: [0] })
  await db.prisma.agentCall.createMany({
    data: [1, 2].map((seq) => ({
      matchId,
      seq,
      seat: 0,
      kind: 'speech',
      round: seq,
      startedAt: new Date(),
      latencyMs: 3000,
      reply: 'Something.',
      inputTokens: 190,
      outputTokens: 10,
      costMicros: 40,
    })),
  })
}

async function checked(db: Database, agentId: AgentId, spent: FlightSpent) {
  await passFlightCheck(db, agentId)
  await db.prisma.flightCheck.updateMany({ where: { agentId }, data: { report: { steps: [], spent } } })
}

describe('the forecast for a flight check', () => {
  it('is not known before anything was measured, but for its calls', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db, webhook)
    expect(await checkForecast(db, agentId)).toEqual({
      turns,
      calls: turns,
      seconds: null,
      tokens: null,
      dollars: null,
      ...whose,
    })
  })

  it('is presumed in tokens of a model, and in money by the price that its owner says', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db, model)
    expect(await checkForecast(db, agentId)).toMatchObject({ tokens: { from: 'presumed' }, dollars: null })
    await updateAgent(db, agentId, { limits: { prices: { input: 2, output: 2 } } })
    const { tokens, dollars } = (await checkForecast(db, agentId)) ?? {}
    expect(dollars).toBeCloseTo(((tokens?.count ?? 0) * 2) / 1e6, 4)
  })

  it('comes from the turns of its last matches, and later from its last check', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db, model)
    await played(db, agentId)
    expect(await checkForecast(db, agentId)).toEqual({
      turns,
      calls: turns,
      seconds: { count: turns * 3, from: 'matches' },
      ...whose,
      tokens: { count: turns * 200, from: 'matches' },
      dollars: (turns * 40) / 1e6,
    })
    const spent = { turns: 10, tookMs: 20_000, inputTokens: 900, outputTokens: 100, costMicros: 50 }
    await checked(db, agentId, spent)
    expect(await checkForecast(db, agentId)).toMatchObject({
      seconds: { count: turns * 2, from: 'check' },
      tokens: { count: turns * 100, from: 'check' },
      dollars: (turns * 5) / 1e6,
    })
  })

  it('says of a game without situations how many matches and how many calls there are at most', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db, space)
    await updateAgent(db, agentId, { games: ['hanabi'] })
    const size = checkSizeOf('hanabi', ['en'])
    expect(size).toEqual({ situations: 2, turns: 24, notices: 0, atMost: true })
    const hanabi = { game: 'hanabi', situations: 2, turns: 24, calls: 24, atMost: true }
    expect(await checkForecast(db, agentId)).toMatchObject(hanabi)
    expect(await checkForecast(db, agentId, 'hanabi')).toMatchObject(hanabi)
    expect(await checkForecast(db, agentId, 'who-is-spy')).toMatchObject(whose)
  })

  it('counts every call of a strategy that takes several, in the game that it is made for', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db, { ...model, strategy: { preset: 'interintent' } })
    const { turns: asked } = checkSizeOf('avalon', ['en'])
    expect(await checkForecast(db, agentId, 'avalon')).toMatchObject({ turns: asked, calls: 6 * asked })
    expect(await checkForecast(db, agentId, 'who-is-spy')).toMatchObject({ turns, calls: turns })
  })

  it('includes the notices to a Space, and does not take its turns for all of the time', async () => {
    const db = await freshDatabase()
    const { agentId } = await registered(db, space)
    await played(db, agentId)
    const forecast = await checkForecast(db, agentId)
    expect(forecast).toMatchObject({ turns, calls: turns + noticeCount(['en']), seconds: null, tokens: null })
  })
})
