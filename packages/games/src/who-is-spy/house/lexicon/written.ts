import type { Language } from '@wis/engine'
import { DataFault, headed, readOutline, textsBelow } from '../../../outline/outline.ts'
import type { DataFile, Entry } from '../../../outline/outline.ts'
import { files as english } from '../../content/generated/lexicon/en.ts'
import { files as chinese } from '../../content/generated/lexicon/zh.ts'
import { files as englishUndercover } from '../../content/generated/undercover-lexicon/en.ts'
import { files as chineseUndercover } from '../../content/generated/undercover-lexicon/zh.ts'
import { twoWords } from '../../words/families.ts'

/** An idea about a word: its name in kebab case, and ways to say it. */
export type Ideas = Readonly<Record<string, readonly string[]>>

/** The associations of two neighbouring words: those that fit both, and those that tell them apart. */
export interface Neighbours {
  readonly words: readonly [string, string]
  /** Fits both words equally well. */
  readonly shared: Ideas
  /** Fits only the first word, or only the second. */
  readonly telling: readonly [Ideas, Ideas]
  /** Single words that may be used to describe the first (or the second) word, separated by spaces. */
  readonly cues: readonly [string, string]
}

const common = { en: english, zh: chinese } as const
const undercover = { en: englishUndercover, zh: chineseUndercover } as const

/** The associations of the common words. They are read from their files at each call. */
export const commonLexicon = (language: Language): readonly Neighbours[] =>
  common[language].flatMap(neighboursIn)

/** The associations of the words that only the rulesets of undercover deal. */
export const undercoverLexicon = (language: Language): readonly Neighbours[] =>
  undercover[language].flatMap(neighboursIn)

/** Two words with what fits both, then each of them with its cues and what fits it alone: three entries. */
export function neighboursIn(file: DataFile): readonly Neighbours[] {
  const entries = readOutline(file)
  const found: Neighbours[] = []
  for (let at = 0; at < entries.length; at += 3) {
    const [both, first, second] = entries.slice(at, at + 3)
    if (both) found.push(neighbours(both, first, second))
  }
  return found
}

function neighbours(both: Entry, first: Entry | undefined, second: Entry | undefined): Neighbours {
  const words = twoWords(both.text, both)
  return {
    words,
    shared: ideasOf(both),
    telling: [ideasOf(ownPart(both, first, words[0])), ideasOf(ownPart(both, second, words[1]))],
    cues: [cuesOf(both, first, words[0]), cuesOf(both, second, words[1])],
  }
}

function ownPart(both: Entry, part: Entry | undefined, word: string): Entry {
  const fault = `'${both.text}' is followed by '${word}: …' with its own cues and ideas`
  if (!part) throw new DataFault(both, fault)
  if (headed(part)[0] !== word) throw new DataFault(part, fault)
  return part
}

function cuesOf(both: Entry, part: Entry | undefined, word: string): string {
  const own = ownPart(both, part, word)
  const [, cues] = headed(own)
  if (cues === undefined) throw new DataFault(own, `'${word}' has no cues`)
  return cues
}

function ideasOf(entry: Entry): Ideas {
  const ideas: Record<string, readonly string[]> = {}
  if (entry.below.length === 0) throw new DataFault(entry, 'it has no ideas')
  for (const idea of entry.below) {
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(idea.text))
      throw new DataFault(idea, 'an idea has a name in kebab case')
    if (ideas[idea.text]) throw new DataFault(idea, `the idea '${idea.text}' stands here twice`)
    ideas[idea.text] = textsBelow(idea)
  }
  return ideas
}
