import { excerpt } from '../difference.ts'
import type { Difference } from '../difference.ts'
import { isSignedBy } from '../signing.ts'
import type { Trust } from '../verify-match.ts'
import { reckoning } from './board-of.ts'
import type { Reckoning } from './board-of.ts'
import { isPart, lineSource, nextLine, read } from './checking.ts'
import type { Checking, LineSource } from './checking.ts'
import { ownerRule } from './owner-rule.ts'
import type { OwnerRule } from './owner-rule.ts'
import { decisionLine, entrantLine, sealedText, sealLine } from './season-lines.ts'
import type { LastTable, SeasonDecision, SeasonHeader, SeasonSeal } from './season-lines.ts'
import type { SeasonShape } from './season-shape.ts'
import { oldestShape, shapeOfHeader } from './shape-of.ts'
import { boardDifferences, lastTableDifferences } from './verify-board.ts'
import { matchDifferences, wordRuleOf } from './verify-matches.ts'
import type { MatchCounts } from './verify-matches.ts'

/** No season has this many decisions or entrants. The limit bounds the memory that a file can take. */
const mostDecisions = 100_000
const mostEntrants = 100_000

/** All claims of a season's export, or its first fault. */
export type SeasonVerdict =
  | ({
      readonly ok: true
      readonly slug: string
      readonly asOf: string
      readonly isFinal: boolean
      readonly decisions: number
      /** How many lines the boards have. */
      readonly standings: number
      /** For a knockout, the winners of its last tables. Null if everybody there is out. */
      readonly winners: readonly Pick<LastTable, 'language' | 'winner'>[]
      readonly key: string
    } & MatchCounts)
  | SeasonDifference

export type SeasonDifference = { readonly ok: false; readonly matchId?: string } & Difference

/**
 * Checks a whole season: every match, every decision, and every number on its boards from those. Holds one match at a
 * time, and a tally for each agent.
 */
export async function verifySeason(
  texts: AsyncIterable<string> | Iterable<string>,
  trust: Trust = {},
): Promise<SeasonVerdict> {
  const source = lineSource(texts)
  const checking = seasonDifferences(source, trust)
  const { done, value } = await checking.next()
  if (done) return value
  await source.close()
  return { ok: false, ...value }
}

/** Whether this is the first line of a season, and not of a match. */
export function isSeasonHeader(text: string): boolean {
  return /"format"\s*:\s*"wis-season\//.test(text.slice(0, 200))
}

async function* seasonDifferences(source: LineSource, { trustedKeys = [] }: Trust): Checking<SeasonVerdict> {
  const { header, shape } = yield* headerOf(source, trustedKeys)
  const { key } = header.platform
  const owners = ownerRule(header.season)
  const { entrants, withdrawn } = yield* entrantsOf(source, owners)
  const decisions = yield* decisionsOf(source)
  const sums = reckoning({ season: header.season, decisions, withdrawn })
  const words = yield* wordRuleOf(source, header)
  const counts = yield* matchDifferences(source, header, { sums, words, owners })
  yield* missingMatches(source, sums)
  const standings = yield* boardDifferences(source, header, sums)
  const winners = yield* lastTableDifferences(source, header, sums)
  const digest = source.digest()
  const { matches } = counts
  const counted = {
    entrants,
    decisions: decisions.length,
    matches,
    standings,
    lastTables: winners.length,
    words: words.lines,
  }
  yield* sealDifferences(source, { key, digest, counted, format: shape.format })
  const { season, asOf, final } = header
  const { slug } = season
  const told = { slug, asOf, isFinal: final, decisions: decisions.length, standings, winners, key }
  return { ok: true, ...told, ...counts }
}

interface ReadHeader {
  readonly header: SeasonHeader
  readonly shape: SeasonShape
}

