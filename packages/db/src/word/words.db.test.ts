import { freshDatabase } from '@wis/testkit'
import { beforeEach, expect, it } from 'vitest'
import {
  addWordPair,
  drawWordPair,
  editWordPair,
  listWordPairs,
  rebuildWordCounts,
  retireRankedPairs,
  saveWordPairs,
  setWordPairActive,
} from '../doors/matches.ts'
import { inTransaction } from '../index.ts'
import type { Database } from '../index.ts'
import { namedAgents, playedOut } from '../testing/played-out.ts'
import { openSeason } from '../testing/settled.ts'

const actor = { id: 'someone', name: 'Ed Itor' }
const pair = {
  language: 'en',
  first: 'tea',
  second: 'coffee',
  domain: 'drink',
  difficulty: 'easy',
  use: 'both',
} as const
let db: Database

beforeEach(async () => {
  db = await freshDatabase()
  await db.prisma.wordPair.deleteMany({})
})

const onlyPair = async () => {
  const [only] = (await listWordPairs(db, { language: 'en' })).items
  if (!only) throw new Error('there is no pair')
  return only
}

it('a pair is added once, in either order, and only if neither word says the other', async () => {
  expect(await addWordPair(db, actor, pair)).toEqual({ ok: true })
  const turned = { ...pair, first: pair.second, second: pair.first }
  expect(await addWordPair(db, actor, turned)).toMatchObject({ reason: 'pair-taken' })
  expect(await addWordPair(db, actor, { ...pair, first: 'coffee cup' })).toMatchObject({
    reason: 'words-too-close',
  })
})

it('a ruleset of undercover is dealt pairs of its own set, and no other ruleset is', async () => {
  await addWordPair(db, actor, { ...pair, use: 'practice' })
  const drawn = (words?: 'undercover') =>
    inTransaction(db, (client) => drawWordPair(client, { language: 'en', words }))
  expect(await drawn('undercover')).toEqual(['tea', 'coffee'])
  await addWordPair(db, actor, { ...pair, first: 'muffin', second: 'doughnut', use: 'undercover' })
  expect([await drawn('undercover'), await drawn()]).toEqual([
    ['muffin', 'doughnut'],
    ['tea', 'coffee'],
  ])
})

it('settling a match counts for its pair, and counting anew finds the same', async () => {
  const seasonId = await openSeason(db)
  const agents = await namedAgents(db, ['ant', 'bee', 'cat', 'dog', 'elk', 'fox'])
  // The spy wins the match of this seed.
  const play = () => playedOut(db, { seasonId, agents, seed: 'seven' })
  const match = await db.prisma.match.findUniqueOrThrow({ where: { id: await play() } })
  const words = { first: match.spyWord ?? '', second: match.civilianWord ?? '' }
  expect(await addWordPair(db, actor, { ...pair, ...words })).toEqual({ ok: true })
  await play()
  expect(await onlyPair()).toMatchObject({ played: 1, spyWon: 1 })
  await rebuildWordCounts(db)
  expect(await onlyPair()).toMatchObject({ played: 2, spyWon: 2 })
})

it('a pair that was played keeps its words, and may be switched off', async () => {
  await addWordPair(db, actor, pair)
  const { id } = await onlyPair()
  expect(await editWordPair(db, actor, id, { ...pair, second: 'cocoa' })).toEqual({ ok: true })
  await db.prisma.wordPair.update({ where: { id }, data: { played: 3 } })
  expect(await editWordPair(db, actor, id, pair)).toMatchObject({ reason: 'already-played' })
  expect(await editWordPair(db, actor, id, { ...pair, second: 'cocoa', difficulty: 'hard' })).toEqual({
    ok: true,
  })
  await setWordPairActive(db, actor, id, false)
  expect(await onlyPair()).toMatchObject({ second: 'cocoa', difficulty: 'hard', active: false })
})

it('pairs that the house takes back are retired, but for those that an admin has decided on', async () => {
  const given = ['far', 'kept', 'again'].map((id) => ({
    id,
    language: 'en' as const,
    words: [`${id} one`, `${id} two`] as const,
    domain: 'drink' as const,
    difficulty: 'easy' as const,
  }))
  await saveWordPairs(db, given, 'ranked')
  await setWordPairActive(db, actor, 'again', false)
  await setWordPairActive(db, actor, 'again', true)
  expect(await retireRankedPairs(db, ['far', 'again', 'unknown'])).toBe(1)
  await saveWordPairs(db, given, 'ranked')
  expect(await retireRankedPairs(db, ['far', 'again'])).toBe(0)
  const { items } = await listWordPairs(db, { language: 'en' })
  expect(Object.fromEntries(items.map(({ id, active }) => [id, active]))).toEqual({
    far: false,
    kept: true,
    again: true,
  })
})
