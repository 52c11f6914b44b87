import { DataFault, fileCalled, headed, plain, readOutline } from '../../outline/outline.ts'
import type { DataFile } from '../../outline/outline.ts'
import { files as clueFits } from '../content/generated/clue-fits.ts'
import { files as features } from '../content/generated/features.ts'
import type { Language } from '../events.ts'
import { commonLexicon } from '../house/lexicon/written.ts'

/** How close two words are, by two ratings from 0 to 1. */
export interface Closeness {
  /** The share of what is true of the two words that is true of both (Dice). */
  readonly features: number
  /** The share of the house players' clues for one that would do as well for the other. */
  readonly clues: number
}

/** What pairs of ranked play reach by each rating: three of the sixteen ideas of two words are three sixteenths. */
export const leastClose: Closeness = { features: 0.4, clues: 3 / 16 }

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
