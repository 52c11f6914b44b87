import { languages } from '../events.ts'
import type { Language } from '../events.ts'
import { chinese } from './chinese.ts'
import { english } from './english.ts'
import { familyPairs } from './families.ts'
import { domains } from './word-pair.ts'
import type { Domain, PairList, WordPair } from './word-pair.ts'

const written: Readonly<Record<Language, Readonly<Record<Domain, PairList>>>> = { en: english, zh: chinese }

/**
 * The pairs for practice, and for ranked play if there are no others. Every word stands in one of them. An id never
 * changes: a corrected pair is a new pair.
 */
export const wordPairs: readonly WordPair[] = [...pairsOf('en'), ...pairsOf('zh')]

/** The pairs from which seasons draw. Every word stands in several. None of them is a practice pair. */
export const rankedPairs: readonly WordPair[] = languages.flatMap((language) =>
  familyPairs(
    language,
    wordPairs.filter((pair) => pair.language === language),
  ),
)

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
