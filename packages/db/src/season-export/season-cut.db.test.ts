import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { takeBoard } from '../season/take-board.ts'
import { deal, playOn, settledSeason } from '../testing/settled.ts'
import { cutMatchIds, readCutMatches } from './cut-matches.ts'
import { cutSeason } from './season-cut.ts'
import type { SeasonCut } from './season-cut.ts'

async function cut(db: Database): Promise<SeasonCut> {
  const found = await cutSeason(db, 'open')
  if (!found) throw new Error('no season')
  return found
}

const idsIn = (db: Database, { scope }: SeasonCut) => cutMatchIds(db, scope)

describe('a season that is cut', () => {
  it('has the matches that were over then, by their ids, each whole', async () => {
    const db = await freshDatabase()
    const { matches } = await settledSeason(db, 5)
    const { scope } = await cut(db)
    const found = await readCutMatches(db, await cutMatchIds(db, scope), { seesWithheld: true })
    expect(found.map(({ matchId }) => matchId)).toEqual(matches.map(({ id }) => id).toSorted())
    const [first] = matches
    const same = found.find(({ matchId }) => matchId === first?.id)
    expect(same?.seats.map(({ agent }) => agent)).toEqual(first?.agents)
    expect(same?.log.at(-1)?.event.type).toBe('match-ended')
  })

  it('has no match whose entries its game cannot read', async () => {
    const db = await freshDatabase()
    const { matches } = await settledSeason(db, 2)
    const [one, other] = matches.map(({ id }) => id)
    await db.pool.query(`update matches set game = 'tic-tac-toe' where id = $1`, [one])
    await db.pool.query(
      `update entries set event = '{"type": "mark-set", "seat": 0, "cell": 4}' where match_id = $1`,
      [one],
    )
    const found = await readCutMatches(db, [one ?? '', other ?? ''], { seesWithheld: true })
    expect(found.map(({ matchId }) => matchId)).toEqual([other])
  })

  it('has no matches that ended later, or were dealt later', async () => {
    const db = await freshDatabase()
    const season = await settledSeason(db, 3)
    await deal(db, season.seasonId, season.agents.slice(0, 6))
    await db.pool.query(`update matches set created_at = now() - interval '1 hour' where id <> $1`, [
      season.matches[0]?.id,
    ])
    const then = await cut(db)
    await db.pool.query(`update matches set status = 'finished' where status = 'waiting'`)
    await playOn(db, season, 2)
    expect(await idsIn(db, then)).toHaveLength(3)
    expect(await idsIn(db, await cut(db))).toHaveLength(6)
  })

  it('has the standings of the same moment, in official order', async () => {
    const db = await freshDatabase()
    const season = await settledSeason(db, 4)
    const then = await cut(db)
    await playOn(db, season, 3)
    const totals = then.standings.map(({ total }) => total)
    expect(then.standings.reduce((sum, { tally }) => sum + tally.matches, 0)).toBe(24)
    expect(totals).toEqual(totals.toSorted((a, b) => b - a))
    expect(then.standings[0]?.rank).toBe(1)
  })

  it('has the board it was closed with, once it is closed', async () => {
    const db = await freshDatabase()
    const season = await settledSeason(db, 4)
    const board = await takeBoard(db, { slug: 'open', languages: ['en'], final: true })
    const data = { state: 'closed', board: structuredClone(board) }
    await db.prisma.season.update({ where: { id: season.seasonId }, data })
    await db.pool.query('update standings set total = 0')
    const published = board.boards[0]?.lines.map(({ total, rank }) => ({ total, rank }))
    expect((await cut(db)).standings.map(({ total, rank }) => ({ total, rank }))).toEqual(published)
  })

  it('reports withheld matches only if one of them is over', async () => {
    const db = await freshDatabase()
    const season = await settledSeason(db, 1)
    await deal(db, season.seasonId, season.agents.slice(0, 6))
    await db.pool.query(`update matches set withheld = true where status = 'waiting'`)
    expect((await cut(db)).told.hasWithheld).toBe(false)
    await db.pool.query('update matches set withheld = true')
    expect((await cut(db)).told.hasWithheld).toBe(true)
  })

  it('contains the tables of a knockout, and the result of the last one once it is over, or the season is closed', async () => {
    const db = await freshDatabase()
    const { seasonId, agents, matches } = await settledSeason(db, 2, 6)
    const data = { format: 'knockout', terms: { deals: 1 } }
    await db.prisma.season.update({ where: { id: seasonId }, data })
    await db.prisma.fixture.createMany({
      data: matches.map(({ id, agents: agentIds }, place) => ({
        id,
        seasonId,
        language: 'en',
        stage: 2,
        number: place + 1,
        agentIds: [...agentIds],
        matchId: id,
        state: place === 0 ? 'done' : 'seated',
      })),
    })
    const unfinished = await cut(db)
    expect(unfinished.tables.get(matches[0]?.id ?? '')).toEqual({ stage: 2, group: 1, of: 1 })
    expect(unfinished.lastTables).toEqual([])
    await db.prisma.season.update({ where: { id: seasonId }, data: { state: 'closed' } })
    const [last] = (await cut(db)).lastTables
    const points = await db.prisma.seat.groupBy({ by: ['agentId'], _sum: { points: true } })
    expect(last?.places.map(({ agentId }) => agentId).toSorted()).toEqual(agents.toSorted())
    for (const { agentId, _sum } of points)
      expect(last?.places.find((place) => place.agentId === agentId)?.points).toBe(_sum.points)
    expect(last).toMatchObject({ language: 'en', winner: last?.places[0]?.agentId })
  })

  it('is undefined if there is none', async () => {
    expect(await cutSeason(await freshDatabase(), 'nowhere')).toBeUndefined()
  })
})
