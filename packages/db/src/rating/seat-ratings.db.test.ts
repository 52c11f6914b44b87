import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { seatRatings } from '../index.ts'
import type { Database } from '../index.ts'
import { deal, openSeason } from '../testing/dealt.ts'
import { registered, webhook } from '../testing/registered.ts'

/** A match whose second seat has a rating in its season. */
async function ratedTable(db: Database) {
  const seasonId = await openSeason(db)
  const agents = [await registered(db, webhook, 'Ant'), await registered(db, webhook, 'Bee')]
  const agentIds = agents.map(({ agentId }) => agentId)
  const dealt = await deal(db, seasonId, agentIds)
  const [, agentId] = agentIds
  if ('refused' in dealt || !agentId) throw new Error('not dealt')
  const range = { rating: 1532, low: 1500, high: 1560, rankBest: 1, rankWorst: 2, provisional: true }
  const fitted = { scales: {}, matches: 5, fittedAt: new Date() }
  await db.prisma.agentRating.create({ data: { seasonId, language: 'en', agentId, ...range, ...fitted } })
  return { seasonId, matchId: dealt.matchId }
}

describe('the ratings of those at a table', () => {
  it('are of its season and language, for as many as have one', async () => {
    const db = await freshDatabase()
    const { matchId } = await ratedTable(db)
    expect(await seatRatings(db, matchId)).toEqual([{ seat: 1, rating: 1532, provisional: true }])
  })

  it('are nobody’s to see while the results of the season are held back', async () => {
    const db = await freshDatabase()
    const { matchId, seasonId } = await ratedTable(db)
    await db.prisma.season.update({ where: { id: seasonId }, data: { embargo: true } })
    expect(await seatRatings(db, matchId)).toEqual([])
  })
})
