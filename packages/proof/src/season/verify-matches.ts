import { committedText, wordOrder } from '@wis/games'
import type { Pair, WordLists } from '@wis/games'
import { canonicalJson, hashText } from '../canonical-json.ts'
import { excerpt } from '../difference.ts'
import type { ReadExport } from '../game-proof.ts'
import { isEnd } from '../read-lines.ts'
import type { Line } from '../read-lines.ts'
import { checkLines } from '../verify-all.ts'
import { isTooLong, lengthOf, mostText, tooLong } from '../verify-play.ts'
import type { Reckoning } from './board-of.ts'
import { isPart, nextLine, read } from './checking.ts'
import type { Checking, LineSource } from './checking.ts'
import type { OwnerRule } from './owner-rule.ts'
import { matchLine, wordListLine } from './season-lines.ts'
import type { MatchLine, SeasonHeader } from './season-lines.ts'

export interface MatchCounts {
  readonly matches: number
  readonly ranked: number
  /** Void before or after they were dealt. */
  readonly voided: number
  /** Decided at the table, and void or played again by a decision in force. */
  readonly voidedByDecision: number
}

interface Rules {
  /** Adds up their results. */
  readonly sums: Reckoning
  readonly words: WordRule
  readonly owners: OwnerRule
}

/** No season deals this often in one language. The limit bounds what a made-up place can cost. */
const mostPlaces = 1_000_000

/** The rules that a season's matches must keep in their words. */
interface WordRule {
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

/** Checks every match in the file by itself, and as a match of this season. */
export async function* matchDifferences(
  source: LineSource,
  header: SeasonHeader,
  { sums, words, owners }: Rules,
): Checking<MatchCounts> {
  let counts: MatchCounts = { matches: 0, ranked: 0, voided: 0, voidedByDecision: 0 }
  let before = ''
  while (isPart(await source.peek(), 'match')) {
    const line = yield* nextLine(source, 'match', 'a match')
    const { match } = yield* read(line, matchLine, 'match')
    if (match.matchId <= before) {
      const expected = `a match after ${excerpt(before)}, by the order of ids`
      yield { line: line.number, what: 'match', expected, found: excerpt(match.matchId) }
    }
    before = match.matchId
    const played = match.dealt ? yield* playedOf(source, match, header) : undefined
    const seating = owners.faultIn(match, played?.header.seats ?? [])
    if (seating) {
      const found = excerpt(seating.found)
      yield { line: line.number, matchId: match.matchId, what: 'match', expected: seating.expected, found }
    }
    const expected = sums.add(match, played)
    if (expected !== undefined) {
      const found = excerpt(JSON.stringify(match.table ?? null))
      yield { line: line.number, matchId: match.matchId, what: 'match', expected, found }
    }
    const due = words.fault(match, played)
    if (due !== undefined) {
      const found = excerpt(wordsOf(match, played))
      yield { line: line.number, matchId: match.matchId, what: 'words', expected: due, found }
    }
    const isVoid = !played || !played.proof.isDecided()
    counts = {
      matches: counts.matches + 1,
      ranked: counts.ranked + (match.mode === 'ranked' ? 1 : 0),
      voided: counts.voided + (isVoid ? 1 : 0),
      voidedByDecision: counts.voidedByDecision + (!isVoid && sums.isTakenOut(match.matchId) ? 1 : 0),
    }
  }
  return counts
}

function wordsOf({ wordPlace }: MatchLine, played: ReadExport | undefined): string {
  const words = played?.proof.words ?? []
  return `${words.join(' and ')} at ${wordPlace === undefined ? 'no place' : `place ${wordPlace}`}`
}

async function* playedOf(
  source: LineSource,
  { matchId, mode, sitsIn = [], weights }: MatchLine,
  { season, platform }: SeasonHeader,
): Checking<ReadExport> {
  const lines = await takeMatch(source)
  const checked = checkedLines(lines)
  if (!checked.ok) {
    const { ok: _, ...difference } = checked
    yield { matchId, ...difference }
    throw new Error('read on after a difference')
  }
  const { match } = checked
  const { header, line } = match
  if (header.game !== season.game) {
    yield { line, matchId, what: 'match', expected: `a match of ${season.game}`, found: excerpt(header.game) }
    throw new Error('read on after a difference')
  }
  const differs = (expected: string, found: string) => ({
    line,
    matchId,
    what: 'match' as const,
    expected: excerpt(expected),
    found: excerpt(found),
  })
  if (header.matchId !== matchId) yield differs(`match ${matchId}`, `match ${header.matchId}`)
  if (header.platform.key !== platform.key) yield differs(`key ${platform.key}`, `key ${header.platform.key}`)
  if (!season.languages.includes(header.language))
    yield differs(season.languages.join(' or '), header.language)
  const rules = [season.ruleset, header.ruleset].map((ruleset) => canonicalJson(ruleset))
  if (mode === 'ranked' && rules[0] !== rules[1]) yield differs(rules[0] ?? '', rules[1] ?? '')
  const isMixed = mode === 'ranked' && season.terms['people'] === 'mixed'
  const mayFill =
    season.format === 'ladder' && !isMixed ? [] : header.seats.filter(({ owner }) => owner === null)
  const wrong = sitsIn.find((id) => mayFill.every(({ agent }) => agent !== id))
  if (wrong !== undefined)
    yield differs('only built-in agents and people to sit in, where the season seats them', wrong)
  const mayWeigh = mode === 'ranked' && season.format === 'ladder' && weights?.length === header.seats.length
  if (weights && !mayWeigh)
    yield differs('a weight for each seat of a ranked match of a ladder', JSON.stringify(weights))
  return match
}

function checkedLines(lines: readonly Line[]) {
  return isTooLong(lines) ? tooLong(lines) : checkLines(lines, {})
}

/**
 * Takes lines up to the end of the match, or up to a line that cannot belong to it. Holds no more than a match can
 * have.
 */
async function takeMatch(source: LineSource): Promise<Line[]> {
  const lines: Line[] = []
  for (let length = 0; length <= mostText;) {
    const next = await source.peek()
    if (!next || ['match', 'standing', 'lastTable', 'seal'].some((part) => isPart(next, part))) break
    await source.take()
    length += lengthOf(next.text)
    lines.push(next)
    if (isEnd(next)) break
  }
  return lines
}
