import { DataFault, fileCalled, headed, plain, readOutline } from '../../outline/outline.ts'
import type { DataFile } from '../../outline/outline.ts'
import { domains } from '../../season-words/word-pair.ts'
import type { Domain, PairList, WordPair } from '../../season-words/word-pair.ts'
import { files as clueFits } from '../content/generated/clue-fits.ts'
import { files as features } from '../content/generated/features.ts'
import { files as common } from '../content/generated/pairs.ts'
import { files as undercover } from '../content/generated/undercover-pairs.ts'
import { languages } from '../events.ts'
import type { Language } from '../events.ts'
import { commonLexicon } from '../house/lexicon/written.ts'
import type { Ruleset } from '../schema.ts'
import { earlierFamilies, familyPairs, pairsIn } from './families.ts'

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

/** How close two words are, by two ratings from 0 to 1. */
interface Closeness {
  /** The share of what is true of the two words that is true of both (Dice). */
  readonly features: number
  /** The share of the house players' clues for one that would do as well for the other. */
  readonly clues: number
}

/** What pairs of ranked play reach by each rating: three of the sixteen ideas of two words are three sixteenths. */
const leastClose: Closeness = { features: 0.4, clues: 3 / 16 }

export const areClose = ({ features, clues }: Closeness): boolean =>
  features >= leastClose.features && clues >= leastClose.clues

/** Rates any two words of practice. It reads its files at each call. */
export function closenessIn(language: Language): (one: string, other: string) => Closeness {
  const featuresOf = wordsBy(fileCalled(language, features))
  const ideas = ideasOf(language)
  const fits = wordsBy(fileCalled(language, clueFits))
  const clues = (word: string) => [...(ideas.get(word) ?? [])]
  const doesFor = (other: string) => (idea: string) =>
    (ideas.get(other)?.has(idea) ?? false) || (fits.get(other)?.has(idea) ?? false)
  return (one, other) => {
    const [first, second] = [featuresOf.get(one) ?? empty, featuresOf.get(other) ?? empty]
    const both = [...first].filter((feature) => second.has(feature)).length
    const fitting = clues(one).filter(doesFor(other)).length + clues(other).filter(doesFor(one)).length
    return {
      features: share(2 * both, first.size + second.size),
      clues: share(fitting, clues(one).length + clues(other).length),
    }
  }
}

const empty: ReadonlySet<string> = new Set()
const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)

/** The ideas about each word in the lexicon of the house. */
function ideasOf(language: Language): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    commonLexicon(language).flatMap(({ words, shared, telling }) =>
      words.map((word, at) => {
        const own = telling[at === 0 ? 0 : 1]
        return [word, new Set([...Object.keys(shared), ...Object.keys(own)])] as const
      }),
    ),
  )
}

/** Domains, and below them lines `what: word, word, …`; turned round. */
function wordsBy(file: DataFile): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const { below } of readOutline(file)) {
    for (const entry of below) {
      const [what, words] = headed(plain(entry))
      if (words === undefined) throw new DataFault(entry, `no words stand behind '${what}'`)
      for (const word of words.split(', ')) found.set(word, (found.get(word) ?? new Set()).add(what))
    }
  }
  return found
}
