import { rngAt } from '@wis/engine'
import type { Rng } from '@wis/engine'
import type { DealSum, PairedDeal } from '../by-deal/deal-sums.ts'
import { compare, estimateOf } from '../compare.ts'
import type { NumberKind } from '../compare.ts'
import type { Estimate } from '../estimate.ts'
import { dealsNeeded } from '../power/deals-needed.ts'
import { nextLook, stopByWidth } from '../power/stop-by-width.ts'
import type { WidthStop } from '../power/stop-by-width.ts'
import { verdictOf } from '../verdict.ts'

/** Experiments of simulated players, who play well where they know the word and badly where they do not. */
export interface WordsKnown {
  readonly kind: NumberKind
  /** So many contents, each dealt so often. */
  readonly contents: number
  readonly repeats: number
  /** The share of all words that each of the two knows. Half of them if it is not given. */
  readonly known?: readonly [number, number]
}

const chances = { known: 0.9, unknown: 0.2 }
/** A success counts one in a rate, and so many points in a mean. */
const points = 3

const worth = (kind: NumberKind) => (kind === 'rate' ? 1 : points)

/** The number of a player over all words that there are. */
const truthOf = (kind: NumberKind, share: number) =>
  worth(kind) * (share * chances.known + (1 - share) * chances.unknown)

/** The deals of one experiment. Both play the same ones, and what one knows says nothing of the other. */
export function dealWords({ kind, contents, repeats, known = [0.5, 0.5] }: WordsKnown, rng: Rng) {
  const chancesBy = Array.from({ length: contents }, () =>
    known.map((share) => (rng.next() < share ? chances.known : chances.unknown)),
  )
  return Array.from({ length: contents * repeats }, (_, place): PairedDeal => {
    const [deal, content] = [String(place), String(place % contents)]
    const [first, second] = [0, 1].map((who): DealSum => {
      const isWon = rng.next() < (chancesBy[place % contents]?.[who] ?? 0)
      return { deal, content, above: isWon ? worth(kind) : 0, below: 1 }
    })
    const none = { deal, content, above: 0, below: 0 }
    return { deal, content, first: first ?? none, second: second ?? none }
  })
}

export interface HeldByWords {
  readonly first: number
  readonly difference: number
  /** How often two that know equally much are told apart: by the test, and in a sentence. */
  readonly byTest: number
  readonly bySentence: number
}

const holds = ({ low, high }: Estimate, truth: number) =>
  low !== null && low - 1e-12 <= truth && truth <= high + 1e-12

/** The shares of experiments in which the intervals hold the truth of all words, and two equal players are told apart. */
export function measureWords(words: WordsKnown, experiments: number): HeldByWords {
  const { kind, contents, repeats, known: [one, other] = [0.5, 0.5] } = words
  const rng = rngAt(`words known, ${kind}, ${contents}, ${repeats}, ${one}, ${other}`, 0)
  const counted = { first: 0, difference: 0, byTest: 0, bySentence: 0 }
  for (let experiment = 0; experiment < experiments; experiment++) {
    const pairs = dealWords(words, rng)
    const [first, second] = [pairs.map((pair) => pair.first), pairs.map((pair) => pair.second)]
    const found = compare({ kind, first, second, rng })
    const verdict = verdictOf(found)
    if (holds(estimateOf(kind, first, rng), truthOf(kind, one))) counted.first++
    if (holds(found.difference, truthOf(kind, one) - truthOf(kind, other))) counted.difference++
    if (found.test && found.test.p <= 0.05) counted.byTest++
    if (verdict === 'first' || verdict === 'second') counted.bySentence++
  }
  const share = (count: number) => count / experiments
  return {
    first: share(counted.first),
    difference: share(counted.difference),
    byTest: share(counted.byTest),
    bySentence: share(counted.bySentence),
  }
}

/** How often the interval of the first holds the truth at the deal at which an experiment ends by its width. */
export function measureWordsStopping(
  { kind, contents }: Pick<WordsKnown, 'kind' | 'contents'>,
  stop: WidthStop,
  experiments: number,
): { readonly held: number; readonly deals: number } {
  const rng = rngAt(`words stopping, ${kind}, ${contents}, ${stop.width}`, 0)
  let [held, deals] = [0, 0]
  for (let experiment = 0; experiment < experiments; experiment++) {
    const repeats = Math.ceil(stop.mostDeals / contents)
    const all = dealWords({ kind, contents, repeats }, rng).map(({ first }) => first)
    const ended = stopped({ kind, all, stop, rng })
    deals += ended.deals
    if (holds(ended, truthOf(kind, 0.5))) held++
  }
  return { held: held / experiments, deals: deals / experiments }
}

interface Stopping {
  readonly kind: NumberKind
  readonly all: readonly DealSum[]
  readonly stop: WidthStop
  readonly rng: Rng
}

function stopped({ kind, all, stop, rng }: Stopping): Estimate {
  let before: Estimate | null = null
  for (let deals = nextLook(0, stop); ; deals = nextLook(deals, stop)) {
    const now = estimateOf(kind, all.slice(0, deals), rng)
    if (stopByWidth(now, before, stop)) return now
    before = now
  }
}

/** How often a real difference is found by as many contents as a small experiment of its kind says are needed. */
export function measureWordsPower(words: WordsKnown, experiments: number) {
  const { kind, known: [one, other] = [0.5, 0.5] } = words
  const many = dealWords({ ...words, contents: 2000 }, rngAt('words needed', 0))
  const sides = { first: many.map(({ first }) => first), second: many.map(({ second }) => second) }
  const { deviation, step = 0 } = compare({
    kind,
    first: sides.first,
    second: sides.second,
    rng: rngAt('pilot', 0),
  })
  const difference = truthOf(kind, one) - truthOf(kind, other)
  const contents = dealsNeeded({ difference, deviation: deviation ?? Number.NaN, step, power: 0.8 })
  if (contents === null) return null
  return { contents, found: measureWords({ ...words, contents }, experiments).byTest }
}
