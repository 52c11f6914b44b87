import type { Language } from '@wis/engine'
import { keyOf } from '../reading/key.ts'
import { tokens } from '../reading/tokens.ts'
import type { Ideas, Neighbours } from './lexicon.ts'

/** Something to say about a word. */
export interface Remark {
  readonly text: string
  readonly key: string
  readonly idea: string
}

/** One word and its associations. Nothing here reveals the word it was paired with in the lexicon. */
export interface Association {
  readonly word: string
  readonly remarks: readonly Remark[]
  readonly cues: readonly string[]
  /** How often each token comes up when people describe the word. */
  readonly mass: ReadonlyMap<string, number>
  /** The word's ideas and cues, for comparison with other words. */
  readonly notions: ReadonlySet<string>
}

const cueMass = 1
const remarkMass = 0.5
const ownNameMass = 1.5

/**
 * Turns the written lexicon, which is kept in pairs of neighbouring words, into single words and their associations.
 */
export function associations(
  written: readonly Neighbours[],
  language: Language,
): ReadonlyMap<string, Association> {
  const known = new Map<string, Association>()
  for (const { words, shared, telling, cues } of written) {
    known.set(words[0], association(words[0], [shared, telling[0]], cues[0], language))
    known.set(words[1], association(words[1], [shared, telling[1]], cues[1], language))
  }
  return known
}

function association(
  word: string,
  ideas: readonly Ideas[],
  cueList: string,
  language: Language,
): Association {
  const cues = cueList.split(/\s+/).filter((cue) => cue !== '')
  const remarks = ideas.flatMap(remarksOf).toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const mass = new Map<string, number>()
  const add = (text: string, amount: number) => {
    for (const token of tokens(text, language)) mass.set(token, (mass.get(token) ?? 0) + amount)
  }
  add(word, ownNameMass)
  for (const cue of cues) add(cue, cueMass)
  for (const { text } of remarks) add(text, remarkMass)
  const notions = new Set([...tokens(cueList, language), ...remarks.map(({ idea }) => `idea:${idea}`)])
  return { word, remarks, cues, mass, notions }
}

function remarksOf(ideas: Ideas): readonly Remark[] {
  return Object.entries(ideas).flatMap(([idea, texts]) =>
    texts.map((text) => ({ text, key: keyOf(text), idea })),
  )
}
