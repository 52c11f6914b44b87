import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { runHere } from '../testing/runner-process.ts'
import { openSeason, queueHouseTables } from '../testing/season.ts'
import { until } from '../testing/until.ts'

it('a runner rates all agents that have played, and says when it did', async () => {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  await queueHouseTables(db, seasonId, 1)
  await runHere(db.url, { WIS_HOUSE_PACE_MS: '0', WIS_RATING_INTERVAL_MS: '1000' })
  const rated = await until('ratings', async () => {
    const found = await db.prisma.agentRating.findMany()
    return found.length > 0 && found
  })
  expect(rated).toHaveLength(6)
  expect(
    rated.every(({ provisional, low, rating, high }) => provisional && low < rating && rating < high),
  ).toBe(true)
  expect(await db.prisma.ratingFit.findMany()).toMatchObject([{ seasonId, language: 'en', matches: 1 }])
  expect(await db.prisma.agentPace.count()).toBe(6)
})
