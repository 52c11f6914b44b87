import { createHash } from 'node:crypto'
import { ids } from '@wis/engine'
import type { SeasonId } from '@wis/engine'
import { committedText, poolSize, wordOrder } from '@wis/games'
import type { WordLists } from '@wis/games'
import { rankedPairs, rulesets, wordPairs } from '@wis/games/who-is-spy'
import { newSeason } from '@wis/protocol'
import { freshDatabase } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../database.ts'
import { cutSeason } from '../../season-export/season-cut.ts'
import { owner } from '../../testing/registered.ts'
import { inTransaction } from '../../transaction.ts'
import { saveWordPairs } from '../../word-pairs.ts'
import { createSeason, saveSeason } from '../create-season.ts'
import { moveSeason } from '../move-season.ts'
import { readSeason } from '../read-season.ts'
import { drawSeasonPair } from '../season-pairs.ts'
import { wordsLeft } from '../words.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const inEnglish = rankedPairs.filter(({ language }) => language === 'en').slice(0, 40)

async function opened(pairs = inEnglish) {
  const db = await freshDatabase()
  await db.prisma.wordPair.deleteMany({})
  await saveWordPairs(db, wordPairs)
  await saveWordPairs(db, pairs, 'ranked')
  const about = { slug: 'open', name: 'Open', game: 'who-is-spy', ruleset: rulesets['wis-2024'], demo: true }
  return { db, seasonId: await saveSeason(db, { ...about, languages: ['en'] }) }
}

const draw = (db: Database, seasonId: SeasonId) =>
  inTransaction(db, (client) => drawSeasonPair(client, { seasonId, language: 'en' }))

async function drawn(db: Database, seasonId: SeasonId, count: number) {
  const found = []
  for (let n = 0; n < count; n++) found.push(await draw(db, seasonId))
  return found
}

async function orderOf(db: Database, seasonId: SeasonId) {
  const season = await db.prisma.season.findUniqueOrThrow({
    where: { id: seasonId },
    include: { wordLists: true },
  })
  const lists = season.wordLists.map(({ language, sealed, common }) => {
    // The Json columns of the schema, and every write of a list of two words.
    return { language, sealed, common } as unknown as WordLists
  })
  return { seed: season.wordSeed ?? '', commitment: season.wordCommitment, lists }
}

describe('a season that opens', () => {
  it('commits to a secret seed and to the pairs of ranked play, and to no others', async () => {
    const { db, seasonId } = await opened()
    const { seed, commitment, lists } = await orderOf(db, seasonId)
    expect(commitment).toBe(sha256(committedText(seed, lists)))
    expect(lists[0]?.common).toHaveLength(inEnglish.length)
    const page = await readSeason(db, 'open')
    expect(page?.wordCommitment).toBe(commitment)
    expect(JSON.stringify(page)).not.toContain(seed)
  })

  it('deals by the order, place by place, even if the collection changes', async () => {
    const { db, seasonId } = await opened()
    await db.prisma.wordPair.updateMany({ data: { active: false } })
    const { seed, lists } = await orderOf(db, seasonId)
    const [list] = lists
    if (!list) throw new Error('no list')
    const order = wordOrder(seed, list, sha256)
    const found = await drawn(db, seasonId, 3 * poolSize(list) + 2)
    expect(found).toEqual(found.map((_, place) => ({ place, pair: order.next().value })))
  })

  it('leaves out no place and deals none twice, even if several matches are dealt at once', async () => {
    const { db, seasonId } = await opened()
    const found = await Promise.all(Array.from({ length: 12 }, () => draw(db, seasonId)))
    expect(found.map(({ place }) => place ?? -1).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 12 }, (_, place) => place),
    )
  })

  it('takes the place again if a deal fails', async () => {
    const { db, seasonId } = await opened()
    const given = inTransaction(db, async (client) => {
      await drawSeasonPair(client, { seasonId, language: 'en' })
      throw new Error('came to nothing')
    })
    await expect(given).rejects.toThrow('came to nothing')
    expect(await draw(db, seasonId)).toMatchObject({ place: 0 })
  })

  it('tells how many pairs are left before the next pool', async () => {
    const { db, seasonId } = await opened()
    await drawn(db, seasonId, 3)
    expect(await wordsLeft(db, seasonId)).toEqual([
      { language: 'en', dealt: 3, own: 0, ownLeft: 0, pool: 5, poolLeft: 2 },
    ])
  })

  it('draws from practice if there are no pairs for ranked play', async () => {
    const { db, seasonId } = await opened([])
    expect((await readSeason(db, 'open'))?.wordCommitment).toBeNull()
    const { pair, place } = await draw(db, seasonId)
    expect(place).toBeNull()
    expect(wordPairs.some(({ words }) => words.every((word, at) => word === pair[at]))).toBe(true)
  })
})

describe('a season with pairs of its own', () => {
  async function sealed() {
    const { db } = await opened()
    const actor = { id: await owner(db, 'Olga'), name: 'Olga' }
    const lines = Array.from({ length: 10 }, (_, number) => `first${number}, second${number}`)
    const about = { name: 'Cup', languages: ['en'], ruleset: 'wis-2024', terms: { words: 'sealed' } }
    const slug = await createSeason(db, actor, newSeason.parse({ ...about, pairs: { en: lines.join('\n') } }))
    const id = ids.season((await db.prisma.season.findUniqueOrThrow({ where: { slug } })).id)
    const move = (to: 'open' | 'closing' | 'closed') => moveSeason(db, actor, id, to)
    return { db, slug, id, move }
  }

  it('deals each of them once, and then goes on with the common ones', async () => {
    const { db, id, move } = await sealed()
    await move('open')
    const found = (await drawn(db, id, 12)).map(({ pair }) => pair)
    // Two common pairs may share a word.
    expect(new Set(found.map((pair) => pair.join('/'))).size).toBe(12)
    expect(new Set(found.slice(0, 10).map(([word]) => word)).size).toBe(10)
    expect(found.map(([word]) => word.startsWith('first'))).toEqual([...Array(10).fill(true), false, false])
  })

  it('publishes seed and lists at its close, not before', async () => {
    const { db, slug, move } = await sealed()
    await move('open')
    const before = await cutSeason(db, slug)
    expect([before?.season.wordSeed, before?.wordLists]).toEqual([null, []])
    await move('closing')
    await move('closed')
    const after = await cutSeason(db, slug)
    const { wordSeed, wordCommitment } = after?.season ?? {}
    expect(sha256(committedText(wordSeed ?? '', after?.wordLists ?? []))).toBe(wordCommitment)
  })
})

it('a season from before orders of words still draws in the old way', async () => {
  const { db, seasonId } = await opened()
  await db.prisma.seasonWordList.deleteMany({})
  await db.prisma.season.updateMany({ data: { wordSeed: null, wordCommitment: null } })
  expect((await draw(db, seasonId)).place).toBeNull()
})
