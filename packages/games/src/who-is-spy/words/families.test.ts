import { describe, expect, it } from 'vitest'
import { key } from '../../words-in-speech/fold.ts'
import { saysOwnWord } from '../../words-in-speech/own-word.ts'
import { languages } from '../events.ts'
import { rankedPairs, wordPairs } from './collection.ts'
import { wordFamilies, wordRelatives } from './families.ts'

describe.each(languages)('the families of words in %s', (language) => {
  const families = wordFamilies[language]
  const practice = wordPairs.filter((pair) => pair.language === language)
  const pairs = rankedPairs.filter((pair) => pair.language === language)
  const words = [...new Set(pairs.flatMap((pair) => pair.words))]
  const partnersOf = (word: string) => pairs.filter((pair) => pair.words.includes(word)).length
  const unordered = ([first, second]: readonly [string, string]) => [first, second].toSorted().join('/')

  it('use words of practice, so that the texts about those are useful', () => {
    const known = new Set(practice.flatMap((pair) => pair.words))
    expect(families.flatMap((family) => family.words).filter((word) => !known.has(word))).toEqual([])
  })

  it('hold no word twice, and from four words to ten', () => {
    const odd = families.filter(
      (family) =>
        new Set(family.words).size !== family.words.length ||
        family.words.length < 4 ||
        family.words.length > 10,
    )
    expect(odd).toEqual([])
  })

  it('make more pairs than an agent plays matches, in which every word has at least three partners', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(250)
    expect(words.length).toBeGreaterThan(120)
    expect(words.filter((word) => partnersOf(word) < 3)).toEqual([])
    expect((2 * pairs.length) / words.length).toBeGreaterThan(3.7)
  })

  it('make no pair twice, in either order, and no practice pair', () => {
    const all = [...practice, ...pairs].map((pair) => unordered(pair.words))
    expect(all.filter((pair, place) => all.indexOf(pair) !== place)).toEqual([])
  })

  it('make no pair whose one word contains the other, or is said by saying it', () => {
    const entangled = pairs.filter(({ words: [first, second] }) => {
      const contained = key(first).includes(key(second)) || key(second).includes(key(first))
      return contained || saysOwnWord(first, second) || saysOwnWord(second, first)
    })
    expect(entangled.map((pair) => pair.words)).toEqual([])
  })

  it('give the relatives of a word, each once, and none for a word without a family', () => {
    for (const word of words) {
      const relatives = wordRelatives(language, word)
      expect(new Set(relatives).size).toBe(relatives.length)
      expect(relatives).not.toContain(word)
    }
    expect(wordRelatives(language, 'nothing')).toEqual([])
  })
})

it('pairs of families have ids that stay when families are put in another order', () => {
  expect(rankedPairs.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['en:beer/cider', 'en:coffee/espresso', 'zh:包子/饺子']),
  )
  expect(new Set(rankedPairs.map(({ id }) => id)).size).toBe(rankedPairs.length)
})

it('no pair of today is one of those that a first clue tells apart', () => {
  const pairs = new Set(rankedPairs.map(({ words }) => words.toSorted().join('/')))
  const far = ['cloud/thunder', 'radio/scanner', 'duck/owl', 'hammer/rake', 'lake/volcano', 'drum/violin']
  const farInChinese = ['外卖骑手/月嫂', '狮子/松鼠', '刺猬/老虎', '蟾蜍/龙虾', '葫芦丝/钢琴']
  for (const one of [...far, ...farInChinese])
    expect(pairs.has(one.split('/').toSorted().join('/')), one).toBe(false)
})
