import { languages } from '../events.ts'
import type { Language } from '../events.ts'
import type { Ruleset } from '../rulesets.ts'
import { chinese } from './chinese.ts'
import { english } from './english.ts'
import { familyPairs } from './families.ts'
import { chineseUndercover } from './undercover/chinese.ts'
import { englishUndercover } from './undercover/english.ts'
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

const writtenForUndercover = { en: englishUndercover, zh: chineseUndercover } as const

/** The pairs for rulesets of undercover, outside ranked play. No other collection has any of their words. */
export const undercoverPairs: readonly WordPair[] = languages.flatMap((language) =>
  pairsIn(language, writtenForUndercover[language], [language, 'undercover']),
)

/** The pairs that a match by this ruleset is dealt from, outside ranked play. */
export function pairsFor({ words }: Pick<Ruleset, 'words'>, language: Language): readonly WordPair[] {
  const pairs = words === 'undercover' ? undercoverPairs : wordPairs
  return pairs.filter((pair) => pair.language === language)
}

function pairsOf(language: Language): WordPair[] {
  return domains.flatMap((domain) =>
    pairsIn(language, { [domain]: written[language][domain] }, [language, domain]),
  )
}

function pairsIn(
  language: Language,
  lists: Readonly<Partial<Record<Domain, PairList>>>,
  prefix: readonly string[],
): WordPair[] {
  return domains.flatMap((domain) =>
    (lists[domain] ?? []).map(([first, second, difficulty]) => ({
      id: [...prefix, first, second].join('-').replaceAll(' ', '-'),
      language,
      words: [first, second] as const,
      domain,
      difficulty,
    })),
  )
}
