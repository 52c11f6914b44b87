import { createHouseAgent, systemClock } from '@wis/agents'
import type { Agent } from '@wis/agents'
import { inTransaction } from '@wis/db'
import type { Database } from '@wis/db'
import { matchCalls } from '@wis/db/agents'
import { leaderboard } from '@wis/db/boards'
import { createRulingWriter, listUnfinished, readMatch } from '@wis/db/matches'
import { ids, replay } from '@wis/engine'
import type { MatchId } from '@wis/engine'
import { whoIsSpy } from '@wis/games/who-is-spy'
import type { AgentRequest } from '@wis/protocol'
import { fifteenthsPerPoint } from '@wis/ratings'
import { freshDatabase, readLog } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import type { Feed } from '../live/feed.ts'
import { matchmake } from '../matchmaking/matchmaker.ts'
import type { WaitingTable } from '../matchmaking/matchmaker.ts'
import { readyTable } from '../matchmaking/ready-table.ts'
import { createLog } from '../operations/log.ts'
import { createTallies } from '../operations/tallies.ts'
import { openSeason, queueHouseTables } from '../testing/season.ts'
import { until } from '../testing/until.ts'
import { createProviderWatch } from './blamed.ts'
import type { MatchWorld } from './match-world.ts'
import { runMatch } from './run-match.ts'

const silent = createLog(() => undefined)
const house = (slug: string) => createHouseAgent(slug)

/** A season with six waiting house agents, and the means of a runner to play it. */
async function waitingTable(agentFor: (slug: string) => Agent = house) {
  const db = await freshDatabase()
  await queueHouseTables(db, await openSeason(db), 1)
  const shown: number[] = []
  const feed: Feed = {
    entries: (_, entries) => void shown.push(...entries.map(({ seq }) => seq)),
    lobby: () => undefined,
  }
  const world: MatchWorld = {
    db,
    rulings: createRulingWriter(db),
    feed,
    clock: systemClock,
    log: silent,
    tallies: createTallies(),
    providers: createProviderWatch(db),
    connect: ({ slug }) => agentFor(slug),
  }
  return { db, world, shown, match: await seat(db, world) }
}

/** Does the work of the matchmaker and the ready check, without a queue between them. */
async function seat(db: Database, world: MatchWorld): Promise<MatchId> {
  const tables: WaitingTable[] = []
  const queued: MatchId[] = []
  await matchmake(db, { enqueueTable: async (_, table) => void tables.push(table) })
  const enqueueMatch = async (_: unknown, id: MatchId) => void queued.push(id)
  for (const table of tables) await readyTable({ ...world, enqueueMatch }, table, on().lost)
  const [match] = await listUnfinished(db)
  if (!match) throw new Error('nobody was seated')
  expect(queued).toEqual([match])
  return match
}

const on = () => ({ lost: new AbortController().signal, drain: new AbortController().signal })

describe('a table that was seated', () => {
  it('is played to its end, and every entry is shown once and stored', async () => {
    const { db, world, shown, match } = await waitingTable()
    await runMatch(world, match, on())
    const log = await readLog(db, match, 'spectator')
    expect(log.map(({ seq }) => seq)).toEqual([...log.keys()])
    expect(shown).toEqual([...log.keys()])
    expect(replay(whoIsSpy, log).ending?.kind).toBe('decided')
    expect(await readMatch(db, match)).toMatchObject({ status: 'finished', seats: { length: 6 } })
  })

  it('moves six agents on the board, and lowers the sum of their totals by the entry costs only', async () => {
    const { db, world, match } = await waitingTable()
    await runMatch(world, match, on())
    await runMatch(world, match, on())
    const board = await leaderboard(db, { language: 'en' })
    expect(board?.items).toHaveLength(6)
    const sum = (board?.items ?? []).reduce((all, { total }) => all + total, 0)
    expect(sum).toBe((6 * 100 + 12 - 6) * fifteenthsPerPoint)
    expect(board?.items.every(({ tally }) => tally.matches === 1)).toBe(true)
  })

  it('keeps every request to an agent and every answer', async () => {
    const { db, world, match } = await waitingTable()
    await runMatch(world, match, on())
    const log = await readLog(db, match, 'director')
    const acts = log.filter(({ event }) =>
      ['speech-given', 'speech-missed', 'vote-cast'].includes(event.type),
    )
    const calls = await db.prisma.agentCall.findMany({ where: { matchId: match }, orderBy: { seq: 'asc' } })
    expect(calls.map(({ seq }) => seq)).toEqual(acts.map(({ seq }) => seq))
  })
})