async function* headerOf(source: LineSource, trustedKeys: readonly string[]): Checking<ReadHeader> {
  const line = yield* nextLine(source, 'season', `a header with the format ${oldestShape.format}`)
  const shape = shapeOfHeader(line)
  const header = yield* read(line, shape.header, 'season')
  const fault = shape.faultOf(header, line)
  if (fault) yield fault
  const { key } = header.platform
  if (trustedKeys.length > 0 && !trustedKeys.includes(key)) {
    yield { line: line.number, what: 'key', expected: trustedKeys.join(' or '), found: key }
  }
  return { header, shape }
}

interface Entrants {
  readonly entrants: number
  readonly withdrawn: readonly string[]
}

/** Entries are counted and not kept, except for their owners and for agents that win nothing. */
async function* entrantsOf(source: LineSource, owners: OwnerRule): Checking<Entrants> {
  const withdrawn: string[] = []
  let entrants = 0
  for (; isPart(await source.peek(), 'entrant'); entrants++) {
    const line = yield* nextLine(source, 'entrant', 'an entrant')
    const { entrant } = yield* read(line, entrantLine, 'entrant')
    if (entrants === mostEntrants) {
      const expected = `at most ${mostEntrants} entrants`
      yield { line: line.number, what: 'entrant', expected, found: 'more' }
    }
    const expected = owners.add(entrant)
    if (expected !== undefined) {
      const found = excerpt(JSON.stringify(entrant.ownedWith))
      yield { line: line.number, what: 'entrant', expected, found }
    }
    if (entrant.state === 'withdrawn') withdrawn.push(entrant.agent)
  }
  return { entrants, withdrawn }
}

/** Numbered from 1 without a gap, and each undo refers to an earlier decision. */
async function* decisionsOf(source: LineSource): Checking<SeasonDecision[]> {
  const found: SeasonDecision[] = []
  while (isPart(await source.peek(), 'decision')) {
    const line = yield* nextLine(source, 'decision', 'a decision')
    const { decision } = yield* read(line, decisionLine, 'decision')
    const number = found.push(decision)
    const differs = (expected: string, wrong: number) => {
      return { line: line.number, what: 'decision' as const, expected, found: `decision ${wrong}` }
    }
    if (number > mostDecisions) yield differs(`at most ${mostDecisions} decisions`, number)
    if (decision.number !== number) yield differs(`decision ${number}`, decision.number)
    if (decision.kind === 'undo' && decision.undoes >= number)
      yield differs('an earlier decision to undo', decision.undoes)
  }
  return found
}

async function* missingMatches(source: LineSource, { missing }: Reckoning): Checking<void> {
  const [matchId] = missing
  if (matchId === undefined) return
  const expected = `match ${excerpt(matchId)}, which a decision is about`
  yield { line: source.next(), what: 'match', expected, found: 'no such match' }
}

interface Seen {
  readonly key: string
  readonly format: string
  readonly digest: string
  readonly counted: Required<Omit<SeasonSeal, 'digest' | 'signature'>>
}

async function* sealDifferences(source: LineSource, { key, format, digest, counted }: Seen): Checking<void> {
  const last = yield* nextLine(source, 'seal', 'the seal')
  const { seal } = yield* read(last, sealLine, 'seal')
  const line = last.number
  for (const [name, count] of Object.entries(counted)) {
    const found = seal[name as keyof typeof counted] ?? 0
    if (found !== count) yield { line, what: 'seal', expected: `${count} ${name}`, found: `${found} ${name}` }
  }
  if (seal.digest !== digest) yield { line, what: 'digest', expected: digest, found: seal.digest }
  if (!isSignedBy(key, sealedText(format, digest), seal.signature)) {
    yield { line, what: 'signature', expected: `digest signed by ${key}`, found: seal.signature }
  }
  for (let after = await source.take(); after; after = await source.take()) {
    if (after.text.trim() === '') continue
    yield {
      line: after.number,
      what: 'after-end',
      expected: 'nothing after the seal',
      found: excerpt(after.text),
    }
  }
}
