import { createHouseAgent } from '@wis/agents'
import type { Agent, AgentNews } from '@wis/agents'
import type { Database } from '@wis/db'
import { matchCalls } from '@wis/db/agents'
import { keepTold, openFarewells, readMatch } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { describe, expect, it } from 'vitest'
import { dealtTable } from '../testing/dealt-table.ts'
import { until } from '../testing/until.ts'
import { giveUp } from './give-up.ts'
import { runMatch } from './run-match.ts'

const never = new AbortController().signal
const isEnd = ({ event }: AgentNews['entries'][number]) => /^match-(ended|voided)$/.test(event.type)

/** A match whose first agent keeps a memory, and the news which that agent hears. */
async function dealt(hear: Agent['hear']) {
  let listener = ''
  const table = await dealtTable((slug) => ({
    reply: (request, signal) => createHouseAgent(slug).reply(request, signal),
    ...(slug === listener && hear && { hear }),
  }))
  const { db, matchId } = table
  const { agent, agentId } = await db.prisma.seat.findFirstOrThrow({
    where: { matchId, seat: 0 },
    include: { agent: true },
  })
  listener = agent.slug
  await db.pool.query(`update seats set memory = 'someone/agent' where match_id = $1 and seat = 0`, [matchId])
  return { ...table, agentId: ids.agent(agentId) }
}

const hasEnded = async (db: Database, matchId: Parameters<typeof readMatch>[1]) =>
  ['finished', 'void'].includes((await readMatch(db, matchId))?.status ?? '')

describe('an agent that is slow to hear the end of its match', () => {
  it('delays neither the settling of the match nor the next match', async () => {
    let heardOut = () => {}
    const slow = new Promise<void>((resolve) => (heardOut = resolve))
    const { db, world, matchId } = await dealt(async ({ entries }) => {
      if (entries.some(isEnd)) await slow
      return []
    })
    let leavesPlace = () => {}
    const aside = new Promise<void>((resolve) => (leavesPlace = resolve))
    const run = runMatch(world, matchId, { lost: never, drain: never, stepAside: () => leavesPlace() })
    await aside
    expect(await hasEnded(db, matchId)).toBe(true)
    expect(await openFarewells(db)).toEqual([matchId])
    heardOut()
    await run
    await until('the end of the farewell', async () => (await openFarewells(db)).length === 0)
  })

  it(
    'is told the rest by another runner if its own died, from the piece it had reached',
    { tags: ['nightly'] },
    async () => {
      const dying = new AbortController()
      const heard: number[][] = []
      const { db, world, matchId } = await dealt(async ({ entries }, signal) => {
        if (entries.some(isEnd) && !dying.signal.aborted) {
          dying.abort()
          await new Promise((resolve) => signal.addEventListener('abort', resolve))
        } else heard.push(entries.map(({ seq }) => seq))
        return []
      })
      await runMatch(world, matchId, { lost: dying.signal, drain: never })
      expect(await openFarewells(db)).toEqual([matchId])
      const before = heard.length
      const { heardSeq } = await db.prisma.seat.findFirstOrThrow({ where: { matchId, seat: 0 } })
      expect(heardSeq).toBeGreaterThanOrEqual(heard.flat().at(-1) ?? 0)
      await runMatch(world, matchId, { lost: never, drain: never })
      expect(heard).toHaveLength(before + 1)
      expect(heard.at(-1)?.at(-1)).toBe((await db.prisma.entry.count({ where: { matchId } })) - 1)
      await until('the end of the farewell', async () => (await openFarewells(db)).length === 0)
    },
  )
})

describe('a match that was given up by a runner which did not play it', () => {
  it('is void for the agents at its table too', async () => {
    const heard: string[] = []
    const { world, matchId } = await dealt(async ({ entries }) => {
      heard.push(...entries.map(({ event }) => event.type))
      return []
    })
    await giveUp(world, matchId, 'ran-too-long')
    await runMatch(world, matchId, { lost: never, drain: never })
    expect(heard).toEqual(['match-voided'])
  })

  it('whose log cannot be read is void for them too', async () => {
    const heard: string[] = []
    const { db, world, matchId } = await dealt(async ({ entries }) => {
      heard.push(...entries.map(({ event }) => event.type))
      return []
    })
    await db.pool.query(`insert into entries (match_id, seq, at, event) values ($1, 0, now(), '{}')`, [
      matchId,
    ])
    await db.pool.query(`update matches set next_seq = 1`)
    await runMatch(world, matchId, { lost: never, drain: never })
    expect(heard).toEqual(['match-voided'])
  })
})

describe('a piece of news that an agent did not accept', () => {
  it('stands in order among the accepted ones, with its exchange on the wire', async () => {
    const at = '2026-01-01T00:00:0'
    const attempts = (second: number) => [{ startedAt: `${at}${second}.000Z`, latencyMs: 1 }]
    const { db, matchId, agentId } = await dealt(async () => [])
    const told = (seq: number, second: number) => ({
      seq,
      told: `{"n":${second}}`,
      attempts: attempts(second),
    })
    await keepTold(db, { matchId, seat: 0 }, [
      told(0, 1),
      { ...told(0, 2), detail: 'answered 422' },
      told(1, 3),
    ])
    const shown = await matchCalls(db, agentId, matchId)
    expect(shown?.told.map(({ seq, taken, detail, exchange }) => [seq, taken, detail, exchange])).toEqual([
      [0, true, null, attempts(1)],
      [0, false, 'answered 422', attempts(2)],
      [1, true, null, attempts(3)],
    ])
  })

  it('stands among its calls, and is no fault', async () => {
    const missed = { seq: 0, told: '{"status":"round"}', detail: 'answered 422', attempts: [] }
    const { db, world, matchId, agentId } = await dealt(async ({ entries }) =>
      entries.some(({ seq }) => seq === missed.seq) ? [missed, missed] : [],
    )
    await runMatch(world, matchId, { lost: never, drain: never })
    await until(
      'what it did not take',
      async () => (await matchCalls(db, agentId, matchId))?.told.length === 2,
    )
    const shown = await matchCalls(db, agentId, matchId)
    expect(shown?.told[0]).toMatchObject({ seq: 0, told: missed.told, taken: false, detail: 'answered 422' })
    await keepTold(db, { matchId, seat: 0 }, [missed])
    expect((await matchCalls(db, agentId, matchId))?.told).toHaveLength(3)
    expect(await db.prisma.fault.count()).toBe(0)
  })
})
