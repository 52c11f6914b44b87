import { describe, expect, it } from 'vitest'
import { domains } from '../../season-words/word-pair.ts'
import { fold, key } from '../../words-in-speech/fold.ts'
import { saysOwnWord } from '../../words-in-speech/own-word.ts'
import { languages } from '../events.ts'
import type { Language } from '../events.ts'
import { wordPairs } from './collection.ts'

const pairsOf = (language: Language) => wordPairs.filter((pair) => pair.language === language)
const wordsOf = (language: Language) => pairsOf(language).flatMap(({ words }) => words)
const tokens = (word: string) => fold(word).split(/[^\p{L}\p{N}]+/u)
const duplicates = (items: readonly string[]) => items.filter((item, index) => items.indexOf(item) !== index)

describe.each(languages)('the pairs in %s', (language) => {
  it('are at least 150, of every domain', () => {
    expect(pairsOf(language).length).toBeGreaterThanOrEqual(150)
    const missing = domains.filter((domain) => !pairsOf(language).some((pair) => pair.domain === domain))
    expect(missing).toEqual([])
  })

  it('are easy, medium and hard in fair parts', () => {
    for (const difficulty of ['easy', 'medium', 'hard'] as const) {
      const part = pairsOf(language).filter((pair) => pair.difficulty === difficulty)
      expect(part.length / pairsOf(language).length, difficulty).toBeGreaterThan(0.1)
    }
  })

  it('use no word twice in the whole collection', () => {
    expect(duplicates(wordsOf(language).map(key))).toEqual([])
  })

  it('hold no word that contains, or shares a token with, the other of its pair', () => {
    const entangled = pairsOf(language).filter(({ words: [first, second] }) => {
      const contained = key(first).includes(key(second)) || key(second).includes(key(first))
      return contained || tokens(first).some((token) => tokens(second).includes(token))
    })
    expect(entangled).toEqual([])
  })

  it('hold no word that is said by saying the other one', () => {
    const given = pairsOf(language).filter(
      ({ words: [first, second] }) => saysOwnWord(first, second) || saysOwnWord(second, first),
    )
    expect(given).toEqual([])
  })

  it('are written without stray spaces or disguised letters', () => {
    const odd = wordsOf(language).filter((word) => word !== word.trim() || word !== word.normalize('NFKC'))
    expect(odd).toEqual([])
  })
})

describe('the collection', () => {
  it('gives every pair an id of its own', () => {
    expect(duplicates(wordPairs.map(({ id }) => id))).toEqual([])
  })

  it('writes English words in lower-case Latin letters, of one or two tokens', () => {
    expect(wordsOf('en').filter((word) => !/^[a-z]+([ -][a-z]+)?$/.test(word))).toEqual([])
  })

  it('writes Chinese words in two to four Chinese characters', () => {
    expect(wordsOf('zh').filter((word) => !/^\p{Script=Han}{2,4}$/u.test(word))).toEqual([])
  })

  it('keeps the ids that stored matches and tables refer to', () => {
    expect(wordPairs.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['en-food-apple-pear', 'en-food-soup-stew', 'zh-food-饺子-馄饨']),
    )
  })
})
