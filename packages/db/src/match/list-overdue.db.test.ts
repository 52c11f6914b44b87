import type { MatchId } from '@wis/engine'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { listOverdue } from '../doors/matches.ts'
import type { Database } from '../index.ts'
import { registered } from '../testing/registered.ts'
import { deal, openSeason } from '../testing/settled.ts'

const minute = 60_000
const limits = { usual: 45 * minute, still: 20 * minute, atMost: 600 * minute }

/** A match under way that began so many minutes ago, with its last entry so many minutes ago. */
async function running(db: Database, began: number, last: number | null): Promise<MatchId> {
  const { agentId } = await registered(db)
  const dealt = await deal(db, await openSeason(db), [agentId])
  if (!('matchId' in dealt)) throw new Error('it was not dealt')
  const ago = (minutes: number) => new Date(Date.now() - minutes * minute)
  const { matchId } = dealt
  await db.prisma.match.update({ where: { id: matchId }, data: { status: 'running', startedAt: ago(began) } })
  if (last !== null) await db.prisma.entry.create({ data: { matchId, seq: 0, at: ago(last), event: {} } })
  return matchId
}

it('a long match may go on, but not stand still or last for ever', async () => {
  const db = await freshDatabase()
  await running(db, 44, null)
  await running(db, 90, 5)
  const still = await running(db, 90, 21)
  const empty = await running(db, 46, null)
  const endless = await running(db, 601, 1)
  expect((await listOverdue(db, limits)).toSorted()).toEqual([still, empty, endless].toSorted())
})
