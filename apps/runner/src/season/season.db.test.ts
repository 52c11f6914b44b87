import { createHouseAgent } from '@wis/agents'
import {
  compareStandings,
  createSeason,
  createUser,
  decideEntry,
  listFixtures,
  listHouseAgents,
  moveSeason,
  openTicket,
  pairedResults,
  readLog,
  readMatch,
  readPlayed,
  readSeason,
} from '@wis/db'
import type { Database } from '@wis/db'
import { ids } from '@wis/engine'
import type { MatchId, SeasonId } from '@wis/engine'
import { dealSeedOf, exportMatch, signingKeyFrom, verifyExport } from '@wis/proof'
import { newSeason } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import type { Feed } from '../live/feed.ts'
import { runMatch } from '../match/run-match.ts'
import { matchmake } from '../matchmaking/matchmaker.ts'
import type { TableQueue, WaitingTable } from '../matchmaking/matchmaker.ts'
import { readyTable } from '../matchmaking/ready-table.ts'
import { systemClock } from '../operations/clock.ts'
import { createLog } from '../operations/log.ts'
import { openSeason } from '../testing/season.ts'
import { tendSeasons } from './tend-seasons.ts'

const never = new AbortController().signal
const shown: string[] = []
const feed: Feed = { entries: (matchId) => void shown.push(matchId), lobby: ({ id }) => void shown.push(id) }
const tallies = { turn: () => undefined, ended: () => undefined }

/** A season with so many house agents entered, whose entry is over. */
async function scheduled(db: Database, format: 'round-robin' | 'knockout', agents: number, deals: number) {
  await openSeason(db)
  const email = 'olga@example.org'
  const id = await createUser(db, { name: 'Olga', email, passwordHash: null, firstIsAdmin: false })
  const actor = { id: id ?? '', name: 'Olga' }
  const about = { name: 'Cup', languages: ['en'], ruleset: 'wis-2024', format, terms: { deals } }
  const entryEndsAt = new Date(Date.now() + 60_000).toISOString()
  const slug = await createSeason(db, actor, newSeason.parse({ ...about, entryEndsAt }))
  const seasonId = (await readSeason(db, slug))?.id as SeasonId
  const entrants = (await listHouseAgents(db)).slice(0, agents).map((agent) => agent.id)
  for (const agentId of entrants) await decideEntry(db, actor, { seasonId, agentId, decision: 'invite' })
  await moveSeason(db, actor, seasonId, 'open')
  await db.pool.query(`update seasons set entry_ends_at = now() - interval '1 second' where id = $1`, [
    seasonId,
  ])
  return { slug, seasonId, entrants, actor }
}

/** Looks after seasons once, and takes whatever it began as far as `play` lets it go. */
async function tend(db: Database, play: (matchId: MatchId) => Promise<void>): Promise<number> {
  const matches = await seated(db, (queue) => tendSeasons(db, queue))
  for (const matchId of matches) await play(matchId)
  return matches.length
}

/** The matches of the tables that were set, made ready and dealt. */
async function seated(db: Database, set: (queue: TableQueue) => Promise<void>): Promise<MatchId[]> {
  const tables: WaitingTable[] = []
  await set({ enqueueTable: async (_, table) => void tables.push(table) })
  const matches: MatchId[] = []
  const world = {
    ...{ db, feed, clock: systemClock, tallies, log: createLog(() => undefined) },
    connect: ({ slug }: { slug: string }) => createHouseAgent(slug),
    enqueueMatch: async (_: unknown, matchId: MatchId) => void matches.push(matchId),
  }
  for (const table of tables) await readyTable(world, table, never)
  return matches
}

const playerOf = (db: Database) => (matchId: MatchId) =>
  runMatch(
    {
      ...{ db, feed, clock: systemClock, tallies, log: createLog(() => undefined) },
      connect: ({ slug }) => createHouseAgent(slug),
    },
    matchId,
    { lost: never, drain: never },
  )

async function playOut(db: Database): Promise<void> {
  while ((await tend(db, playerOf(db))) > 0);
}

const fixturesOf = async (db: Database, seasonId: SeasonId) =>
  (await listFixtures(db, seasonId, { limit: 500 })).items

