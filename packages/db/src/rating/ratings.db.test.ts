import { seatFacts } from '@wis/games/who-is-spy'
import { fitRatings, unpackMatches } from '@wis/ratings'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { rebuildRatings, refitRatings } from '../doors/boards.ts'
import type { FitPacked } from '../doors/boards.ts'
import type { Database } from '../index.ts'
import { newId } from '../new-id.ts'
import { playOn, settledSeason } from '../testing/settled.ts'
import type { SettledSeason } from '../testing/settled.ts'

const fit: FitPacked = async (packed, field) => fitRatings(unpackMatches(packed), field)

const ratings = ({ prisma }: Database) => prisma.agentRating.findMany({ orderBy: { agentId: 'asc' } })

async function decide(db: Database, { seasonId }: SettledSeason, decision: Record<string, unknown>) {
  const number = (await db.prisma.decision.count()) + 1
  const by = { reason: 'tested', byId: 'x', byName: 'X' }
  const data = { id: newId(), seasonId, number, kind: '', ...by, ...decision }
  await db.prisma.decision.create({ data })
}

const bits = (number: number) => number.toString(2).replaceAll('0', '').length

describe('a decided ranked match', () => {
  it('is read once, vote by vote, as its log has it', async () => {
    const db = await freshDatabase()
    const { matches } = await settledSeason(db, 12)
    expect((await refitRatings(db, { fit }))?.taken).toBe(12)
    for (const { id, agents, state } of matches) {
      const rated = await db.prisma.ratedMatch.findUniqueOrThrow({ where: { matchId: id } })
      const facts = seatFacts(state)
      const spy = facts.findIndex(({ role }) => role === 'spy')
      expect(rated.agentIds).toEqual([agents[spy], ...agents.filter((_, seat) => seat !== spy)])
      expect(rated.spyWon).toBe(facts[spy]?.won)
      const right = rated.votes.filter((_, place) => place % 2 === 0)
      expect(right.reduce((sum, bit) => sum + bits(bit), 0)).toBe(
        facts.reduce((sum, { ballotsCorrect }) => sum + ballotsCorrect, 0),
      )
      expect(rated.votes.reduce((sum, bit) => sum + bits(bit), 0)).toBe(
        facts.reduce((sum, { ballotsAsked }) => sum + ballotsAsked, 0),
      )
    }
  })

  it('names each civilian by its place among them', async () => {
    const db = await freshDatabase()
    const { matches } = await settledSeason(db, 12)
    await refitRatings(db, { fit })
    for (const { id, state } of matches) {
      const { votes } = await db.prisma.ratedMatch.findUniqueOrThrow({ where: { matchId: id } })
      const civilians = seatFacts(state).filter(({ role }) => role === 'civilian')
      for (const [place, { ballotsCorrect, ballotsAsked }] of civilians.entries()) {
        const named = votes.map((bit) => (bit >> place) & 1)
        expect(named.filter((bit, at) => bit && at % 2 === 0)).toHaveLength(ballotsCorrect)
        expect(named.filter(Boolean)).toHaveLength(ballotsAsked)
      }
    }
  })
})

