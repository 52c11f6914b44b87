import { arenaCounts } from '@wis/db'
import type { Database } from '@wis/db'
import { listHouseAgents } from '@wis/db/agents'
import { compareStandings, rebuildStandings } from '@wis/db/boards'
import { openTicket, readMatch, readPlayed } from '@wis/db/matches'
import { decide, decideEntry, knockoutStages, moveSeason, pairedResults, readSeason } from '@wis/db/seasons'
import { ids } from '@wis/engine'
import type { SeasonId } from '@wis/engine'
import { dealSeedOf, exportMatch, signingKeyFrom, verifyExport } from '@wis/proof'
import { freshDatabase, readLog } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { matchmake } from '../matchmaking/matchmaker.ts'
import { playerOf, playOut, seated, shown, tend } from '../testing/play-tables.ts'
import { fixturesOf, scheduled } from '../testing/scheduled-season.ts'
import { tendSeasons } from './tend-seasons.ts'

/** The number of matches that count for each agent. */
async function matchesOnBoard(db: Database, seasonId: SeasonId): Promise<Map<string, number>> {
  const standings = await db.prisma.standing.findMany({ where: { seasonId }, orderBy: { agentId: 'asc' } })
  return new Map(standings.map(({ agentId, matches }) => [agentId, matches]))
}

