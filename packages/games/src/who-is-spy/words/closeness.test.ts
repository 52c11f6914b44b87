import { describe, expect, it } from 'vitest'
import { headed, isOneOf, readOutline } from '../../outline/outline.ts'
import { repeated } from '../../outline/testing/faults-of.ts'
import { domains } from '../../season-words/word-pair.ts'
import { files as clueFits } from '../content/generated/clue-fits.ts'
import { files as features } from '../content/generated/features.ts'
import { languages } from '../events.ts'
import { commonLexicon } from '../house/lexicon/written.ts'
import { areClose, closenessIn, earlierPairs, rankedPairs, wordPairs } from './collection.ts'
import { wordFamilies } from './families.ts'

describe.each(languages)('the closeness of words in %s', (language) => {
  const closeness = closenessIn(language)
  const of = (pairs: typeof rankedPairs) => pairs.filter((pair) => pair.language === language)
  const lines = (files: typeof features) =>
    files.filter(({ name }) => name.endsWith(`/${language}.txt`)).flatMap(readOutline)
  const far = (pairs: typeof rankedPairs) => of(pairs).filter(({ words }) => !areClose(closeness(...words)))

  it('is enough for every pair of ranked play by both ratings', () => {
    expect(far(rankedPairs).map(({ words }) => words)).toEqual([])
  })

  it('gives each word of ranked play three partners or more within one family', () => {
    const dealt = new Set(of(rankedPairs).flatMap(({ words }) => words))
    const pairs = new Set(of(rankedPairs).map(({ words }) => [...words].toSorted().join('/')))
    const partners = (word: string, family: readonly string[]) =>
      family.filter((other) => pairs.has([word, other].toSorted().join('/'))).length
    const few = [...dealt].filter(
      (word) =>
        !wordFamilies[language].some(({ words }) => words.includes(word) && partners(word, words) >= 3),
    )
    expect(few).toEqual([])
  })

  it('was not enough for many pairs of earlier seasons, such as those that gave the spy away', () => {
    const known = { en: ['snow/moon', 'mirror/fireplace'], zh: ['领带/草帽', '宾馆/银行'] } as const
    for (const pair of known[language]) {
      const [one = '', other = ''] = pair.split('/')
      expect(areClose(closeness(one, other)), pair).toBe(false)
    }
    expect(far(earlierPairs).length / of(earlierPairs).length).toBeGreaterThan(0.25)
  })

  it('is the same from both sides, and whole for a word and itself', () => {
    for (const { words } of of(rankedPairs).slice(0, 50)) {
      expect(closeness(words[0], words[1])).toEqual(closeness(words[1], words[0]))
      expect(closeness(words[0], words[0])).toEqual({ features: 1, clues: 1 })
    }
  })

  it('is rated from what is said of words of practice, by domain, each once', () => {
    const known = new Set(of(wordPairs).flatMap(({ words }) => words))
    const groups = [...lines(features), ...lines(clueFits)]
    expect(groups.filter(({ text }) => !isOneOf(text, domains))).toEqual([])
    const said = groups
      .flatMap(({ below }) => below)
      .map((line) => ({ line, words: (headed(line)[1] ?? '').split(', ') }))
    const odd = said.filter(
      ({ words }) => new Set(words).size !== words.length || words.some((word) => !known.has(word)),
    )
    expect(odd.map(({ line }) => line.text)).toEqual([])
    expect(groups.flatMap(({ below }) => repeated(below, (line) => headed(line)[0]))).toEqual([])
  })

  it('counts clues of ideas that the house has, for words that have them not themselves', () => {
    const holders = new Map<string, Set<string>>()
    for (const { words, shared, telling } of commonLexicon(language)) {
      words.forEach((word, at) => {
        for (const idea of [...Object.keys(shared), ...Object.keys(telling[at === 0 ? 0 : 1])])
          holders.set(idea, (holders.get(idea) ?? new Set()).add(word))
      })
    }
    const odd = lines(clueFits)
      .flatMap(({ below }) => below)
      .filter((line) => {
        const [idea, words = ''] = headed(line)
        return words.split(', ').some((word) => holders.get(idea)?.has(word) ?? true)
      })
    expect(odd.map(({ file, line, text }) => `${file}:${line}: ${text}`)).toEqual([])
  })
})