describe('ratings', () => {
  it('equal a fit of all matches at once, after any number of passes', async () => {
    const db = await freshDatabase()
    const season = await settledSeason(db, 15)
    await refitRatings(db, { fit })
    await playOn(db, season, 15)
    expect(await refitRatings(db, { fit })).toMatchObject({ taken: 15, fitted: [{ matches: 30 }] })
    const stored = await ratings(db)
    expect(stored).toHaveLength(8)
    expect(await rebuildRatings(db)).toMatchObject({ taken: 30 })
    const anew = await ratings(db)
    expect(anew.map(({ rating, low, high }) => [rating, low, high])).toEqual(
      stored.map(({ rating, low, high }) => [rating, low, high]),
    )
    expect(stored.reduce((sum, { matches }) => sum + matches, 0)).toBe(180)
  })

  it('are not fitted again if nothing has changed', async () => {
    const db = await freshDatabase()
    await settledSeason(db, 6)
    await refitRatings(db, { fit })
    expect(await refitRatings(db, { fit })).toEqual({ taken: 0, fitted: [] })
  })

  it('are fitted by one process at a time', async () => {
    const db = await freshDatabase()
    await settledSeason(db, 6)
    let second: unknown = 'not asked'
    const nosy: FitPacked = async (packed, field) => {
      second = await refitRatings(db, { fit })
      return fit(packed, field)
    }
    expect(await refitRatings(db, { fit: nosy })).toMatchObject({ taken: 6 })
    expect(second).toBeUndefined()
  })

  it('leave the day’s line behind, with the total and the version of everybody', async () => {
    const db = await freshDatabase()
    const season = await settledSeason(db, 6)
    await refitRatings(db, { fit })
    await playOn(db, season, 6)
    await refitRatings(db, { fit })
    const days = await db.prisma.ratingDay.findMany()
    const standings = await db.prisma.standing.findMany()
    expect(days).toHaveLength(8)
    for (const { agentId, total, matches } of standings)
      expect(days.find((day) => day.agentId === agentId)).toMatchObject({ total, matches, version: 1 })
  })
})

describe('a decision', () => {
  it('that voids a match takes it out of the ratings, and undone brings it back', async () => {
    const db = await freshDatabase()
    const season = await settledSeason(db, 10)
    await refitRatings(db, { fit })
    const before = await ratings(db)
    await decide(db, season, { kind: 'void', matchId: season.matches[0]?.id })
    expect(await refitRatings(db, { fit })).toMatchObject({ fitted: [{ matches: 9 }] })
    await decide(db, season, { kind: 'undo', undoes: 1 })
    expect(await refitRatings(db, { fit })).toMatchObject({ fitted: [{ matches: 10 }] })
    expect((await ratings(db)).map(({ rating }) => rating)).toEqual(before.map(({ rating }) => rating))
  })

  it('that disqualifies an agent takes out all it took part in', async () => {
    const db = await freshDatabase()
    const season = await settledSeason(db, 20)
    const [agentId] = season.agents
    await decide(db, season, { kind: 'disqualify', agentId })
    await refitRatings(db, { fit })
    const others = season.matches.filter(({ agents }) => !agents.some((one) => one === agentId))
    expect((await db.prisma.ratingFit.findFirstOrThrow()).matches).toBe(others.length)
    expect((await ratings(db)).map((row) => row.agentId)).not.toContain(agentId)
  })
})

describe('ratings by an earlier method', () => {
  async function ratedBefore(state: string) {
    const db = await freshDatabase()
    const { seasonId } = await settledSeason(db, 10)
    await refitRatings(db, { fit })
    // There was only one method then, so none was stored.
    await db.pool.query(`update rating_fits set field = field - 'method'`)
    await db.pool.query('update agent_ratings set rating = rating + 1')
    await db.prisma.season.update({ where: { id: seasonId }, data: { state } })
    return db
  }
  const numbers = async (db: Database) => (await ratings(db)).map(({ agentId, rating }) => [agentId, rating])

  it('stay after the season is closed, even if ratings are rebuilt', async () => {
    const db = await ratedBefore('closed')
    const before = await numbers(db)
    for (const _ of ['once', 'again']) {
      expect(await rebuildRatings(db)).toMatchObject({ taken: 10, fitted: [] })
      expect(await numbers(db)).toEqual(before)
    }
  })

  it('are made anew in an open season', async () => {
    const db = await ratedBefore('open')
    const before = await numbers(db)
    await rebuildRatings(db)
    expect(await numbers(db)).not.toEqual(before)
    expect((await db.prisma.ratingFit.findFirstOrThrow()).field).toMatchObject({ method: 5 })
  })
})
