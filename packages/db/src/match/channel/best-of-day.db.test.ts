import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { bestOfDay, matchAppeals } from '../../doors/matches.ts'
import type { Database } from '../../index.ts'
import { settledSeason } from '../../testing/settled.ts'

const hourMs = 60 * 60 * 1000
const now = new Date()

/** Says of a match how tense it was, how many moments it has, and how many hours ago it ended. */
async function told(
  db: Database,
  id: string,
  [tension, moments, hours]: readonly [number | null, number | null, number],
) {
  const endedAt = new Date(now.getTime() - hours * hourMs)
  await db.prisma.match.update({ where: { id }, data: { tension, moments, endedAt } })
}

const bestIds = async (db: Database, limit?: number) =>
  (await bestOfDay(db, { now, ...(limit && { limit }) })).items.map(({ id }) => id)

describe('the best of the day', () => {
  it('are the most tense, then those with most moments; one of before its tension was known comes last', async () => {
    const db = await freshDatabase()
    const [calm, tense, rich, old] = (await settledSeason(db, 4)).matches.map(({ id }) => id)
    if (!calm || !tense || !rich || !old) throw new Error('not settled')
    await told(db, calm, [0, 9, 1])
    await told(db, tense, [3, 0, 2])
    await told(db, rich, [3, 4, 23])
    await told(db, old, [null, null, 1])
    expect(await bestIds(db)).toEqual([rich, tense, calm, old])
    expect(await bestIds(db, 2)).toEqual([rich, tense])
  })

  it('are in one language, if that matters', async () => {
    const db = await freshDatabase()
    const [english, chinese] = (await settledSeason(db, 2)).matches.map(({ id }) => id)
    if (!english || !chinese) throw new Error('not settled')
    await db.prisma.match.update({ where: { id: english }, data: { language: 'en' } })
    await db.prisma.match.update({ where: { id: chinese }, data: { language: 'zh' } })
    const { items } = await bestOfDay(db, { language: 'zh' })
    expect(items.map(({ id }) => id)).toEqual([chinese])
  })

  it('are of the last day, or else of the newest day with any, and never withheld or set aside', async () => {
    const db = await freshDatabase()
    expect(await bestIds(db)).toEqual([])
    const [yesterday, today, kept, voided] = (await settledSeason(db, 4)).matches.map(({ id }) => id)
    if (!yesterday || !today || !kept || !voided) throw new Error('not settled')
    await told(db, yesterday, [3, 3, 30])
    await told(db, today, [1, 1, 1])
    await db.prisma.match.update({ where: { id: kept }, data: { withheld: true } })
    await db.prisma.match.update({ where: { id: voided }, data: { status: 'void' } })
    await told(db, kept, [3, 3, 1])
    await told(db, voided, [3, 3, 1])
    expect(await bestIds(db)).toEqual([today])
    await told(db, today, [1, 1, 30])
    expect(await bestIds(db)).toEqual([yesterday, today])
  })
})

it('a settled match says how tense it was; a withheld one says nothing', async () => {
  const db = await freshDatabase()
  const { matches } = await settledSeason(db, 2)
  const [first, second] = matches
  if (!first || !second) throw new Error('not settled')
  await db.prisma.match.update({ where: { id: second.id }, data: { withheld: true } })
  await db.prisma.matchRating.updateMany({
    where: { matchId: first.id, seat: { lt: 2 } },
    data: { rating: 1500 },
  })
  await db.prisma.matchRating.updateMany({ where: { matchId: first.id, seat: 3 }, data: { rating: 1410.4 } })
  const appeals = await matchAppeals(db, [first.id, second.id])
  expect([...appeals.keys()]).toEqual([first.id])
  const { rounds, ratings, tension, moments } = appeals.get(first.id) ?? {}
  expect([rounds, ratings]).toEqual([first.state.rounds.length, { lowest: 1410.4, highest: 1500 }])
  expect([typeof tension, typeof moments]).toEqual(['number', 'number'])
})
