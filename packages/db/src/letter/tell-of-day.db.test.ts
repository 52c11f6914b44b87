import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { settledSeason } from '../testing/settled.ts'
import { claimLetters } from './claim-letters.ts'
import { saveLetterWishes } from './letters.ts'

const wished = { kinds: ['ranked-matches'], language: 'en' } as const

/** The owner of an agent that played three ranked matches yesterday and one today. */
async function playedYesterday() {
  const db = await freshDatabase()
  const season = await settledSeason(db, 4, 6)
  const [agentId = ''] = season.agents
  await db.pool.query(
    `update ledger set at = now() - interval '1 day'
     where match_id in (select id from matches order by id limit 3)`,
  )
  const { ownerId } = await db.prisma.agent.findUniqueOrThrow({ where: { id: agentId } })
  const userId = ownerId ?? ''
  await db.prisma.user.update({ where: { id: userId }, data: { emailConfirmedAt: new Date() } })
  return { db, userId, agentId, seasonId: season.seasonId }
}

/** Chosen the day before yesterday, so that yesterday is news. */
async function wishing(db: Database, userId: string): Promise<void> {
  await saveLetterWishes(db, userId, wished)
  await db.pool.query(`update letter_wishes set chosen_at = now() - interval '2 days', told_of = told_of - 1`)
}

const told = async (db: Database) => (await db.prisma.notice.findMany()).map(({ params }) => params)

describe('the ranked matches of a day', () => {
  it('are one notice and one letter, with what they gave and cost, to whoever chose that', async () => {
    const { db, userId, agentId } = await playedYesterday()
    await wishing(db, userId)
    const all = await Promise.all([claimLetters(db, 5), claimLetters(db, 5)])
    expect(all.flat()).toMatchObject([{ kind: 'ranked-matches', state: 'waiting' }])
    const rows = await db.prisma.ledgerRow.findMany({
      where: { agentId, at: { lt: new Date(Date.now() - 1000 * 60 * 60) } },
    })
    const points = rows.reduce((sum, row) => sum + row.points - row.entryCost, 0)
    expect(rows).toHaveLength(3)
    expect(await told(db)).toMatchObject([
      { matches: 3, agents: [{ slug: 'fox-0', name: 'fox-0', matches: 3, points }] },
    ])
    await claimLetters(db, 5)
    expect(await told(db)).toHaveLength(1)
  })

  it('are told to nobody who did not choose that, and not of the time before', async () => {
    const { db, userId } = await playedYesterday()
    await claimLetters(db, 5)
    await saveLetterWishes(db, userId, wished)
    await claimLetters(db, 5)
    expect(await told(db)).toEqual([])
  })

  it('are told before a change of wishes takes effect', async () => {
    const { db, userId } = await playedYesterday()
    await wishing(db, userId)
    await saveLetterWishes(db, userId, { kinds: [], language: 'en' })
    expect(await told(db)).toHaveLength(1)
  })

  it('are not told while their season is under an embargo', async () => {
    const { db, userId, seasonId } = await playedYesterday()
    await db.prisma.season.update({ where: { id: seasonId }, data: { embargo: true } })
    await wishing(db, userId)
    await claimLetters(db, 5)
    expect(await told(db)).toEqual([])
  })
})
