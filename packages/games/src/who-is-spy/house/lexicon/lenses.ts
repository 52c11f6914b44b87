import type { Language } from '@wis/engine'
import { wordRelatives } from '../../words/families.ts'
import { optics } from '../reading/lens.ts'
import type { Listening, Optics } from '../reading/lens.ts'
import { thesaurus } from './thesaurus.ts'
import type { Kin, KnownWord, Thesaurus } from './thesaurus.ts'
import { commonLexicon, undercoverLexicon } from './written.ts'

/**
 * How far its gains can be trusted. They are less sure than those of the common lexicon, because rare tokens stand out more
 * among fewer words. Civilians who trusted them more took each other for the spy.
 */
const undercoverTrust = { en: 0.3, zh: 0.08 } as const
const ready = new Map<Language, Optics>()
const read = new Map<Language, Thesaurus>()

/** The lenses of a language. Its lexicon is prepared at the first request. */
export function lenses(language: Language): Optics {
  const prepared = ready.get(language) ?? bothOptics(language)
  ready.set(language, prepared)
  return prepared
}

/**
 * The words of undercover have a lexicon of their own, because no match deals one of them beside a common word. So house
 * agents play all other matches as they did without it.
 */
function bothOptics(language: Language): Optics {
  const common = optics(withFamilies(language))
  const { find, ...others } = thesaurus(undercoverLexicon(language), language, undercoverTrust[language])
  const apart = optics({ find, ...others })
  return (word, heard) => (find(word) ? apart : common)(word, heard)
}

/** How likely each word is to be dealt beside a given word. */
export type Expectation = (word: string) => ReadonlyMap<string, number>

/** Lenses for a player whose expectation of the other word differs from the house's. */
export function lensesExpecting(language: Language, expected: Expectation, listening: Listening): Optics {
  const words = thesaurusOf(language)
  const kinOf = (word: KnownWord) => kinAmong(words, expected(word.word))
  return optics({ ...words, kinOf }, listening)
}

/** Every word in the house agents' lexicon. */
export function knownWords(language: Language): readonly string[] {
  return commonLexicon(language).flatMap(({ words }) => words)
}

/** The cues that fit a word: single words that may be used to describe it. */
export function cuesOf(language: Language, word: string): readonly string[] {
  return thesaurusOf(language).find(word)?.cues ?? []
}

/**
 * House agents hold all words of a family equally likely. The lexicon itself is kept in pairs and would give away the
 * other word.
 */
function withFamilies(language: Language): Thesaurus {
  const words = thesaurusOf(language)
  const familyOf = (word: KnownWord) => {
    const relatives = wordRelatives(language, word.word)
    return kinAmong(words, new Map(relatives.map((other) => [other, 1 / relatives.length])))
  }
  const kinOf = (word: KnownWord) => {
    const family = familyOf(word)
    return family.length > 0 ? family : words.kinOf(word)
  }
  return { ...words, kinOf }
}

function kinAmong({ find }: Thesaurus, shares: ReadonlyMap<string, number>): readonly Kin[] {
  return [...shares].flatMap(([other, share]) => {
    const word = find(other)
    return word ? [{ word, share }] : []
  })
}

function thesaurusOf(language: Language): Thesaurus {
  const prepared = read.get(language) ?? thesaurus(commonLexicon(language), language)
  read.set(language, prepared)
  return prepared
}
