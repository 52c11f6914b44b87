import { openDatabase } from '@wis/db'
import { createSeason, moveSeason, readSeason } from '@wis/db/seasons'
import { newSeason } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { expect, it, onTestFinished } from 'vitest'
import { storeMatch } from '../../testing/stored-matches.ts'
import { previewInTurn } from './preview-in-turn.ts'

const actor = { id: 'organizer', name: 'Olga' }

async function playedSeason() {
  const { url } = await freshDatabase()
  const db = openDatabase({ url, poolSize: 3 })
  onTestFinished(() => db.close())
  await db.prisma.user.create({ data: { id: actor.id, name: actor.name } })
  const season = newSeason.parse({ name: 'Cup', languages: ['en'], ruleset: 'wis-2024' })
  const seasonSlug = await createSeason(db, actor, season)
  const read = await readSeason(db, seasonSlug)
  if (!read) throw new Error('the season is gone')
  await moveSeason(db, actor, read.id, 'open')
  const { agents } = await storeMatch(db, { seasonId: read.id, seed: 'previewed' })
  const wish = { kind: 'correct', agentId: agents[0] ?? '', language: 'en', points: 15, reason: '-' } as const
  const preview = (id: string) => previewInTurn(db, { actor: { id, name: id }, seasonSlug, wish })
  return { db, seasonSlug, preview }
}

it('ten previews at once hold one connection, and those that would wait too long are late', async () => {
  const { db, seasonSlug, preview } = await playedSeason()
  const holder = await db.pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from seasons where slug = $1 for update', [seasonSlug])
  const previews = Promise.all(Array.from({ length: 10 }, (_, at) => preview(`organizer ${at}`)))
  await db.pool.query('select 1')
  expect(db.pool.waitingCount).toBe(0)
  await holder.query('rollback')
  holder.release()
  const made = await previews
  expect(made.filter((one) => !one.ok && one.reason === 'preview-late').length).toBeGreaterThanOrEqual(4)
  expect(made.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(5)
  expect(await preview('organizer 9')).toMatchObject({ ok: true })
})

it('an organizer has one preview at a time', async () => {
  const { preview } = await playedSeason()
  const made = await Promise.all([preview('same'), preview('same')])
  expect(made.map(({ ok }) => ok).toSorted()).toEqual([false, true])
})
