import type { Language } from '@wis/engine'
import { wordPairs } from '../../words/collection.ts'
import { cuesOf } from '../lexicon/lenses.ts'
import type { Expectation } from '../lexicon/lenses.ts'

/** The weight of a common domain, added to the common associations of two words, in nats. */
const sameDomain = 8
const mostWords = 30

/**
 * The expectation of a player who knows the language but no list of pairs: words of the same domain, first of all
 * those with the same associations.
 */
export function ownSense(language: Language): Expectation {
  const words = wordPairs.filter((pair) => pair.language === language)
  const domainOf = new Map(words.flatMap(({ words: both, domain }) => both.map((word) => [word, domain])))
  const cues = new Map([...domainOf.keys()].map((word) => [word, new Set(cuesOf(language, word))]))
  const holders = new Map<string, number>()
  for (const cue of [...cues.values()].flatMap((all) => [...all]))
    holders.set(cue, (holders.get(cue) ?? 0) + 1)
  const rarity = (cue: string) => Math.log((domainOf.size + 1) / ((holders.get(cue) ?? 0) + 1))
  const likeness = (word: string, other: string) => {
    const common = [...(cues.get(word) ?? [])].filter((cue) => cues.get(other)?.has(cue))
    const kind = domainOf.get(word) === domainOf.get(other) ? sameDomain : 0
    return common.reduce((sum, cue) => sum + rarity(cue), kind)
  }
  const known = new Map<string, ReadonlyMap<string, number>>()
  return (word) => {
    const found = known.get(word) ?? likeliest(word, [...domainOf.keys()], likeness)
    known.set(word, found)
    return found
  }
}

function likeliest(
  word: string,
  words: readonly string[],
  likeness: (word: string, other: string) => number,
): ReadonlyMap<string, number> {
  const ranked = words
    .filter((other) => other !== word)
    .map((other) => [other, likeness(word, other)] as const)
    .filter(([, amount]) => amount > 0)
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, mostWords)
  const total = ranked.reduce((sum, [, amount]) => sum + amount, 0)
  return new Map(ranked.map(([other, amount]) => [other, amount / total]))
}
