import { committedText, wordOrder } from '@wis/games'
import type { Pair, WordLists } from '@wis/games'
import { canonicalJson, hashText } from '../canonical-json.ts'
import { excerpt } from '../difference.ts'
import type { ReadExport } from '../game-proof.ts'
import { isPart, nextLine, read } from './checking.ts'
import type { Checking, LineSource } from './checking.ts'
import { wordListLine } from './season-lines.ts'
import type { MatchLine, SeasonHeader } from './season-lines.ts'

/** No season deals this often in one language. The limit bounds what a made-up place can cost. */
const mostPlaces = 1_000_000

/** The rules that a season's matches must keep in their words. */
export interface WordRule {
  /** If a match breaks them, returns the expected value. */
  fault(match: MatchLine, played: ReadExport | undefined): string | undefined
  /** How many lines of words there are. */
  readonly lines: number
}

/**
 * Reads the word lists of a finished season, and checks that they and the seed match the commitment. Before the end,
 * matches have places, but nobody can say yet which pairs belong there.
 */
export async function* wordRuleOf(source: LineSource, { words, final }: SeasonHeader): Checking<WordRule> {
  const lists: WordLists[] = []
  while (isPart(await source.peek(), 'words')) {
    const line = yield* nextLine(source, 'words', 'a list of words')
    lists.push((yield* read(line, wordListLine, 'words')).words)
  }
  const differs = (expected: string, found: string) => {
    return { line: source.next() - 1, what: 'words' as const, expected, found: excerpt(found) }
  }
  if (!words) {
    if (lists.length > 0) yield differs('no words, where nothing was committed to', canonicalJson(lists))
    return { lines: 0, fault: ({ wordPlace }) => (wordPlace === undefined ? undefined : 'no place of words') }
  }
  if (final !== (words.seed !== null)) yield differs('a seed once the season is closed', `${words.seed}`)
  if (words.seed === null) {
    if (lists.length > 0) yield differs('no words before the season is closed', canonicalJson(lists))
    return { lines: 0, fault: () => undefined }
  }
  const committed = hashText(committedText(words.seed, lists))
  if (committed !== words.commitment) yield differs(committed, words.commitment)
  return { lines: lists.length, fault: faultsBy(words.seed, lists) }
}

function faultsBy(seed: string, lists: readonly WordLists[]): WordRule['fault'] {
  const orders = new Map(lists.map((list) => [list.language, placesOf(seed, list)]))
  const taken = new Set<string>()
  return ({ mode, wordPlace }, played) => {
    if (mode !== 'ranked') return wordPlace === undefined ? undefined : 'no place of words in practice'
    const deal = played?.proof.deal()
    if (!played || !deal?.ok || !deal.value.pair) return undefined
    const { language } = played.header
    const order = orders.get(language)
    if (wordPlace === undefined)
      return order && !order.canEnd ? `a place in the order of the season's words` : undefined
    const pair = order?.at(wordPlace)
    if (canonicalJson(pair ?? null) !== canonicalJson(deal.value.pair))
      return `the words ${pair?.join(' and ') ?? 'of no such place'} at place ${wordPlace}`
    const place = `${language} ${wordPlace}`
    if (taken.has(place)) return `a place that no other match has, and not ${wordPlace}`
    taken.add(place)
    return undefined
  }
}

/** The order of a language, built as far as it is asked for. */
function placesOf(seed: string, list: WordLists) {
  const order = wordOrder(seed, list, hashText)
  const made: Pair[] = []
  return {
    /** Whether the words can run out, so that later matches have no place in the order. */
    canEnd: list.common.length === 0,
    at: (place: number): Pair | undefined => {
      while (made.length <= place && place < mostPlaces) {
        const { value } = order.next()
        if (!value) break
        made.push(value)
      }
      return made[place]
    },
  }
}
