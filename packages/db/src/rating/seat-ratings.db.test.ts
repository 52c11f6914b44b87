import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { agentScales, seatRatings } from '../doors/boards.ts'
import type { Database } from '../index.ts'
import { registered, webhook } from '../testing/registered.ts'
import { deal, openSeason } from '../testing/settled.ts'

/** A match whose second seat has a rating in its season. */
async function ratedTable(db: Database) {
  const seasonId = await openSeason(db)
  const agents = [await registered(db, webhook, 'Ant'), await registered(db, webhook, 'Bee')]
  const agentIds = agents.map(({ agentId }) => agentId)
  const [, agentId = agentIds[0]] = agentIds
  if (!agentId) throw new Error('not registered')
  const range = { rating: 1532, low: 1500, high: 1560, rankBest: 1, rankWorst: 2, provisional: true }
  const fitted = { scales: {}, matches: 5, fittedAt: new Date() }
  await db.prisma.agentRating.create({ data: { seasonId, language: 'en', agentId, ...range, ...fitted } })
  const dealt = await deal(db, seasonId, agentIds)
  if ('refused' in dealt) throw new Error('not dealt')
  return { seasonId, agentId, matchId: dealt.matchId }
}

const atTheDeal = { seat: 1, rating: 1532, provisional: true }

describe('the ratings of those at a table', () => {
  it('are the ratings at the time of the deal, and do not change with later ones', async () => {
    const db = await freshDatabase()
    const { matchId } = await ratedTable(db)
    await db.prisma.agentRating.updateMany({ data: { rating: 1700, provisional: false } })
    expect(await seatRatings(db, matchId)).toEqual([atTheDeal])
  })

  it('are hidden while the results of the season are held back', async () => {
    const db = await freshDatabase()
    const { matchId, seasonId } = await ratedTable(db)
    await db.prisma.season.update({ where: { id: seasonId }, data: { embargo: true } })
    expect(await seatRatings(db, matchId)).toEqual([])
  })

  it('of an older match without stored ratings are the ratings at the end of the day before', async () => {
    const db = await freshDatabase()
    const { matchId, seasonId, agentId } = await ratedTable(db)
    await db.prisma.matchRating.deleteMany({})
    const line = { seasonId, language: 'en', agentId, total: 0, matches: 3, version: 1 }
    const dayAt = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000)
    await db.prisma.ratingDay.createMany({
      data: [
        { ...line, day: dayAt(3), rating: 1400 },
        { ...line, day: dayAt(1), rating: 1450 },
        { ...line, day: dayAt(0), rating: 1600 },
      ],
    })
    expect(await seatRatings(db, matchId)).toEqual([{ ...atTheDeal, rating: 1450 }])
  })
})

describe('how well an agent deceives and detects', () => {
  const scale = (rating: number) => ({ rating, low: rating - 90, high: rating + 90, matches: 12 })
  const scales = { deception: scale(1450), detection: scale(1610) }

  it('is told as its board has it, with its season, and of no other agent', async () => {
    const db = await freshDatabase()
    const { agentId, seasonId } = await ratedTable(db)
    // A board of a game or of a day without these strengths is passed over.
    expect(await agentScales(db, agentId)).toEqual([])
    const fittedAt = new Date('2026-03-04T05:06:07.000Z')
    await db.prisma.agentRating.updateMany({ data: { scales, fittedAt, provisional: false } })
    const { slug, name } = await db.prisma.season.findFirstOrThrow({ where: { id: seasonId } })
    const told = {
      season: { slug, name },
      language: 'en',
      provisional: false,
      at: fittedAt.toISOString(),
      scales,
    }
    expect(await agentScales(db, agentId)).toEqual([told])
    const other = await registered(db, webhook, 'Cee')
    expect(await agentScales(db, other.agentId)).toEqual([])
    const [rated] = await db.prisma.agentRating.findMany()
    if (!rated) throw new Error('nobody is rated')
    await db.prisma.agentRating.create({ data: { ...rated, scales, language: 'zh' } })
    expect((await agentScales(db, agentId)).map(({ language }) => language)).toEqual(['en', 'zh'])
  })

  it('is hidden while results are held back, and where the season is a member’s or of agents of one owner', async () => {
    const db = await freshDatabase()
    const { agentId, seasonId } = await ratedTable(db)
    await db.prisma.agentRating.updateMany({ data: { scales } })
    const told = async (data: Parameters<typeof db.prisma.season.update>[0]['data']) => {
      await db.prisma.season.update({ where: { id: seasonId }, data })
      return (await agentScales(db, agentId)).length
    }
    expect(await told({})).toBe(1)
    expect(await told({ embargo: true })).toBe(0)
    expect(await told({ embargo: false, state: 'created' })).toBe(0)
    expect(await told({ state: 'open' })).toBe(1)
    const { ownerId } = await registered(db, webhook, 'Dee')
    expect(await told({ ownerId })).toBe(0)
  })
})
