import { spokenIn } from '@wis/engine'
import { freshDatabase, readLog } from '@wis/testkit'
import { expect, it } from 'vitest'
import { findSeasons, findSpeeches, findTables, hideSpeech } from '../index.ts'
import { namedAgents, playedOut } from '../testing/played-out.ts'
import { openSeason } from '../testing/settled.ts'

const names = ['ant', 'bee', 'cat', 'dog', 'elk', 'fox']

it('finds seasons by a part of their name, tables by their code, and words that were said', async () => {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  const agents = await namedAgents(db, names)
  const matchId = await playedOut(db, { seasonId, agents, seed: 'one' })
  const { name, slug } = await db.prisma.season.findUniqueOrThrow({ where: { id: seasonId } })
  expect(await findSeasons(db, name.slice(1, 4).toUpperCase())).toMatchObject([{ slug }])
  expect(await findSeasons(db, '%')).toEqual([])
  expect(await findTables(db, matchId.slice(-4).toUpperCase())).toEqual([matchId])
  expect(await findTables(db, matchId)).toEqual([matchId])
  expect(await findTables(db, 'none')).toEqual([])

  const spoken = (await readLog(db, matchId, 'director')).flatMap((entry) => {
    const said = spokenIn(entry.event)
    return said ? [{ seq: entry.seq, ...said }] : []
  })
  const [first] = spoken
  if (!first) expect.fail('nobody spoke')
  const found = await findSpeeches(db, first.text)
  expect(found).toContainEqual(expect.objectContaining({ matchId, seq: first.seq, text: first.text }))

  const actor = { id: 'a', name: 'A' }
  await hideSpeech(db, actor, { matchId, seq: first.seq }, 'Rude.')
  expect(await findSpeeches(db, first.text)).not.toContainEqual(expect.objectContaining({ seq: first.seq }))
})

it('finds nothing of what is withheld or not published', async () => {
  const db = await freshDatabase()
  const seasonId = await openSeason(db)
  const agents = await namedAgents(db, names)
  const matchId = await playedOut(db, { seasonId, agents, seed: 'one' })
  const said = (await readLog(db, matchId, 'director')).flatMap(({ event }) => spokenIn(event)?.text ?? [])
  await db.prisma.match.update({ where: { id: matchId }, data: { withheld: true } })
  await db.prisma.season.update({ where: { id: seasonId }, data: { state: 'created' } })
  expect(await findSpeeches(db, said[0] ?? '')).toEqual([])
  expect(await findTables(db, matchId)).toEqual([])
  expect(await findSeasons(db, 'o')).toEqual([])
})