describe('a round robin', { timeout: 120_000 }, () => {
  it(
    'of seven is played to its end: in every deal each agent plays a tableful of matches, once as the spy',
    { tags: ['nightly'] },
    async () => {
      const db = await freshDatabase()
      const { slug, seasonId, entrants, actor } = await scheduled(db, 'round-robin', 7, 2)
      await playOut(db)
      const fixtures = await fixturesOf(db, seasonId)
      expect(fixtures).toHaveLength(2 * 2 * 6)
      expect(new Set(fixtures.map(({ state }) => state))).toEqual(new Set(['done']))
      const { rows } = await db.pool.query(
        `select x.agent_id, f.deal_id, count(*)::int as matches,
              count(*) filter (where x.role = 'spy')::int as spy
       from fixtures f join seats x on x.match_id = f.match_id where x.agent_id = any($1::text[]) group by 1, 2`,
        [entrants],
      )
      expect(rows).toHaveLength(14)
      for (const row of rows) expect(row).toMatchObject({ matches: 6, spy: 1 })
      expect((await readSeason(db, slug))?.matches).toEqual({ underWay: 0, finished: 24 })
      for (const to of ['closing', 'closed'] as const) await moveSeason(db, actor, seasonId, to)
      const lines = (await readSeason(db, slug))?.board?.boards[0]?.lines ?? []
      expect(lines.map(({ agent }) => agent.id).sort()).toEqual([...entrants].sort())
      expect(new Set(lines.map(({ tally }) => tally.matches))).toEqual(new Set([12]))
      expect(await compareStandings(db)).toEqual([])
    },
  )

  it(
    'of all the house agents borrows from the other table, and none of them misses a deal',
    { tags: ['nightly'] },
    async () => {
      const db = await freshDatabase()
      const { slug, seasonId, entrants, actor } = await scheduled(db, 'round-robin', 10, 1)
      expect(entrants).toHaveLength(10)
      await playOut(db)
      const fixtures = await fixturesOf(db, seasonId)
      expect(fixtures).toHaveLength(12)
      for (const { agentIds } of fixtures) expect(new Set(agentIds).size).toBe(6)
      expect(new Set(fixtures.flatMap(({ agentIds }) => agentIds)).size).toBe(10)
      expect(await matchesOnBoard(db, seasonId)).toEqual(new Map(entrants.map((id) => [id, 6])))
      const lender = fixtures.flatMap(({ sittingIn }) => sittingIn)[0] ?? ''
      const pair = { first: lender, second: entrants.find((id) => id !== lender) ?? '' }
      const [compared] = await pairedResults(db, { seasonId, language: 'en', ...pair })
      const counted = await db.prisma.ledgerRow.aggregate({
        where: { agentId: lender },
        _avg: { points: true },
      })
      expect(compared?.first).toBeCloseTo((counted._avg.points ?? 0) / 15, 6)
      const { matchId } = fixtures[0] ?? {}
      await decide(db, actor, slug, { kind: 'void', matchId: matchId ?? '', reason: 'It was too loud.' })
      await db.prisma.standing.deleteMany()
      await rebuildStandings(db)
      expect((await matchesOnBoard(db, seasonId)).size).toBe(10)
      expect(await compareStandings(db)).toEqual([])
      expect(await arenaCounts(db)).toMatchObject({ matches: 11 })
    },
  )

  it(
    'that cannot fill its tables waits for house agents, and delays no other season',
    { tags: ['nightly'] },
    async () => {
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
    },
  )

  it('admits no agent once its schedule is made', async () => {
    const db = await freshDatabase()
    const { seasonId, actor } = await scheduled(db, 'round-robin', 6, 1)
    const late = (await listHouseAgents(db)).slice(6).map(({ id }) => id)
    const invite = (agentId = late[0] ?? ids.agent('')) =>
      decideEntry(db, actor, { seasonId, agentId, decision: 'invite' })
    expect(await invite()).toMatchObject({ state: 'entered' })
    await tendSeasons(db, { enqueueTable: async () => undefined })
    expect(await invite(late[1])).toEqual({ ok: false, reason: 'entry-closed' })
  })

  it(
    'deals no words twice to the same agents, and seats them anew for every match',
    { tags: ['nightly'] },
    async () => {
      const db = await freshDatabase()
      const { seasonId } = await scheduled(db, 'round-robin', 6, 4)
      await playOut(db)
      const matches = await db.prisma.match.findMany({ where: { seasonId }, include: { seats: true } })
      expect(new Set(matches.map(({ pair }) => pair.join()))).toHaveProperty('size', 24)
      const seatings = matches.map(({ seats }) => seats.map(({ agentId }) => agentId).join())
      expect(new Set(seatings).size).toBeGreaterThan(18)
      expect(new Set(matches.map(({ spySeat }) => spySeat)).size).toBeGreaterThan(3)
    },
  )

  it(
    'that began when a deal had one pair of words is played to its end that way',
    { tags: ['nightly'] },
    async () => {
      const db = await freshDatabase()
      const { seasonId, entrants } = await scheduled(db, 'round-robin', 6, 1)
      await tendSeasons(db, { enqueueTable: async () => undefined })
      await db.pool.query(`update season_deals set pair = '{tea,coffee}'`)
      await db.pool.query(`update fixtures set block = null, not_before = null`)
      const places = await db.prisma.fixture.findMany({ where: { seasonId }, orderBy: { number: 'asc' } })
      await playOut(db)
      const matches = await db.prisma.match.findMany({ where: { seasonId }, include: { seats: true } })
      expect(new Set(matches.map(({ pair }) => pair.join()))).toEqual(new Set(['tea,coffee']))
      expect(new Set(matches.map(({ spySeat }) => spySeat)).size).toBe(1)
      const played = await fixturesOf(db, seasonId)
      expect(played.map(({ agentIds }) => agentIds)).toEqual(places.map(({ agentIds }) => agentIds))
      const [first = '', second = ''] = entrants
      expect(await pairedResults(db, { seasonId, language: 'en', first, second })).toHaveLength(1)
      expect(await db.prisma.ledgerRow.count()).toBe(36)
    },
  )

  it(
    'leaves matches that prove themselves, with one deal for all of a block',
    { tags: ['nightly'] },
    async () => {
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
    },
  )

  it(
    'keeps a deal from every agent that might play it until it is played out',
    { tags: ['nightly'] },
    async () => {
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
    },
  )

  it('plays a void match again, and drops it after too many void attempts', async () => {
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

  it('compares two agents on the deals that both have played', { tags: ['nightly'] }, async () => {
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
  it(
    'of all the house agents borrows from its other groups, and goes on with the best two of their own',
    { tags: ['nightly'] },
    async () => {
      const db = await freshDatabase()
      const { seasonId, entrants } = await scheduled(db, 'knockout', 10, 1)
      await playOut(db)
      const fixtures = await fixturesOf(db, seasonId)
      const groupsOf = [0, 1].map((group) => {
        const [table] = fixtures.filter(({ stage }) => stage === 1).slice(group * 6)
        return table?.agentIds.filter((id) => !table.sittingIn.includes(id)) ?? []
      })
      expect(groupsOf.flat().sort()).toEqual([...entrants].sort())
      const last = fixtures.find(({ stage }) => stage === 2)
      const goneOn = last?.agentIds.filter((id) => !last.sittingIn.includes(id)) ?? []
      for (const group of groupsOf) expect(goneOn.filter((id) => group.includes(id))).toHaveLength(2)
      expect(last?.sittingIn).toHaveLength(2)
      expect(Math.max(...fixtures.map(({ stage }) => stage))).toBe(2)
      expect(await compareStandings(db)).toEqual([])
    },
  )

  it(
    'of eight goes on with the best two of each group, ends with one table, and under embargo hides who sits there',
    { tags: ['nightly'] },
    async () => {
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
    },
  )

  it(
    'of four at tables of three makes groups of two, and ends with the better one of each',
    { tags: ['nightly'] },
    async () => {
      const db = await freshDatabase()
      const { slug, seasonId, entrants } = await scheduled(
        db,
        { format: 'knockout', ruleset: 'undercover-3' },
        4,
        1,
      )
      const play = playerOf(db)
      for (let times = 0; times < 60 && (await tend(db, play)) > 0; times++);
      const fixtures = await fixturesOf(db, seasonId)
      const playersOf = (stage: number) => {
        const members = fixtures.flatMap((one) =>
          one.stage === stage ? one.agentIds.filter((id) => !one.sittingIn.includes(id)) : [],
        )
        return [...new Set<string>(members)].sort()
      }
      expect(playersOf(1)).toEqual([...entrants].sort())
      expect(playersOf(2)).toHaveLength(2)
      expect(fixtures.filter(({ stage }) => stage === 2)).toHaveLength(3)
      expect(Math.max(...fixtures.map(({ stage }) => stage))).toBe(2)
      const season = { id: seasonId, slug }
      const [, last] = await knockoutStages(db, season, { matchesPerGroup: 3 })
      expect(playersOf(2)).toContain(last?.groups[0]?.won?.winner)
    },
  )
})

it('a season is tried out by house agents before it opens, with common words, for no points and for its organizer alone', async () => {
  const db = await freshDatabase()
  const season = await scheduled(db, 'round-robin', 6, 1)
  await db.pool.query(`update seasons set state = 'created' where id = $1`, [season.seasonId])
  const { seasonId, entrants } = season
  const wish = { agentId: ids.agent(entrants[0] ?? ''), seasonId, language: 'en' } as const
  expect(await openTicket(db, { ...wish, mode: 'ranked' })).toMatchObject({ reason: 'season-closed' })
  expect(await openTicket(db, { ...wish, mode: 'practice' })).toMatchObject({ ok: true })
  const matches = await seated(db, (queue) => matchmake(db, queue))
  for (const matchId of matches) await playerOf(db)(matchId)
  const [played = ids.match('')] = matches
  expect(await readMatch(db, played)).toBeUndefined()
  expect(await readMatch(db, played, { seesWithheld: true })).toMatchObject({
    mode: 'practice',
    status: 'finished',
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

it('nothing begins in a pause, not even a trial that was queued before', async () => {
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

it('the matches of an offline agent wait for it, and are dropped at the end', async () => {
  const db = await freshDatabase()
  const { seasonId, entrants, actor } = await scheduled(db, 'round-robin', 6, 1)
  await db.prisma.agent.update({ where: { id: entrants[0] ?? '' }, data: { online: false } })
  expect(await tend(db, playerOf(db))).toBe(0)
  await moveSeason(db, actor, seasonId, 'closing')
  expect(new Set((await fixturesOf(db, seasonId)).map(({ state }) => state))).toEqual(new Set(['dropped']))
})
