import type { Database } from '@wis/db'
import { compareStandings } from '@wis/db/boards'
import { readPlayed } from '@wis/db/matches'
import { decide, moveSeason, pairedResults, withdrawEntry } from '@wis/db/seasons'
import { ids } from '@wis/engine'
import type { SeasonId } from '@wis/engine'
import { dealSeedOf } from '@wis/proof'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { playerOf, playOut, seated, tend } from '../testing/play-tables.ts'
import { fixturesOf, scheduled } from '../testing/scheduled-season.ts'
import { tendSeasons } from './tend-seasons.ts'

/** Tables that are not made ready. */
const unheard = { enqueueTable: async () => undefined }
const reason = 'The lights went out.'

/** A round robin of six agents with two deals, and its organizer’s decisions. */
async function sixWithTwoDeals() {
  const db = await freshDatabase()
  const season = await scheduled(db, 'round-robin', 6, 2)
  const judge = (wish: Parameters<typeof decide>[3]) => decide(db, season.actor, season.slug, wish)
  return { db, ...season, judge }
}

const fixtureRows = (db: Database, seasonId: SeasonId) =>
  db.prisma.fixture.findMany({ where: { seasonId }, include: { deal: true }, orderBy: { number: 'asc' } })

const statesOf = async (db: Database, seasonId: SeasonId) =>
  new Set((await fixturesOf(db, seasonId)).map(({ state }) => state))

async function secretsOf(db: Database, matchId: string | null | undefined) {
  const played = await readPlayed(db, ids.match(matchId ?? ''))
  if (!played) throw new Error('not played, or not shown')
  const { pair } = await db.prisma.match.findUniqueOrThrow({ where: { id: matchId ?? '' } })
  return { dealSeed: dealSeedOf(played.seed), pair }
}

describe('a match of a schedule that is played again', { timeout: 120_000 }, () => {
  it(
    'gets a new deal if its first match was over, because its words and its spy may be known',
    { tags: ['nightly'] },
    async () => {
      const { db, seasonId, judge } = await sixWithTwoDeals()
      await playOut(db)
      const [before] = await fixtureRows(db, seasonId)
      expect(await judge({ kind: 're-run', matchId: before?.matchId ?? '', reason })).toMatchObject({
        ok: true,
      })
      await playOut(db)
      const [after] = await fixtureRows(db, seasonId)
      expect(after).toMatchObject({ state: 'done', agentIds: before?.agentIds })
      const [first, second] = [await secretsOf(db, before?.matchId), await secretsOf(db, after?.matchId)]
      expect(second.pair).not.toEqual(first.pair)
      expect(second.dealSeed).not.toBe(first.dealSeed)
      expect(await compareStandings(db)).toEqual([])
    },
  )

  it(
    'gets a new deal under embargo too, because its agents were told the old one',
    { tags: ['nightly'] },
    async () => {
      const { db, seasonId, judge } = await sixWithTwoDeals()
      await db.pool.query(`update seasons set embargo = true where id = $1`, [seasonId])
      await playOut(db)
      const [before] = await fixtureRows(db, seasonId)
      await judge({ kind: 're-run', matchId: before?.matchId ?? '', reason })
      await playOut(db)
      const [after] = await fixtureRows(db, seasonId)
      expect(after?.matchId).not.toBe(before?.matchId)
      expect(after?.dealId).not.toBe(before?.dealId)
    },
  )

  it('gets its deal back if the decision is undone in time', { tags: ['nightly'] }, async () => {
    const { db, seasonId, judge } = await sixWithTwoDeals()
    await playOut(db)
    const before = await fixtureRows(db, seasonId)
    await judge({ kind: 're-run', matchId: before[0]?.matchId ?? '', reason })
    await tendSeasons(db, unheard)
    expect((await fixtureRows(db, seasonId))[0]?.dealId).not.toBe(before[0]?.dealId)
    expect(await judge({ kind: 'undo', undoes: 1, reason })).toMatchObject({ ok: true })
    expect((await fixtureRows(db, seasonId)).map(({ dealId, matchId }) => [dealId, matchId])).toEqual(
      before.map(({ dealId, matchId }) => [dealId, matchId]),
    )
  })

  it(
    'no longer belongs to its old deal, so two agents are compared only on roles that both had',
    { tags: ['nightly'] },
    async () => {
      const { db, seasonId, entrants, judge } = await sixWithTwoDeals()
      await playOut(db)
      const [again] = await fixtureRows(db, seasonId)
      await judge({ kind: 're-run', matchId: again?.matchId ?? '', reason })
      await playOut(db)
      const [first = '', second = ''] = entrants
      const { rows } = await db.pool.query<{ agent_id: string; role: string; points: number }>(
        `select x.agent_id, x.role, avg(x.points)::float8 / 15 as points
       from fixtures f join seats x on x.match_id = f.match_id and x.agent_id = any($1::text[])
       where f.deal_id = $2 group by 1, 2`,
        [[first, second], again?.dealId],
      )
      const results = await pairedResults(db, { seasonId, language: 'en', first, second })
      expect(results).toHaveLength(2)
      const of = (id: string, as: string) =>
        rows.find(({ agent_id, role }) => agent_id === id && role === as)?.points
      const weighed = [first, second].every((id) => of(id, 'spy') !== undefined)
      const due = [first, second].map((id) => {
        const civilian = of(id, 'civilian') ?? 0
        return weighed ? (civilian * 5 + (of(id, 'spy') ?? 0)) / 6 : civilian
      })
      expect(results.map((one) => [one.first, one.second].map((points) => points.toFixed(6)))).toContainEqual(
        due.map((points) => points.toFixed(6)),
      )
    },
  )
})