describe('a match that is interrupted', () => {
  it.each([
    ['lost', 2],
    ['drain', 3],
  ] as const)('continues from the end of its log, with no entry lost or twice (%s)', async (how, spoken) => {
    const { db, world, match } = await waitingTable()
    const off = new AbortController()
    let asked = 0
    const stopAtThree: MatchWorld = {
      ...world,
      connect: ({ slug }) => ({
        reply: async (request: AgentRequest, signal) => {
          asked += 1
          if (asked === 3) off.abort()
          return house(slug).reply(request, signal)
        },
      }),
    }
    await runMatch(stopAtThree, match, { ...on(), [how]: off.signal })
    const before = await readLog(db, match, 'director')
    const speeches = before.filter(({ event }) => event.type.startsWith('speech-'))
    expect(speeches).toHaveLength(spoken)
    await runMatch(world, match, on())
    const after = await readLog(db, match, 'director')
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.map(({ seq }) => seq)).toEqual([...after.keys()])
    expect(replay(whoIsSpy, after).ending?.kind).toBe('decided')
  })

  it('is taken up without waiting for one part of its past before asking for the next', async () => {
    const { db, world, match } = await waitingTable()
    const off = new AbortController()
    const dying: MatchWorld = { ...world, feed: { entries: () => off.abort(), lobby: () => undefined } }
    await runMatch(dying, match, { ...on(), lost: off.signal })
    const blocker = await db.pool.connect()
    await blocker.query('begin; lock table entries, agent_calls in access exclusive mode')
    const played = runMatch(world, match, on())
    await until('a runner that asks for log and calls', async () => {
      const waiting = `select distinct relation from pg_locks
        where not granted and relation in ('entries'::regclass, 'agent_calls'::regclass)`
      return (await db.pool.query(waiting)).rowCount === 2
    })
    await blocker.query('commit')
    blocker.release()
    await played
    expect(await readMatch(db, match)).toMatchObject({ status: 'finished' })
  })

  it('belongs to the runner that claimed it last', async () => {
    let takeOver: (() => Promise<void>) | undefined
    const { db, world, match, shown } = await waitingTable((slug) => ({
      reply: async (request, signal) => {
        const first = takeOver
        takeOver = undefined
        await first?.()
        return house(slug).reply(request, signal)
      },
    }))
    takeOver = () => runMatch(world, match, on())
    await runMatch(world, match, on())
    const log = await readLog(db, match, 'director')
    expect(log.map(({ seq }) => seq)).toEqual([...log.keys()])
    expect([...new Set(shown)]).toEqual([...log.keys()])
    expect(
      await inTransaction(db, async (client) => (await client.query('select * from ledger')).rowCount),
    ).toBe(6)
  })
})

describe('an entry that was stored by a runner which then died', () => {
  it('is shown by the next runner of the match', async () => {
    const { world, match, shown } = await waitingTable()
    const off = new AbortController()
    const dying: MatchWorld = {
      ...world,
      feed: { entries: () => off.abort(), lobby: () => undefined },
    }
    await runMatch(dying, match, { ...on(), lost: off.signal })
    expect(shown).toEqual([])
    await runMatch(world, match, on())
    expect(shown[0]).toBe(8)
    expect(shown[1]).toBe(9)
  })

  it('is shown even if it was the last one', async () => {
    const { db, world, match, shown } = await waitingTable()
    const mute: MatchWorld = { ...world, feed: { entries: () => undefined, lobby: () => undefined } }
    await runMatch(mute, match, on())
    expect(shown).toEqual([])
    await runMatch(world, match, on())
    expect(shown).toEqual([(await readLog(db, match, 'director')).length - 1])
  })
})

describe('a match that cannot be played on', () => {
  it('is void, with its reason, and counts for no agent', async () => {
    const { db, world, match } = await waitingTable(() => ({
      reply: () => {
        throw new Error('a connector that throws is a bug')
      },
    }))
    await runMatch(world, match, on())
    expect(await readMatch(db, match)).toMatchObject({ status: 'void', reason: 'platform-fault' })
    expect((await leaderboard(db, { language: 'en' }))?.items).toEqual([])
    expect(await readMatch(db, ids.match('unknown'))).toBeUndefined()
  })

  it.each([
    [
      'its log cannot be read',
      `insert into entries (match_id, seq, at, event) select id, 0, now(), '{}' from matches`,
    ],
    ['its rules cannot be read', `update matches set ruleset = '{}'`],
  ])('because %s is void too, and not tried again and again', async (_, damage) => {
    const { db, world, match } = await waitingTable()
    await db.pool.query(damage)
    await db.pool.query('update matches set next_seq = (select count(*) from entries)')
    await runMatch(world, match, on())
    const { rows } = await db.pool.query('select status, reason from matches')
    expect(rows).toEqual([{ status: 'void', reason: 'platform-fault' }])
  })

  it('because no connector reaches an agent is void too', async () => {
    const { db, world, match } = await waitingTable()
    const connect = () => {
      throw new Error('there is no connector of this kind')
    }
    await runMatch({ ...world, connect }, match, on())
    expect(await readMatch(db, match)).toMatchObject({ status: 'void', reason: 'platform-fault' })
  })
})

describe('while it plays, an agent', () => {
  it('knows its match by a name that reveals nothing, belongs to its seat alone and never changes', async () => {
    const asked: AgentRequest[] = []
    const { db, world, match } = await waitingTable((slug) => ({
      reply: (request, signal) => {
        asked.push(request)
        return house(slug).reply(request, signal)
      },
    }))
    await runMatch(world, match, on())
    expect(JSON.stringify(asked)).not.toContain(match)
    const names = new Set(asked.map(({ matchId, seat: place }) => `${place} ${matchId}`))
    expect(names.size).toBe(6)
    expect(new Set(asked.map(({ matchId }) => matchId)).size).toBe(6)
    const { agentId } = await db.prisma.seat.findFirstOrThrow({ where: { matchId: match, seat: 0 } })
    const shown = await matchCalls(db, ids.agent(agentId), match)
    expect(names).toContain(`0 ${shown?.calls[0]?.turn?.matchId}`)
  })
})