describe('a round robin', { timeout: 120_000 }, () => {
  it('of seven is played to its end: everybody plays every deal from every seat, once as the spy', async () => {
    const db = await freshDatabase()
    const { slug, seasonId, entrants, actor } = await scheduled(db, 'round-robin', 7, 2)
    await playOut(db)
    const fixtures = await fixturesOf(db, seasonId)
    expect(fixtures).toHaveLength(2 * 2 * 6)
    expect(new Set(fixtures.map(({ state }) => state))).toEqual(new Set(['done']))
    const { rows } = await db.pool.query(
      `select x.agent_id, f.deal_id, count(distinct x.seat)::int as seats,
              count(*) filter (where x.role = 'spy')::int as spy
       from fixtures f join seats x on x.match_id = f.match_id where x.agent_id = any($1::text[]) group by 1, 2`,
      [entrants],
    )
    expect(rows).toHaveLength(14)
    for (const row of rows) expect(row).toMatchObject({ seats: 6, spy: 1 })
    for (const to of ['closing', 'closed'] as const) await moveSeason(db, actor, seasonId, to)
    expect((await readSeason(db, slug))?.board?.boards[0]?.lines.length).toBeGreaterThanOrEqual(7)
    expect(await compareStandings(db)).toEqual([])
  })

  it('of all the house agents is filled from the other table, and none of them misses a deal', async () => {
    const db = await freshDatabase()
    const { seasonId, entrants } = await scheduled(db, 'round-robin', 10, 1)
    expect(entrants).toHaveLength(10)
    await seated(db, (queue) => tendSeasons(db, queue))
    const fixtures = await fixturesOf(db, seasonId)
    expect(fixtures).toHaveLength(12)
    for (const { agentIds } of fixtures) expect(new Set(agentIds).size).toBe(6)
    expect(new Set(fixtures.flatMap(({ agentIds }) => agentIds)).size).toBe(10)
  })

  it('that cannot fill its tables waits for house agents, and keeps no other season waiting', async () => {
    const db = await freshDatabase()
    const short = await scheduled(db, 'round-robin', 4, 1)
    const others = (await listHouseAgents(db)).filter(({ id }) => !short.entrants.includes(id))
    await db.prisma.agent.updateMany({
      where: { id: { in: others.slice(1).map(({ id }) => id) } },
      data: { online: false },
    })
    await tendSeasons(db, { enqueueTable: async () => undefined })
    expect(await fixturesOf(db, short.seasonId)).toEqual([])
    await db.prisma.agent.updateMany({ data: { online: true } })
    await tendSeasons(db, { enqueueTable: async () => undefined })
    expect(await fixturesOf(db, short.seasonId)).toHaveLength(6)
  })

  it('takes nobody in once its schedule is made', async () => {
    const db = await freshDatabase()
    const { seasonId, actor } = await scheduled(db, 'round-robin', 6, 1)
    const late = (await listHouseAgents(db)).slice(6).map(({ id }) => id)
    const invite = (agentId = late[0] ?? ids.agent('')) =>
      decideEntry(db, actor, { seasonId, agentId, decision: 'invite' })
    expect(await invite()).toMatchObject({ state: 'entered' })
    await tendSeasons(db, { enqueueTable: async () => undefined })
    expect(await invite(late[1])).toEqual({ ok: false, reason: 'entry-closed' })
  })

  it('leaves matches that prove themselves, with one deal for all of a block', async () => {
    const db = await freshDatabase()
    const { seasonId } = await scheduled(db, 'round-robin', 6, 1)
    await playOut(db)
    const key = signingKeyFrom(new Uint8Array(32).fill(1))
    const dealSeeds = new Set<string | undefined>()
    for (const { matchId, agentIds } of await fixturesOf(db, seasonId)) {
      const played = await readPlayed(db, ids.match(matchId ?? ''))
      if (!played) throw new Error('not played')
      expect(played.seats.map(({ agent }) => agent)).toEqual(agentIds)
      const lines = exportMatch(played, { version: '1', key }) ?? []
      expect(verifyExport(lines)).toMatchObject({ ok: true })
      dealSeeds.add(dealSeedOf(played.seed))
    }
    expect(dealSeeds.size).toBe(1)
  })

  it('keeps a deal back until it is played out, from everybody who might play it', async () => {
    const db = await freshDatabase()
    const { seasonId } = await scheduled(db, 'round-robin', 6, 1)
    let seen = 0
    shown.length = 0
    await tend(db, async (matchId) => {
      if (seen++ > 0) return
      await playerOf(db)(matchId)
      expect(await readLog(db, matchId, 'spectator')).toEqual([])
      expect(await readMatch(db, matchId)).toMatchObject({
        status: 'finished',
        withheld: true,
        winner: null,
        words: null,
      })
      expect(await readPlayed(db, matchId)).toBeUndefined()
    })
    expect(shown).toEqual([])
    expect((await fixturesOf(db, seasonId)).every(({ matchId }) => matchId === null)).toBe(true)
  })

  it('plays a void match again, and drops it when that goes on', async () => {
    const db = await freshDatabase()
    const { seasonId } = await scheduled(db, 'round-robin', 6, 1)
    for (let look = 0; look < 8; look++) {
      await tend(db, async (matchId) => {
        await db.pool.query(`update matches set status = 'void', ended_at = now() where id = $1`, [matchId])
      })
      await db.pool.query(`update fixtures set not_before = null`)
    }
    expect(new Set((await fixturesOf(db, seasonId)).map(({ state }) => state))).toEqual(new Set(['dropped']))
    expect(await db.prisma.match.count({ where: { seasonId } })).toBe(18)
    expect(await db.prisma.match.count({ where: { withheld: true } })).toBe(0)
  })

  it('compares two agents on the deals that both have played', async () => {
    const db = await freshDatabase()
    const { seasonId, entrants } = await scheduled(db, 'round-robin', 6, 3)
    await playOut(db)
    const [first = '', second = ''] = entrants
    const results = await pairedResults(db, { seasonId, language: 'en', first, second })
    expect(results).toHaveLength(3)
    const { rows } = await db.pool.query(
      `select sum(points)::float8 / 15 as points from ledger where agent_id = $1`,
      [first],
    )
    expect(results.reduce((sum, one) => sum + one.first, 0) * 6).toBeCloseTo(rows[0].points, 6)
  })
})