/** For each match of the schedule: whether the agent plays it itself. */
const playsIn = async (db: Database, seasonId: SeasonId, agentId: string) =>
  (await fixtureRows(db, seasonId)).map(
    ({ agentIds, sittingIn }) => agentIds.includes(agentId) && !sittingIn.includes(agentId),
  )

describe('an agent that leaves a schedule', { timeout: 120_000 }, () => {
  it(
    'takes its matches from no other: house agents sit in for it, out of competition',
    { tags: ['nightly'] },
    async () => {
      const db = await freshDatabase()
      const { seasonId, entrants } = await scheduled(db, 'round-robin', 6, 1)
      const [agentId = '', ...others] = entrants
      await tendSeasons(db, unheard)
      await db.pool.query(`update fixtures set not_before = null where number = 1`)
      await tend(db, playerOf(db))
      await withdrawEntry(db, { seasonId, agentId: ids.agent(agentId) })
      await db.pool.query(`update fixtures set not_before = null`)
      await playOut(db)
      expect(await statesOf(db, seasonId)).toEqual(new Set(['done']))
      const seats = await playsIn(db, seasonId, agentId)
      expect(seats).toEqual([true, false, false, false, false, false])
      const standings = await db.prisma.standing.findMany({ where: { seasonId } })
      const matches = new Map(standings.map((one) => [one.agentId, one.matches]))
      expect(matches).toEqual(new Map([[agentId, 1], ...others.map((id) => [id, 6] as const)]))
      expect(await compareStandings(db)).toEqual([])
    },
  )

  it('has also withdrawn if it was retired', async () => {
    const { db, seasonId, entrants } = await sixWithTwoDeals()
    const [agentId = ''] = entrants
    await tendSeasons(db, unheard)
    await db.prisma.agent.update({ where: { id: agentId }, data: { retiredAt: new Date(), online: false } })
    await tendSeasons(db, unheard)
    expect(await db.prisma.seasonEntry.findFirst({ where: { agentId } })).toMatchObject({
      state: 'withdrawn',
    })
    expect(new Set(await playsIn(db, seasonId, agentId))).toEqual(new Set([false]))
  })

  it('plays no match that no house agent can sit in for', { tags: ['nightly'] }, async () => {
    const { db, seasonId, entrants, judge } = await sixWithTwoDeals()
    const [agentId = ''] = entrants
    await tendSeasons(db, unheard)
    await db.pool.query(`update fixtures set not_before = null`)
    await db.prisma.agent.updateMany({ where: { id: { notIn: entrants } }, data: { online: false } })
    await judge({ kind: 'disqualify', agentId, reason })
    expect(await tend(db, playerOf(db))).toBe(0)
    expect(await statesOf(db, seasonId)).toEqual(new Set(['waiting']))
  })

  it('takes the matches with it if it is the last: a match that no agent plays for itself is dropped', async () => {
    const { db, seasonId, entrants, judge } = await sixWithTwoDeals()
    await tendSeasons(db, unheard)
    for (const agentId of entrants) await judge({ kind: 'disqualify', agentId, reason })
    await tendSeasons(db, unheard)
    expect(await statesOf(db, seasonId)).toEqual(new Set(['dropped']))
    await judge({ kind: 'undo', undoes: 1, reason })
    await tendSeasons(db, unheard)
    expect(await statesOf(db, seasonId)).toEqual(new Set(['waiting']))
    expect(new Set(await playsIn(db, seasonId, entrants[0] ?? ''))).toEqual(new Set([true]))
  })
})

