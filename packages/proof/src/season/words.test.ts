import { committedText, wordOrder } from '@wis/games'
import type { WordLists } from '@wis/games'
import { describe, expect, it } from 'vitest'
import { hashText } from '../canonical-json.ts'
import { readExport } from '../read-export.ts'
import { lineOf } from '../read-lines.ts'
import { exportedMatch } from '../testing/exported-match.ts'
import { exportedSeason, seasonMatches } from '../testing/exported-season.ts'
import { allGames } from '../verify-all.ts'
import type { SeasonMatch } from './export-season.ts'
import { verifySeason } from './verify-season.ts'

/** The pair of every match in these seasons, in the order in which its words were drawn. */
function pairIn(language: 'en' | 'zh') {
  const read = readExport(
    exportedMatch({ seed: 'b', language }).map((text, place) => lineOf(text, place + 1)),
    allGames,
  )
  const deal = read.ok && read.value.proof.deal()
  if (!deal || !deal.ok || !deal.value.pair) throw new Error('no deal')
  return deal.value.pair
}

const seed = 'secret'
const lists: readonly WordLists[] = (['en', 'zh'] as const).map((language) => ({
  language,
  sealed: [],
  common: [pairIn(language), [`${language} one`, `${language} other`]],
}))
const words = { seed, lists, commitment: hashText(committedText(seed, lists)) }

/** The places at which the order has the pair of the matches, one after the other. */
function placesOf(language: string): Generator<number, never, undefined> {
  const list = lists.find((one) => one.language === language)
  const order = list && wordOrder(seed, list, hashText)
  return (function* () {
    for (let place = 0; ; place++) {
      const pair = order?.next().value
      if (pair && !pair[0].includes('one')) yield place
    }
  })()
}

const places = { en: placesOf('en'), zh: placesOf('zh') }
const matches: readonly SeasonMatch[] = seasonMatches.map((match) => {
  const [opened] = match.log
  const language = opened?.event.type === 'match-opened' ? opened.event.language : 'en'
  return match.mode === 'ranked' ? { ...match, wordPlace: places[language].next().value } : match
})

const changed = (matchId: string, wordPlace: number | undefined) =>
  matches.map(({ wordPlace: place, ...match }): SeasonMatch => {
    const told = match.matchId === matchId ? wordPlace : place
    return { ...match, ...(told !== undefined && { wordPlace: told }) }
  })

async function told(wanted: Parameters<typeof exportedSeason>[0]): Promise<string> {
  const verdict = await verifySeason(await exportedSeason({ words, matches, ...wanted }))
  return verdict.ok ? 'ok' : `${verdict.what}: ${verdict.expected}`
}

describe('a season with an order of words', () => {
  it('keeps to it, match by match', async () => {
    expect(await told({})).toBe('ok')
  })

  it('needs no seed or lists before its end', async () => {
    const open = { words: { ...words, seed: null, lists: [] }, isFinal: false }
    expect(await told(open)).toBe('ok')
    expect(await told({ words: { ...words, seed: null }, isFinal: false })).toContain('words')
    expect(await told({ words: { ...words, seed: null, lists: [] } })).toContain('a seed once')
  })

  it.each([
    ['another seed', { ...words, seed: 'other' }],
    ['other words', { ...words, lists: lists.map((list) => ({ ...list, common: list.common.slice(1) })) }],
    ['a list less', { ...words, lists: lists.slice(1) }],
  ])('is caught with %s than it committed to', async (_, other) => {
    expect(await told({ words: other })).toMatch(/^words: [0-9a-f]{64}$/)
  })

  it('is caught with a match whose words are at another place', async () => {
    const [first] = [matches.find(({ matchId }) => matchId === 'match a')]
    const taken = new Set(matches.map(({ wordPlace }) => wordPlace))
    const other = [0, 1, 2, 3, 4, 5, 6, 7].find((place) => !taken.has(place)) ?? 0
    expect(first?.wordPlace).toBeDefined()
    expect(await told({ matches: changed('match a', other) })).toMatch(/^words: the words en one/)
  })

  it('is caught with two matches at one place', async () => {
    const place = matches.find(({ matchId }) => matchId === 'match a')?.wordPlace
    expect(await told({ matches: changed('match d', place) })).toMatch(/^words: a place that no other/)
  })

  it('is caught with a ranked match that has no place, and with a practice match that has one', async () => {
    expect(await told({ matches: changed('match a', undefined) })).toMatch(/^words: a place in the order/)
    expect(await told({ matches: changed('match c', 0) })).toMatch(/^words: no place/)
  })
})

it('a season without an order of words has no places', async () => {
  const verdict = await verifySeason(await exportedSeason({ matches }))
  expect(verdict).toMatchObject({ ok: false, what: 'words', expected: 'no place of words' })
})
