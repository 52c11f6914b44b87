import type { Language } from '../events.ts'
import { chinese } from './chinese.ts'
import { english } from './english.ts'
import { domains } from './word-pair.ts'
import type { Domain, PairList, WordPair } from './word-pair.ts'

const written: Readonly<Record<Language, Readonly<Record<Domain, PairList>>>> = { en: english, zh: chinese }

/** Every pair that ships with the platform. An id never changes: a pair that is corrected is a new pair. */
export const wordPairs: readonly WordPair[] = [...pairsOf('en'), ...pairsOf('zh')]

function pairsOf(language: Language): WordPair[] {
  return domains.flatMap((domain) =>
    written[language][domain].map(([first, second, difficulty]) => ({
      id: [language, domain, first, second].join('-').replaceAll(' ', '-'),
      language,
      words: [first, second] as const,
      domain,
      difficulty,
    })),
  )
}