describe('an agent that is disqualified and let in again', { timeout: 120_000 }, () => {
  it(
    'plays the matches that have not begun in its old seat, but not those that were played meanwhile',
    { tags: ['nightly'] },
    async () => {
      const { db, seasonId, entrants, judge } = await sixWithTwoDeals()
      const [agentId = ''] = entrants
      await tendSeasons(db, unheard)
      const before = (await fixtureRows(db, seasonId)).map(({ agentIds }) => agentIds)
      await judge({ kind: 'disqualify', agentId, reason })
      await tendSeasons(db, unheard)
      await db.pool.query(`update fixtures set not_before = null where number = 1`)
      await tend(db, playerOf(db))
      expect(await judge({ kind: 'undo', undoes: 1, reason })).toMatchObject({ ok: true })
      const after = await fixtureRows(db, seasonId)
      expect(after.slice(1).map(({ agentIds }) => agentIds)).toEqual(before.slice(1))
      expect(after.slice(1).flatMap(({ sittingIn }) => sittingIn)).toEqual([])
      expect(after[0]?.sittingIn).toHaveLength(1)
      await db.pool.query(`update fixtures set not_before = null`)
      await playOut(db)
      expect(await statesOf(db, seasonId)).toEqual(new Set(['done']))
      expect(await playsIn(db, seasonId, agentId)).toEqual([false, ...Array<boolean>(11).fill(true)])
    },
  )

  it(
    'does not bring back matches that were void too often, or a season that has ended',
    { tags: ['nightly'] },
    async () => {
      const { db, seasonId, entrants, actor, judge } = await sixWithTwoDeals()
      const [agentId = ''] = entrants
      await tendSeasons(db, unheard)
      await db.pool.query(`update fixtures set state = 'dropped', attempts = 3 where number = 1`)
      await judge({ kind: 'disqualify', agentId, reason })
      await judge({ kind: 'undo', undoes: 1, reason })
      const rows = await fixtureRows(db, seasonId)
      expect(rows.map(({ state }) => state)).toEqual(['dropped', ...rows.slice(1).map(() => 'waiting')])
      await judge({ kind: 'disqualify', agentId, reason })
      await moveSeason(db, actor, seasonId, 'closing')
      await judge({ kind: 'undo', undoes: 3, reason })
      expect(await statesOf(db, seasonId)).toEqual(new Set(['dropped']))
    },
  )

  it('stays withdrawn if its owner had taken it out before', { tags: ['nightly'] }, async () => {
    const { db, seasonId, entrants, judge } = await sixWithTwoDeals()
    const [agentId = ''] = entrants
    await tendSeasons(db, unheard)
    await withdrawEntry(db, { seasonId, agentId: ids.agent(agentId) })
    await judge({ kind: 'disqualify', agentId, reason })
    await tendSeasons(db, unheard)
    await judge({ kind: 'undo', undoes: 1, reason })
    await tendSeasons(db, unheard)
    expect(await db.prisma.seasonEntry.findFirst({ where: { agentId } })).toMatchObject({
      state: 'withdrawn',
    })
    expect(new Set(await playsIn(db, seasonId, agentId))).toEqual(new Set([false]))
  })
})

