import { fileCalled } from '../../outline/outline.ts'
import type { WordFamily, WordPair } from '../../season-words/word-pair.ts'
import { files as earlier } from '../content/generated/earlier-families.ts'
import { files } from '../content/generated/families.ts'
import type { Language } from '../events.ts'
import { familiesIn } from './written.ts'

export const wordFamilies: Readonly<Record<Language, readonly WordFamily[]>> = {
  en: familiesIn(fileCalled('en', files)),
  zh: familiesIn(fileCalled('zh', files)),
}

/** The families of earlier seasons: wider, so that many of their pairs are far apart. */
export const earlierFamilies: typeof wordFamilies = {
  en: familiesIn(fileCalled('en', earlier)),
  zh: familiesIn(fileCalled('zh', earlier)),
}

const relatives: Readonly<Record<Language, ReadonlyMap<string, readonly string[]>>> = {
  en: relativesIn('en'),
  zh: relativesIn('zh'),
}

/**
 * All words that share a family with this one. A word without a close family has that of earlier seasons. None for a
 * word without any.
 */
export function wordRelatives(language: Language, word: string): readonly string[] {
  return relatives[language].get(word) ?? []
}

/**
 * Any two words of a family, once each, except for practice pairs. A word stands in several pairs, so that it says
 * little about its partner. The id follows from the words alone, whatever families they stand in.
 */
export function familyPairs(
  language: Language,
  besides: readonly WordPair[],
  families: typeof wordFamilies = wordFamilies,
): WordPair[] {
  const taken = new Set(besides.map(({ words }) => idOf(language, words)))
  const pairs = new Map<string, WordPair>()
  for (const { domain, words } of families[language]) {
    for (const pair of couples(words)) {
      const id = idOf(language, pair)
      if (taken.has(id) || pairs.has(id)) continue
      pairs.set(id, { id, language, words: pair, domain, difficulty: 'medium' })
    }
  }
  return [...pairs.values()]
}

function relativesIn(language: Language): ReadonlyMap<string, readonly string[]> {
  return new Map([...relativesAmong(earlierFamilies[language]), ...relativesAmong(wordFamilies[language])])
}

function relativesAmong(families: readonly WordFamily[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>()
  for (const { words } of families) {
    for (const word of words) {
      const others = found.get(word) ?? new Set()
      for (const other of words) if (other !== word) others.add(other)
      found.set(word, others)
    }
  }
  return new Map([...found].map(([word, others]) => [word, [...others]]))
}

function couples(words: readonly string[]): (readonly [string, string])[] {
  return words.flatMap((first, place) => words.slice(place + 1).map((second) => [first, second] as const))
}

const idOf = (language: Language, words: readonly [string, string]) =>
  `${language}:${words.toSorted().join('/')}`.replaceAll(' ', '-')
