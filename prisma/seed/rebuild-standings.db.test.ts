import { compareStandings, rebuildStandings } from '@wis/db/boards'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import { scenarios } from './scenarios.ts'

it('damaged standings are found, and rebuilt from the logs', { tags: ['nightly'] }, async () => {
  const db = await freshDatabase()
  await scenarios['finished-matches'](db)
  expect(await compareStandings(db)).toEqual([])
  const sound = await db.prisma.standing.findMany({ orderBy: { agentId: 'asc' }, omit: { updatedAt: true } })
  await db.pool.query(
    `update standings set points = points + 15, total = total + 1 where (facts ->> 'spy-wins')::int > 0`,
  )
  await db.pool.query('delete from standings where agent_id = (select min(agent_id) from standings)')
  const found = new Set((await compareStandings(db)).map(({ column }) => column))
  expect(found).toEqual(new Set(['total by the ledger', 'points', 'matches']))
  await rebuildStandings(db)
  expect(await compareStandings(db)).toEqual([])
  const rebuilt = await db.prisma.standing.findMany({
    orderBy: { agentId: 'asc' },
    omit: { updatedAt: true },
  })
  const byKey = (a: { language: string; agentId: string }, b: typeof a) =>
    `${a.agentId}${a.language}`.localeCompare(`${b.agentId}${b.language}`)
  expect(rebuilt.sort(byKey)).toEqual(sound.sort(byKey))
})

it(
  'matches that are settled while standings are rebuilt are counted once',
  { tags: ['nightly'] },
  async () => {
    const db = await freshDatabase()
    await scenarios['finished-matches'](db)
    await db.pool.query('update standings set points = points + 15, total = total + 15')
    await Promise.all([scenarios['finished-matches'](db), rebuildStandings(db)])
    expect(await compareStandings(db)).toEqual([])
  },
)