describe('a knockout', { timeout: 120_000 }, () => {
  it('keeps a stage that its next stage rests on', { tags: ['nightly'] }, async () => {
    const db = await freshDatabase()
    const { slug, seasonId, entrants, actor } = await scheduled(db, 'knockout', 8, 1)
    const [agentId = ''] = entrants
    await tendSeasons(db, unheard)
    await decide(db, actor, slug, { kind: 'disqualify', agentId, reason })
    await db.pool.query(`update fixtures set not_before = null`)
    const first = async () => (await fixturesOf(db, seasonId)).filter(({ stage }) => stage === 1)
    await playOut(db)
    const played = await first()
    expect(new Set(played.map(({ state }) => state))).toEqual(new Set(['done']))
    const last = (await fixturesOf(db, seasonId)).filter(({ stage }) => stage === 2)
    expect(
      last.some(({ agentIds, sittingIn }) => agentIds.includes(agentId) && !sittingIn.includes(agentId)),
    ).toBe(false)
    await decide(db, actor, slug, { kind: 'undo', undoes: 1, reason })
    expect(await first()).toEqual(played)
  })

  it('lets another house agent sit in for one that was put out, and takes no other agent’s match', async () => {
    const db = await freshDatabase()
    const { slug, seasonId, actor } = await scheduled(db, 'knockout', 5, 1)
    await tendSeasons(db, unheard)
    const [before] = await fixtureRows(db, seasonId)
    const [sitter = ''] = before?.sittingIn ?? []
    const wish = { kind: 'disqualify', agentId: sitter, reason } as const
    expect(await decide(db, actor, slug, wish)).toMatchObject({ ok: true })
    await tendSeasons(db, unheard)
    const after = await fixtureRows(db, seasonId)
    expect(new Set(after.map(({ state }) => state))).toEqual(new Set(['waiting']))
    expect(after.some(({ agentIds }) => agentIds.includes(sitter))).toBe(false)
    for (const { agentIds, sittingIn } of after) {
      expect(new Set(agentIds).size).toBe(6)
      expect(agentIds).toContain(sittingIn[0])
    }
  })

  it('replaces all agents that were put out or are offline at once, and waits for none that only sits in', async () => {
    const db = await freshDatabase()
    const { slug, seasonId, actor } = await scheduled(db, 'knockout', 3, 1)
    await tendSeasons(db, unheard)
    const [gone = '', ...offline] = (await fixtureRows(db, seasonId))[0]?.sittingIn ?? []
    await decide(db, actor, slug, { kind: 'disqualify', agentId: gone, reason })
    await db.prisma.agent.updateMany({ where: { id: { in: offline } }, data: { online: false } })
    await tendSeasons(db, unheard)
    for (const { state, agentIds, sittingIn } of await fixtureRows(db, seasonId)) {
      expect([state, new Set(agentIds).size, sittingIn.length]).toEqual(['waiting', 6, 3])
      expect(agentIds.filter((id) => id === gone || offline.includes(id))).toEqual([])
      for (const id of sittingIn) expect(agentIds).toContain(id)
    }
  })

  it('keeps the agent that sits in if no other can take its place', { tags: ['nightly'] }, async () => {
    const db = await freshDatabase()
    const { seasonId, entrants } = await scheduled(db, 'knockout', 5, 1)
    await tendSeasons(db, unheard)
    const before = (await fixtureRows(db, seasonId)).map(({ agentIds }) => agentIds)
    await db.prisma.agent.updateMany({ where: { id: { notIn: entrants } }, data: { online: false } })
    await tendSeasons(db, unheard)
    expect((await fixtureRows(db, seasonId)).map(({ agentIds }) => agentIds)).toEqual(before)
  })

  it('fills no table with a house agent that was put out of the season', { tags: ['nightly'] }, async () => {
    const db = await freshDatabase()
    const { slug, seasonId, entrants, actor } = await scheduled(db, 'round-robin', 4, 1)
    const house = await db.prisma.agent.findMany({ where: { id: { notIn: [...entrants] }, kind: 'house' } })
    await decide(db, actor, slug, { kind: 'disqualify', agentId: entrants[0] ?? '', reason })
    const matches = await seated(db, (queue) => tendSeasons(db, queue))
    expect(house.length).toBeGreaterThan(2)
    expect(matches.length).toBeGreaterThan(0)
    const seats = (await fixturesOf(db, seasonId)).flatMap(({ agentIds }) => agentIds)
    expect(seats).not.toContain(entrants[0])
  })
})
