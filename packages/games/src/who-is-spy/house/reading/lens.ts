import { memo } from '../../../words-in-speech/memo.ts'
import type { Kin, KnownWord, Thesaurus } from '../lexicon/thesaurus.ts'
import { keyOf } from './tokens.ts'

/** The information in a text for the holder of a certain word. */
export interface Reading {
  /** Evidence in nats that the text describes the own word, then each of its kin. */
  readonly evidence: readonly number[]
  /** How much better the text fits each of the kin than the own word. The last entry stands for an unknown word. */
  readonly lean: readonly number[]
  /** How clearly the text is about each of the kin rather than any other word. */
  readonly margins: readonly number[]
  /** The own word's remarks that the text contains. */
  readonly said: readonly number[]
}

/** The table as the holder of one word hears it. */
export interface Lens {
  /** The word in the lexicon through which texts are read. None if nothing fits. */
  readonly through: KnownWord | undefined
  /** Whether this is the very word that is held, so that its remarks may be spoken. */
  readonly familiar: boolean
  readonly kin: readonly Kin[]
  /** How readily each of the kin comes to mind as the other word. The last entry stands for an unknown word. */
  readonly shares: readonly number[]
  read(text: string): Reading
}

/** A single speech is never worth more than this many nats. */
export const firmestLean = 2.5
/** The worth of an ordinary remark to a listener who knows its word. */
const ordinaryFit = 0.8

/** A way of listening. */
export interface Listening {
  /** How likely the other word is one that the listener does not think of. */
  readonly unthoughtShare: number
  /** The worth, in nats, of hearing a known remark word for word. Zero for listeners who hear by single words. */
  readonly verbatim: number
}

const ordinaryListening: Listening = { unthoughtShare: 0.12, verbatim: 0 }

/** Reads a text as the holder of the word. An unknown word is replaced by the word that the speeches suggest. */
export type Optics = (word: string, heard: () => readonly string[]) => Lens

/** Makes lenses for one language and keeps them: the words are few and the texts return often. */
export function optics(thesaurus: Thesaurus, listening = ordinaryListening): Optics {
  const { unthoughtShare, verbatim } = listening
  const hear = memo(1_000, (text): Heard => ({
    tokens: thesaurus.recognise(text),
    key: keyOf(text),
    readings: new Map(),
  }))
  const ground = (through: KnownWord, familiar: boolean): Lens => {
    const kin = thesaurus.kinOf(through)
    const words: Known = [through, ...kin.map(({ word }) => word)]
    const shares = [...kin.map(({ share }) => share * (1 - unthoughtShare)), unthoughtShare]
    const own = new Map(ownTexts(through).map((text) => [text, reading(hear(text), words, verbatim)]))
    return {
      through,
      familiar,
      kin,
      shares,
      read: (text) => own.get(text) ?? readOnce(hear(text), words, verbatim),
    }
  }
  const familiar = memo(5_000, (word) => {
    const known = thesaurus.find(word)
    return known ? ground(known, true) : null
  })
  return (word, heard) => {
    const known = familiar(word)
    if (known) return known
    const standIn = thesaurus.closest([word, ...heard()].flatMap((text) => hear(text).tokens))
    return standIn ? ground(standIn, false) : darkness
  }
}

/** The lens of a player who knows nothing and heard nothing. */
const darkness: Lens = {
  through: undefined,
  familiar: false,
  kin: [],
  shares: [1],
  read: () => ({ evidence: [0], lean: [0], margins: [], said: [] }),
}

/** The word through which texts are read, and its kin. */
type Known = readonly [KnownWord, ...KnownWord[]]

/**
 * A text, and how each word's holder has read it. It is kept because everybody at the table reads it again every
 * turn.
 */
interface Heard {
  readonly tokens: readonly number[]
  readonly key: string
  readonly readings: Map<KnownWord, Reading>
}

function readOnce(heard: Heard, words: Known, verbatim: number): Reading {
  const known = heard.readings.get(words[0])
  if (known) return known
  const fresh = reading(heard, words, verbatim)
  heard.readings.set(words[0], fresh)
  return fresh
}

/** The remarks that the holder of a word may make about it. They are kept because they are read again and again. */
function ownTexts({ remarks, cues }: KnownWord): readonly string[] {
  return [...remarks.map(({ text }) => text), ...cues]
}

function reading({ tokens, key }: Heard, words: Known, verbatim: number): Reading {
  const evidence: number[] = []
  for (const { gains, remarks } of words) {
    let sum = 0
    if (verbatim > 0) for (const remark of remarks) if (key.includes(remark.key)) sum += verbatim
    for (const token of tokens) sum += gains.get(token) ?? 0
    evidence.push(sum)
  }
  const said: number[] = []
  words[0].remarks.forEach((remark, index) => {
    if (key.includes(remark.key)) said.push(index)
  })
  return { evidence, lean: leanOf(evidence), margins: marginsOf(evidence), said }
}

function leanOf(evidence: readonly number[]): readonly number[] {
  const fit = evidence[0] ?? 0
  const lean: number[] = []
  for (let word = 1; word < evidence.length; word++) lean.push(softened((evidence[word] ?? 0) - fit))
  lean.push(softened(ordinaryFit - fit))
  return lean
}

function marginsOf(evidence: readonly number[]): readonly number[] {
  const margins: number[] = []
  for (let word = 1; word < evidence.length; word++) {
    let rival = 0
    for (let i = 0; i < evidence.length; i++) if (i !== word) rival = Math.max(rival, evidence[i] ?? 0)
    margins.push(softened((evidence[word] ?? 0) - rival))
  }
  return margins
}

/** Reads several texts as one. */
export function together(readings: readonly Reading[]): Reading {
  const [first, ...rest] = readings
  const evidence = (first?.evidence ?? []).map((sum, word) =>
    rest.reduce((total, reading) => total + (reading.evidence[word] ?? 0), sum),
  )
  return {
    evidence,
    lean: leanOf(evidence),
    margins: marginsOf(evidence),
    said: readings.flatMap(({ said }) => said),
  }
}

/** Small differences count in full; large ones lose weight. */
export function softened(nats: number): number {
  return firmestLean * Math.tanh(nats / firmestLean)
}
