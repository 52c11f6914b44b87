import { ids } from '@wis/engine'
import { freshDatabase } from '@wis/testkit'
import { expect, it } from 'vitest'
import {
  deleteNote,
  fileReport,
  hideNote,
  listReports,
  readNotes,
  readPublicNote,
  writeNote,
} from '../index.ts'
import { settledSeason } from '../testing/settled.ts'

async function arena() {
  const db = await freshDatabase()
  const [match] = (await settledSeason(db, 1)).matches
  for (const id of ['ada', 'bob']) await db.prisma.user.create({ data: { id, name: id } })
  const matchId = ids.match(match?.id ?? '')
  const write = (userId: string, isPublic: boolean, seq = 3) =>
    writeNote(db, userId, { matchId, seq, text: `by ${userId}`, isPublic })
  const seenBy = async (userId?: string) => (await readNotes(db, matchId, userId)).map(({ text }) => text)
  return { db, matchId, write, seenBy }
}

it('a private note is read by its author alone, a public one by everybody, and only its author deletes it', async () => {
  const { db, write, seenBy } = await arena()
  const kept = await write('ada', false)
  await write('bob', true)
  expect(await seenBy()).toEqual(['by bob'])
  expect(await seenBy('ada')).toEqual(['by ada', 'by bob'])
  const id = kept.ok ? kept.id : ''
  expect(await readPublicNote(db, id)).toBeUndefined()
  expect(await deleteNote(db, 'bob', id)).toBe(false)
  expect(await deleteNote(db, 'ada', id)).toBe(true)
  expect(await seenBy('ada')).toEqual(['by bob'])
})

it('notes are written at entries of matches that are over and open to everybody, and not without end', async () => {
  const { db, matchId, write, seenBy } = await arena()
  expect(await write('ada', true, 100_000)).toMatchObject({ reason: 'not-there' })
  for (let n = 0; n < 30; n++) expect((await write('ada', true)).ok).toBe(true)
  expect(await write('ada', true)).toMatchObject({ reason: 'not-there' })
  expect((await write('bob', true)).ok).toBe(true)
  await db.pool.query('update matches set withheld = true where id = $1', [matchId])
  expect(await write('bob', true)).toMatchObject({ reason: 'not-there' })
  expect(await seenBy('bob')).toEqual([])
  await db.pool.query(`update matches set withheld = false, status = 'running' where id = $1`, [matchId])
  expect(await write('bob', true)).toMatchObject({ reason: 'not-there' })
})

it('a public note is reported and hidden, and its author reads why', async () => {
  const { db, matchId, write, seenBy } = await arena()
  const [own, open] = [await write('ada', false), await write('ada', true)]
  const report = (noteId: string) => fileReport(db, { subject: 'note', noteId, text: 'Rude.' }, 'bob')
  expect(await report(own.ok ? own.id : '')).toBe(false)
  expect(await report(open.ok ? open.id : '')).toBe(true)
  const { items } = await listReports(db, { state: 'open' })
  expect(items).toMatchObject([{ subject: 'note', speech: 'by ada', speechHidden: false, text: 'Rude.' }])
  const olga = { id: 'olga', name: 'Olga' }
  expect(await hideNote(db, olga, items[0]?.noteId ?? '', 'Insult')).toBe(true)
  expect(await hideNote(db, olga, items[0]?.noteId ?? '', 'Insult')).toBe(false)
  expect(await seenBy('bob')).toEqual([])
  expect((await readNotes(db, matchId, 'ada')).map(({ hiddenFor }) => hiddenFor)).toEqual([null, 'Insult'])
  expect((await listReports(db, { state: 'open' })).items).toMatchObject([{ speechHidden: true }])
})
