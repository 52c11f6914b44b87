import { rngAt } from '@wis/engine'
import type { Language } from '@wis/engine'
import { poolSize, wordOrder } from '../../../season-words/word-pair.ts'
import type { Hash, Pair } from '../../../season-words/word-pair.ts'
import { rankedPairs, wordPairs } from '../../words/collection.ts'
import type { Draw } from './list-gap.ts'

/** The old way: any pair of the one list, in which every word stands once. */
export function* listDraws(language: Language): Generator<Draw, void, undefined> {
  const pairs = pairsOf(wordPairs, language)
  const partners = partnersAmong(pairs)
  for (let number = 0; ; number++) yield { pair: rngAt(`list:${language}`, number).pick(pairs), partners }
}

/**
 * The way of a season. A player with the list reads every finished match, and strikes out the resting pairs: those
 * dealt in the pool before, and in this one.
 */
export function* seasonDraws(
  language: Language,
  hash: Hash,
  pairs: typeof rankedPairs = rankedPairs,
): Generator<Draw, void, undefined> {
  const common = pairsOf(pairs, language)
  const size = poolSize({ common })
  let struck: Pair[] = []
  let number = 0
  for (const pair of wordOrder('a season', { language, sealed: [], common }, hash)) {
    if (number > 0 && number % size === 0) struck = struck.slice(-size)
    const shown = new Set(struck)
    yield { pair, partners: partnersAmong(common.filter((other) => !shown.has(other))) }
    struck.push(pair)
    number++
  }
}

function pairsOf(pairs: typeof wordPairs, language: Language): readonly Pair[] {
  return pairs.filter((pair) => pair.language === language).map(({ words }) => words)
}

function partnersAmong(pairs: readonly Pair[]): Draw['partners'] {
  const partners = new Map<string, string[]>()
  for (const [first, second] of pairs) {
    partners.set(first, [...(partners.get(first) ?? []), second])
    partners.set(second, [...(partners.get(second) ?? []), first])
  }
  return (word) => partners.get(word) ?? []
}
