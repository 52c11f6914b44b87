import { DataFault, fileCalled, headed, isOneOf, plain, readOutline } from '../../outline/outline.ts'
import type { DataFile, Entry } from '../../outline/outline.ts'
import type { Domain, ListedPair, PairList, WordFamily, WordPair } from '../../season-words/word-pair.ts'
import { difficulties, domains } from '../../season-words/word-pair.ts'
import { files as earlier } from '../content/generated/earlier-families.ts'
import { files } from '../content/generated/families.ts'
import type { Language } from '../events.ts'

export const wordFamilies: Readonly<Record<Language, readonly WordFamily[]>> = {
  en: familiesIn(fileCalled('en', files)),
  zh: familiesIn(fileCalled('zh', files)),
}

/** The families of earlier seasons: wider, so that many of their pairs are far apart. */
export const earlierFamilies: typeof wordFamilies = {
  en: familiesIn(fileCalled('en', earlier)),
  zh: familiesIn(fileCalled('zh', earlier)),
}

/** A domain, and below it its pairs: `one + other: difficulty`. */
export function pairsIn(file: DataFile): Readonly<Partial<Record<Domain, PairList>>> {
  const found: Partial<Record<Domain, PairList>> = {}
  for (const entry of readOutline(file)) {
    const domain = domainOf(entry.text, entry)
    if (found[domain]) throw new DataFault(entry, `the domain '${domain}' stands here twice`)
    found[domain] = entry.below.map(pairOf)
  }
  return found
}

/** `domain: word, word, …` */
function familiesIn(file: DataFile): readonly WordFamily[] {
  return readOutline(file).map((entry) => {
    const [domain, words] = headed(plain(entry))
    if (words === undefined) throw new DataFault(entry, 'a family without words')
    return { domain: domainOf(domain, entry), words: words.split(', ') }
  })
}

function pairOf(entry: Entry): ListedPair {
  const [words, difficulty = ''] = headed(plain(entry))
  if (!isOneOf(difficulty, difficulties))
    throw new DataFault(entry, `behind the words stands one of ${difficulties.join(', ')}`)
  return [...twoWords(words, entry), difficulty]
}

/** `one + other`, as every file of data names two words that belong together. */
export function twoWords(text: string, place: Entry): readonly [string, string] {
  const [one, other, ...more] = text.split(' + ')
  if (!one || !other || more.length > 0) throw new DataFault(place, `'${text}' is not two words: one + other`)
  if (one === other) throw new DataFault(place, `'${one}' is paired with itself`)
  return [one, other]
}

function domainOf(text: string, entry: Entry): Domain {
  if (!isOneOf(text, domains)) throw new DataFault(entry, `there is no domain '${text}'`)
  return text
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
