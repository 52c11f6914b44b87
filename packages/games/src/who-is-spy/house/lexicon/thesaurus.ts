import type { Language } from '@wis/engine'
import { keyOf, tokens } from '../reading/tokens.ts'
import type { Ideas, Neighbours } from './written.ts'

/** A word, and how strongly each token suggests that a text describes it. */
export interface KnownWord extends Association {
  readonly index: number
  /** By token number, in nats compared with a text about anything at all. */
  readonly gains: ReadonlyMap<number, number>
}

/** Another word that comes to mind with a word, and how readily. The values of all of a word's kin add up to 1. */
export interface Kin {
  readonly word: KnownWord
  readonly share: number
}

/** All words that a house agent knows in one language, ready for quick reading. */
export interface Thesaurus {
  find(word: string): KnownWord | undefined
  kinOf(word: KnownWord): readonly Kin[]
  /** The numbers of those tokens in a text that say something about any word. */
  recognise(text: string): readonly number[]
  /** The known word that these tokens describe best, if they describe any. */
  closest(tokens: Iterable<number>): KnownWord | undefined
}

const kinCount = 5
/** Below 1, so that the nearest word is a fair guess and not a certainty. */
const kinFlatness = 0.7
const background = 0.8
const mostGain = 3
/**
 * How far a gain can be trusted in sentences that the lexicon was not made from. The values were fitted on halves of
 * the lexicon. Tokens depend on each other, most of all in Chinese, where characters count both singly and in pairs.
 */
const trust = { en: 0.45, zh: 0.23 } as const

export function thesaurus(
  written: readonly Neighbours[],
  language: Language,
  trusted: number = trust[language],
): Thesaurus {
  const known = [...associations(written, language).values()]
  const numbers = numbered(known.flatMap(({ mass }) => [...mass.keys()]))
  const words = withGains(known, numbers, trusted)
  const byWord = new Map(words.map((word) => [word.word, word]))
  const byToken = postings(words, ({ gains }) => gains.keys())
  const byNotion = postings(words, ({ notions }) => notions)
  const kin = new Map<KnownWord, readonly Kin[]>()
  const kinOf = (word: KnownWord) => {
    const found = kin.get(word) ?? kinAmong(word, byNotion, words.length)
    kin.set(word, found)
    return found
  }
  return {
    find: (word) => byWord.get(word) ?? byWord.get(word.toLowerCase()),
    kinOf,
    recognise: (text) => recognised(tokens(text, language), numbers),
    closest: (heard) => closestAmong(heard, byToken),
  }
}

function recognised(found: readonly string[], numbers: Numbers): readonly number[] {
  const known: number[] = []
  for (const token of found) {
    const number = numbers.get(token)
    if (number !== undefined) known.push(number)
  }
  return known
}

type Numbers = ReadonlyMap<string, number>

function numbered(names: readonly string[]): Numbers {
  return new Map([...new Set(names)].map((name, number) => [name, number]))
}

/** Gains as in language models smoothed with a background: the own token mix of a word, added to everybody's mix. */
function withGains(known: readonly Association[], numbers: Numbers, scale: number): readonly KnownWord[] {
  const everybody = new Map<string, number>()
  for (const { mass } of known) {
    for (const [token, amount] of mass) everybody.set(token, (everybody.get(token) ?? 0) + amount)
  }
  const total = sum(everybody.values())
  return known.map((association, index) => {
    const own = sum(association.mass.values())
    const gains = new Map<number, number>()
    for (const [token, amount] of association.mass) {
      const ratio = (amount / own) * (total / (everybody.get(token) ?? amount))
      const gain = Math.min(mostGain, Math.log1p(((1 - background) / background) * ratio))
      gains.set(numbers.get(token) ?? -1, scale * gain)
    }
    return { ...association, index, gains }
  })
}

/** Something to say about a word. */
interface Remark {
  readonly text: string
  readonly key: string
  readonly idea: string
}

/** One word and its associations. Nothing here reveals the word it was paired with in the lexicon. */
interface Association {
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

type Postings<Key> = ReadonlyMap<Key, readonly KnownWord[]>

function postings<Key>(
  words: readonly KnownWord[],
  keysOf: (word: KnownWord) => Iterable<Key>,
): Postings<Key> {
  const lists = new Map<Key, KnownWord[]>()
  for (const word of words) {
    for (const key of keysOf(word)) {
      const list = lists.get(key)
      if (list) list.push(word)
      else lists.set(key, [word])
    }
  }
  return lists
}

function kinAmong(word: KnownWord, byNotion: Postings<string>, wordCount: number): readonly Kin[] {
  const likeness = new Map<KnownWord, number>()
  for (const notion of word.notions) {
    const holders = byNotion.get(notion) ?? []
    const rarity = Math.log((wordCount + 1) / (holders.length + 1))
    for (const other of holders) likeness.set(other, (likeness.get(other) ?? 0) + rarity)
  }
  likeness.delete(word)
  const nearest = [...likeness].toSorted((a, b) => b[1] - a[1] || a[0].index - b[0].index).slice(0, kinCount)
  const weights = nearest.map(([, amount]) => Math.max(amount, 0.01) ** kinFlatness)
  const total = sum(weights)
  return nearest.map(([other], rank) => ({ word: other, share: (weights[rank] ?? 0) / total }))
}

function closestAmong(heard: Iterable<number>, byToken: Postings<number>): KnownWord | undefined {
  const evidence = new Map<KnownWord, number>()
  for (const token of heard) {
    for (const word of byToken.get(token) ?? []) {
      evidence.set(word, (evidence.get(word) ?? 0) + (word.gains.get(token) ?? 0))
    }
  }
  let best: KnownWord | undefined
  for (const [word, amount] of evidence) {
    const leader = best ? (evidence.get(best) ?? 0) : 0
    if (amount > leader || (amount === leader && best && word.index < best.index)) best = word
  }
  return best
}

function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}
