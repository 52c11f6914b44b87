import type { InBoth } from '@wis/engine'
import { files } from '../content/generated/deep-words.ts'

interface Pair {
  readonly target: string
  readonly distractor: string
}

/** A word to describe, and another one of its kind that the description should not or should fit. */
export interface DeepWord {
  /** Counted from 1. */
  readonly number: number
  readonly domain: string
  readonly in: InBoth<Pair>
}

const lines = (files[0]?.text ?? '').split('\n').filter((line) => line !== '' && !line.startsWith('#'))
/** Each domain, and below it its words: the target and the distractor in English, then in Chinese. */
export const deepWords = lines.reduce<{ readonly domain: string; readonly words: readonly DeepWord[] }>(
  ({ domain, words }, line) => {
    if (!line.startsWith('  ')) return { domain: line, words }
    const [target = '', distractor = '', targetZh = '', distractorZh = ''] = line.trim().split(' | ')
    const pairs = { en: { target, distractor }, zh: { target: targetZh, distractor: distractorZh } }
    return { domain, words: [...words, { number: words.length + 1, domain, in: pairs }] }
  },
  { domain: '', words: [] },
).words

/** So many words, as evenly from all domains as they divide. */
export function wordsFor(count: number): readonly DeepWord[] {
  const perDomain = deepWords.filter(({ domain }) => domain === deepWords[0]?.domain).length
  const turn = ({ number }: DeepWord) => (number - 1) % perDomain
  return deepWords
    .toSorted((one, other) => turn(one) - turn(other) || one.number - other.number)
    .slice(0, count)
}
