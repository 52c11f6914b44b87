import { createHouseAgent } from '@wis/agents'
import { inTransaction } from '@wis/db'
import type { Database } from '@wis/db'
import { agentCalls } from '@wis/db/agents'
import { leaderboard, refitRatings } from '@wis/db/boards'
import { openFarewells } from '@wis/db/matches'
import { beginLateFarewells, pairedResults } from '@wis/db/seasons'
import { ids } from '@wis/engine'
import type { MatchId } from '@wis/engine'
import { fitRatings, unpackMatches } from '@wis/ratings'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { playerOf, playOut, seated } from '../testing/play-tables.ts'
import { rememberingAgent } from '../testing/remembering-agent.ts'
import { fixturesOf, scheduled } from '../testing/scheduled-season.ts'
import { until } from '../testing/until.ts'
import { tendSeasons } from './tend-seasons.ts'

/** A round robin of six agents whose first one remembers everything it is told. */
async function withMemory(deals: number) {
  const db = await freshDatabase()
  const season = await scheduled(db, 'round-robin', 6, deals)
  const agentId = season.entrants[0] ?? ids.agent('')
  const { slug } = await db.prisma.agent.findUniqueOrThrow({ where: { id: agentId } })
  const agent = rememberingAgent(slug)
  const agentFor = (other: string) => (other === slug ? agent : createHouseAgent(other))
  const play = playerOf(db, agentFor)
  return { db, season, agentId, agent, agentFor, play }
}

const dealt = (db: Database) => seated(db, (queue) => tendSeasons(db, queue))
const tendOnce = (db: Database) => tendSeasons(db, { enqueueTable: async () => undefined })

const refit = (db: Database) =>
  refitRatings(db, { fit: async (packed, field) => fitRatings(unpackMatches(packed), field) })

/** The number of the first entry of the ruling that ended a match. */
async function lastRuling(db: Database, matchId: MatchId): Promise<number> {
  const { _max } = await db.prisma.agentCall.aggregate({ where: { matchId }, _max: { seq: true } })
  return _max.seq ?? -1
}

/** Entries that not all players are told in the same way. */
const secret = ['spy-chosen', 'word-dealt', 'vote-cast']

async function entriesBefore(db: Database, matchId: MatchId, seq: number) {
  const { rows } = await db.pool.query(
    `select seq, event->>'type' as type from entries
     where match_id = $1 and seq < $2 and event->>'type' <> all($3) order by seq`,
    [matchId, seq, secret],
  )
  return rows
}

describe('an agent that remembers its news', { timeout: 240_000 }, () => {
  it(
    'knows the spy in none of 42 matches, and is compared like any other',
    { tags: ['nightly'] },
    async () => {
      const { db, season, agent, agentFor } = await withMemory(7)
      const { seasonId, entrants } = season
      await playOut(db, agentFor)
      expect(await db.prisma.match.count({ where: { seasonId, status: 'finished' } })).toBe(42)
      expect(agent.knew()).toBe(0)
      expect(agent.heard.filter(({ type }) => type === 'match-over')).toHaveLength(42)
      expect(agent.heard.map(({ type }) => type)).not.toContain('match-ended')
      const [first = '', second = ''] = entrants
      expect(await pairedResults(db, { seasonId, language: 'en', first, second })).toHaveLength(7)
    },
  )

  it('hears everything up to the last ruling of a match, and then only that it is over', async () => {
    const { db, agent, play } = await withMemory(1)
    const [matchId = ids.match('')] = await dealt(db)
    await play(matchId)
    const [end, ...before] = agent.heard.toReversed()
    expect(end?.type).toBe('match-over')
    const ruling = await lastRuling(db, matchId)
    expect(before[0]?.seq).toBeLessThan(ruling)
    const open = before.filter(({ type }) => !secret.includes(type)).toReversed()
    expect(open).toEqual(await entriesBefore(db, matchId, ruling))
  })
})

describe('while a deal is open', { timeout: 120_000 }, () => {
  it('no board, ledger, rating, call or schedule reveals the result of one of its matches', async () => {
    const { db, season, play } = await withMemory(1)
    const [last, ...others] = await dealt(db)
    for (const matchId of others) await play(matchId)
    await tendOnce(db)
    await refit(db)
    expect(await leaderboard(db, { seasonSlug: season.slug, language: 'en' })).toMatchObject({ items: [] })
    expect([await db.prisma.standing.count(), await db.prisma.ledgerRow.count()]).toEqual([0, 0])
    expect(await db.prisma.ratedMatch.count()).toBe(0)
    const calls = await Promise.all(season.entrants.map((id) => agentCalls(db, id)))
    expect(calls.flatMap(({ items }) => items).every(({ heldAgainst }) => heldAgainst === null)).toBe(true)
    const fixtures = await fixturesOf(db, season.seasonId)
    expect(fixtures.every(({ deal, matchId }) => deal === null && matchId === null)).toBe(true)
    for (const { agentIds } of fixtures) expect(agentIds).toEqual(agentIds.toSorted())

    if (last) await play(last)
    await tendOnce(db)
    expect([await db.prisma.standing.count(), await db.prisma.ledgerRow.count()]).toEqual([6, 36])
    await refit(db)
    expect(await db.prisma.ratedMatch.count()).toBe(6)
    expect((await fixturesOf(db, season.seasonId)).every(({ deal }) => deal === 1)).toBe(true)
  })
})

describe('an agent with one memory', { timeout: 120_000 }, () => {
  it('hears the results of a deal after its end, in order, and no other result meanwhile', async () => {
    const { db, agentId, agent, play } = await withMemory(1)
    const matches = await dealt(db)
    await db.pool.query(`update seats set memory = 'someone/agent' where agent_id = $1`, [agentId])
    for (const matchId of matches) await play(matchId)
    await inTransaction(db, beginLateFarewells)
    expect(await openFarewells(db)).toEqual([])
    await tendOnce(db)
    await tendOnce(db)
    for (const matchId of matches.toSorted()) {
      expect(await openFarewells(db)).toEqual([matchId])
      const { rows } = await db.pool.query(
        `select 1 from seats where hears_until > now() and agent_id = $1`,
        [agentId],
      )
      expect(rows.length).toBeGreaterThan(0)
      await play(matchId)
      await until('what it heard', async () => !(await openFarewells(db)).includes(matchId))
    }
    expect(agent.heard.slice(-6).map(({ type }) => type)).toEqual(Array(6).fill('match-ended'))
    expect(agent.heard.filter(({ type }) => type === 'match-ended')).toHaveLength(6)
  })
})
