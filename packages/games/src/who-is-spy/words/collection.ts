import { fileCalled } from '../../outline/outline.ts'
import { domains } from '../../season-words/word-pair.ts'
import type { Domain, PairList, WordPair } from '../../season-words/word-pair.ts'
import { files as common } from '../content/generated/pairs.ts'
import { files as undercover } from '../content/generated/undercover-pairs.ts'
import { languages } from '../events.ts'
import type { Language } from '../events.ts'
import type { Ruleset } from '../schema.ts'
import { earlierFamilies, familyPairs } from './families.ts'
import { pairsIn } from './written.ts'

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

/** The pairs from which seasons of earlier days draw. Of use only to compare. */
export const earlierPairs: readonly WordPair[] = languages.flatMap((language) =>
  familyPairs(
    language,
    wordPairs.filter((pair) => pair.language === language),
    earlierFamilies,
  ),
)

/** The pairs for rulesets of undercover, outside ranked play. No other collection has any of their words. */
export const undercoverPairs: readonly WordPair[] = languages.flatMap((language) =>
  listed(language, pairsIn(fileCalled(language, undercover)), [language, 'undercover']),
)

/** The pairs that a match by this ruleset is dealt from, outside ranked play. */
export function pairsFor({ words }: Pick<Ruleset, 'words'>, language: Language): readonly WordPair[] {
  const pairs = words === 'undercover' ? undercoverPairs : wordPairs
  return pairs.filter((pair) => pair.language === language)
}

function pairsOf(language: Language): WordPair[] {
  const written = pairsIn(fileCalled(language, common))
  return domains.flatMap((domain) =>
    listed(language, { [domain]: written[domain] ?? [] }, [language, domain]),
  )
}

function listed(
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
