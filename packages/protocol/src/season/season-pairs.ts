import { key } from '@wis/games'
import type { Language } from '@wis/games'
import { visible } from '../visible-text.ts'

export const mostSeasonPairs = 2000
const longestWord = 40

export interface SeasonPairInput {
  readonly language: Language
  readonly words: readonly [string, string]
}

/** Why a line is not a pair of words. */
export const pairFaults = ['not-two-words', 'same-word', 'too-long', 'twice'] as const
export type PairFault = (typeof pairFaults)[number]

export interface ReadPairs {
  readonly pairs: readonly SeasonPairInput[]
  readonly faults: readonly { readonly line: number; readonly fault: PairFault }[]
}

/** Reads pasted pairs: one on each line, with a comma, a tab, a semicolon, a bar or a slash between the two words. */
export function readPairs(text: string, language: Language): ReadPairs {
  const pairs: SeasonPairInput[] = []
  const faults: { line: number; fault: PairFault }[] = []
  const seen = new Set<string>()
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (line.trim() === '') continue
    const read = pairOf(line)
    const words = typeof read === 'string' ? '' : [key(read[0]), key(read[1])].sort().join('\n')
    if (typeof read === 'string') faults.push({ line: index + 1, fault: read })
    else if (seen.has(words)) faults.push({ line: index + 1, fault: 'twice' })
    else pairs.push({ language, words: read })
    seen.add(words)
  }
  return { pairs, faults }
}

function pairOf(line: string): readonly [string, string] | PairFault {
  const words = line.split(/[,，;；\t|/、]/).map((word) => word.normalize('NFKC').trim())
  const [first, second] = words
  if (words.length !== 2 || !first || !second) return 'not-two-words'
  if (![first, second].every((word) => /[\p{L}\p{N}]/u.test(word) && visible(word))) return 'not-two-words'
  // Words that match alike at the table count as the same word.
  if (key(first) === key(second)) return 'same-word'
  return [...first].length > longestWord || [...second].length > longestWord ? 'too-long' : [first, second]
}
