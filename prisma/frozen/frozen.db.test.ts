import fs from 'node:fs'
import type { Database } from '@wis/db'
import { compareStandings, rebuildRatings, rebuildStandings } from '@wis/db/boards'
import { fillResults, hostedGames, readEntries, readPlayed, settlementOfLog } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { exportMatch, signingKeyFrom, verifyExport } from '@wis/proof'
import { frozenDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { factsOf, standingsOf } from './facts.ts'
import { openHouse } from './table.ts'

const stored = JSON.parse(fs.readFileSync(new URL('facts.json', import.meta.url), 'utf8')) as Awaited<
  ReturnType<typeof factsOf>
>
const key = signingKeyFrom(Buffer.alloc(32, 3))

/** The match of a season without an end that has, or has not, begun. */
async function unfinished(db: Database, status: 'running' | 'waiting') {
  const { id } = await db.prisma.match.findFirstOrThrow({ where: { status, season: { slug: 'open-table' } } })
  return ids.match(id)
}

const closedRatings = async ({ prisma }: Database) => {
  const orderBy = [{ seasonId: 'asc' }, { language: 'asc' }, { agentId: 'asc' }] as const
  const where = { season: { state: 'closed' } }
  const rows = await prisma.agentRating.findMany({ where, orderBy: [...orderBy], omit: { fittedAt: true } })
  return rows.map(({ rating, low, high, scales: _, ...rest }) => ({
    ...rest,
    rating: rating.toFixed(6),
    low: low.toFixed(6),
    high: high.toFixed(6),
  }))
}

describe('a database that older code has left behind', () => {
  it('has the standings, boards, results, logs and exports of that day', async () => {
    expect(await factsOf(await frozenDatabase())).toEqual(stored)
  })

  it('has matches whose logs replay to the stored results', async () => {
    const db = await frozenDatabase()
    const matches = await db.prisma.match.findMany({
      where: { status: 'finished' },
      include: { seats: { orderBy: { seat: 'asc' } } },
    })
    expect(matches.length).toBeGreaterThan(80)
    for (const match of matches) {
      const log = await readEntries(db, ids.match(match.id), 'director')
      const seats = match.seats.map(({ agentId, sitsIn }) => ({ agentId: ids.agent(agentId), sitsIn }))
      const seasonId = ids.season(match.seasonId)
      const mode = match.mode === 'ranked' ? 'ranked' : 'practice'
      const language = match.language === 'zh' ? 'zh' : 'en'
      const played = { game: match.game, seasonId, mode, language, seats } as const
      const settled = settlementOfLog({ games: hostedGames }, played, log)
      expect(settled).toMatchObject({
        winner: match.winner,
        reason: match.reason,
        language: match.language,
        end: { spySeat: match.spySeat, words: { civilian: match.civilianWord, spy: match.spyWord } },
        seats: match.seats.map(({ role, points }) => ({ role, points })),
      })
    }
  })

  it('has the places, sides and facts of matches, once they are filled in from the logs', async () => {
    const db = await frozenDatabase()
    const seatsOf = (where: object) =>
      db.prisma.seat.count({ where: { match: { status: 'finished' }, ...where } })
    expect([await seatsOf({ place: null }), await seatsOf({ team: null })]).toEqual([0, 0])
    const placed = await db.prisma.seat.findMany({ where: { match: { status: 'finished' } } })
    expect(await fillResults(db)).toBeGreaterThan(80)
    const filled = await db.prisma.seat.findMany({ where: { match: { status: 'finished' } } })
    const withoutFacts = (seats: typeof placed) =>
      seats.map(({ facts: _, ...seat }) => JSON.stringify(seat)).toSorted()
    expect(withoutFacts(filled)).toEqual(withoutFacts(placed))
    expect(filled.every(({ facts }) => facts !== null)).toBe(true)
    expect(await fillResults(db)).toBe(0)
  })

  it('has flight checks of the only game of that day, and the placements that its versions had left', async () => {
    const db = await frozenDatabase()
    const checks = await db.prisma.flightCheck.groupBy({ by: ['game'], _count: true })
    expect(checks).toEqual([{ game: 'who-is-spy', _count: await db.prisma.flightCheck.count() }])
    expect(await db.prisma.placement.count({ where: { game: { not: 'who-is-spy' } } })).toBe(0)
  })

  it('has boards that come out the same when they are made anew', async () => {
    const db = await frozenDatabase()
    const closed = await closedRatings(db)
    expect(await compareStandings(db)).toEqual([])
    await rebuildStandings(db)
    await rebuildRatings(db)
    expect(await standingsOf(db)).toEqual(stored.standings)
    expect(closed.length).toBeGreaterThan(10)
    expect(await closedRatings(db)).toEqual(closed)
  })

  it.each(['running', 'waiting'] as const)(
    'lets a match that was %s be played to its end',
    async (status) => {
      const db = await frozenDatabase()
      const matchId = await unfinished(db, status)
      const before = await readEntries(db, matchId, 'director')
      expect(before.length > 0).toBe(status === 'running')
      await openHouse({ db }).play(matchId)
      const log = await readEntries(db, matchId, 'director')
      expect(log.slice(0, before.length)).toEqual(before)
      expect(log.length).toBeGreaterThan(before.length)
      const played = await readPlayed(db, matchId)
      const lines = played && exportMatch(played, { version: '0.1.0', key })
      expect(verifyExport(lines ?? [])).toMatchObject({ ok: true })
      expect(await compareStandings(db)).toEqual([])
    },
  )
})