describe('a knockout', { timeout: 120_000 }, () => {
  it('of eight goes on with the best two of each group, ends with one table, and under embargo says not who sits there', async () => {
    const db = await freshDatabase()
    const { seasonId, entrants } = await scheduled(db, 'knockout', 8, 1)
    await playOut(db)
    const fixtures = await fixturesOf(db, seasonId)
    const inStage = (stage: number) =>
      new Set(
        fixtures.flatMap((one) =>
          one.stage === stage ? one.agentIds.filter((id) => entrants.includes(ids.agent(id))) : [],
        ),
      )
    expect([...new Set(fixtures.map(({ stage }) => stage))]).toEqual([1, 2])
    expect(inStage(1).size).toBe(8)
    expect(inStage(2).size).toBeGreaterThanOrEqual(4)
    expect(fixtures.filter(({ stage }) => stage === 2)).toHaveLength(6)
    await db.pool.query(`update seasons set embargo = true where id = $1`, [seasonId])
    expect((await fixturesOf(db, seasonId)).every(({ stage }) => stage === 1)).toBe(true)
  })
})

it('a season that is set up is tried out by house agents, with common words and for no points', async () => {
  const db = await freshDatabase()
  const season = await scheduled(db, 'round-robin', 6, 1)
  await db.pool.query(`update seasons set state = 'created' where id = $1`, [season.seasonId])
  const { seasonId, entrants } = season
  const wish = { agentId: ids.agent(entrants[0] ?? ''), seasonId, language: 'en' } as const
  expect(await openTicket(db, { ...wish, mode: 'ranked' })).toMatchObject({ reason: 'season-closed' })
  expect(await openTicket(db, { ...wish, mode: 'practice' })).toMatchObject({ ok: true })
  const matches = await seated(db, (queue) => matchmake(db, queue))
  for (const matchId of matches) await playerOf(db)(matchId)
  expect(await readMatch(db, matches[0] ?? ids.match(''))).toMatchObject({
    mode: 'practice',
    status: 'finished',
    withheld: false,
  })
  expect(await db.prisma.standing.count()).toBe(0)
})

it('a season that is paused while its tables are made ready gives them up', async () => {
  const db = await freshDatabase()
  const { seasonId, actor } = await scheduled(db, 'round-robin', 6, 1)
  const matches = await seated(db, async (queue) => {
    await tendSeasons(db, queue)
    await moveSeason(db, actor, seasonId, 'paused')
  })
  expect(matches).toEqual([])
  expect(await db.prisma.ticket.count({ where: { state: 'checking' } })).toBe(0)
  expect(new Set((await fixturesOf(db, seasonId)).map(({ state }) => state))).toEqual(new Set(['waiting']))
})

it('nothing begins in a pause: not even a try that somebody queued for before', async () => {
  const db = await freshDatabase()
  const { seasonId, entrants, actor } = await scheduled(db, 'round-robin', 6, 1)
  const wish = { agentId: ids.agent(entrants[0] ?? ''), seasonId, language: 'en', mode: 'practice' } as const
  expect(await openTicket(db, wish)).toMatchObject({ ok: true })
  await moveSeason(db, actor, seasonId, 'paused')
  expect(await openTicket(db, wish)).toMatchObject({ reason: 'season-closed' })
  expect(await seated(db, (queue) => matchmake(db, queue))).toEqual([])
  await moveSeason(db, actor, seasonId, 'open')
  expect(await seated(db, (queue) => matchmake(db, queue))).toHaveLength(1)
})

it('an agent that is offline keeps its own matches waiting, and they are dropped at the end', async () => {
  const db = await freshDatabase()
  const { seasonId, entrants, actor } = await scheduled(db, 'round-robin', 6, 1)
  await db.prisma.agent.update({ where: { id: entrants[0] ?? '' }, data: { online: false } })
  expect(await tend(db, playerOf(db))).toBe(0)
  await moveSeason(db, actor, seasonId, 'closing')
  expect(new Set((await fixturesOf(db, seasonId)).map(({ state }) => state))).toEqual(new Set(['dropped']))
})
