import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { agentCalls, agentMatches, readCost, versionResults, versionUse } from '../../doors/agents.ts'
import { namedAgents, playedOut } from '../../testing/played-out.ts'
import { openSeason } from '../../testing/settled.ts'

it('adds up the counted matches of each version', async () => {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  const agents = await namedAgents(db, ['ant', 'bee', 'cat', 'dog', 'elk', 'fox'])
  const [agentId] = agents
  if (!agentId) expect.fail('no agent')
  for (const seed of ['one', 'two', 'three']) await playedOut(db, { seasonId, agents, seed })
  await db.prisma.agentVersion.create({
    data: { id: 'next', agentId, number: 2, settings: {}, note: 'Calmer.' },
  })
  const newest = (await agentMatches(db, agentId, {})).items[0]?.match.id ?? ''
  await db.prisma.seat.updateMany({ where: { matchId: newest, agentId }, data: { versionId: 'next' } })

  const seats = await db.prisma.seat.findMany({ where: { agentId }, orderBy: { matchId: 'asc' } })
  const points = seats.map((seat) => Number(seat.points))
  const [first = 0, second = 0, third = 0] = points
  expect(await versionResults(db, agentId)).toMatchObject([
    { game: 'who-is-spy', number: 2, note: 'Calmer.', n: 1, mean: third, variance: 0 },
    { game: 'who-is-spy', number: 1, n: 2, mean: (first + second) / 2, variance: (first - second) ** 2 / 2 },
  ])
  await db.prisma.match.update({ where: { id: newest }, data: { withheld: true } })
  expect(await versionResults(db, agentId)).toMatchObject([{ number: 1, n: 2 }])
})

it('adds up what each version used, and matches and calls are found by their version', async () => {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  const agents = await namedAgents(db, ['ant', 'bee', 'cat', 'dog', 'elk', 'fox'])
  const [agentId] = agents
  if (!agentId) expect.fail('no agent')
  for (const seed of ['one', 'two', 'three']) await playedOut(db, { seasonId, agents, seed })
  await db.prisma.agentVersion.create({ data: { id: 'next', agentId, number: 2, settings: {} } })
  const [newest = '', , oldest = ''] = (await agentMatches(db, agentId, {})).items.map(
    ({ match }) => match.id,
  )
  await db.prisma.seat.updateMany({ where: { matchId: newest, agentId }, data: { versionId: 'next' } })
  await db.pool.query('delete from agent_calls')
  const called = async (matchId: string, seq: number, more: object) => {
    const { seat } = await db.prisma.seat.findFirstOrThrow({ where: { matchId, agentId } })
    const call = { matchId, seq, seat, kind: 'speech', round: 1, startedAt: new Date(), latencyMs: 100 }
    await db.prisma.agentCall.create({ data: { ...call, ...more } })
  }
  await called(newest, 9, { latencyMs: 300, reply: 'a', inputTokens: 90, outputTokens: 10, costMicros: 5 })
  await called(newest, 12, { latencyMs: 100, reply: 'b', inputTokens: 100, outputTokens: 0, costMicros: 7 })
  await called(newest, 15, { latencyMs: 9_000, failure: 'timeout', verdict: 'agent' })
  await called(oldest, 9, { reply: 'c' })
  expect(await versionUse(db, agentId)).toEqual([
    { version: 2, matches: 1, calls: 3, failed: 1, medianMs: 200, tokens: 200, costMicros: 12 },
    { version: 1, matches: 2, calls: 1, failed: 0, medianMs: 100, tokens: null, costMicros: null },
  ])
  const settings = { kind: 'openai', model: 'small', baseUrl: 'https://api.example.org/v1' }
  await db.prisma.agentVersion.update({ where: { id: 'next' }, data: { settings } })
  await db.pool.query('delete from budget_days')
  await db.pool.query(
    `insert into budget_days (agent_id, day, matches, tokens, spend, check_tokens) values
       ($1, current_date, 1, 200, 12, 40), ($1, current_date - 60, 9, 9, 9, 9)`,
    [agentId],
  )
  const cost = await readCost(db, agentId)
  expect(cost.models).toMatchObject([
    {
      model: 'small',
      provider: 'api.example.org',
      versions: [2],
      matches: 1,
      calls: 3,
      failed: 1,
      costMicros: 12,
    },
    { model: null, provider: null, versions: [1], matches: 1, calls: 1, costMicros: null },
  ])
  expect(cost.models[0]).toMatchObject({ inputTokens: 190, outputTokens: 10, medianMs: 300 })
  expect(cost.matches.map(({ matchId, calls, waitedMs }) => [matchId, calls, waitedMs])).toMatchObject([
    [newest, 3, 9_400],
    [expect.any(String), 0, null],
    [oldest, 1, 100],
  ])
  expect(cost.days).toMatchObject([{ matches: 1, tokens: 200, costMicros: 12, checkTokens: 40 }])
  const found = async (version: number) =>
    (await agentMatches(db, agentId, { version })).items.map(({ match }) => match.id)
  expect([await found(2), (await found(1)).length, await found(3)]).toEqual([[newest], 2, []])
  const calls = async (version: number) =>
    (await agentCalls(db, agentId, { version })).items.map(({ seq }) => seq)
  expect([await calls(2), await calls(1), await calls(3)]).toEqual([[15, 12, 9], [9], []])
})
