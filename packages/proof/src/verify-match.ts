import { replay } from '@wis/engine'
import type { Outcome } from '@wis/engine'
import { canonicalJson } from './canonical-json.ts'
import { entryHash, rootHash } from './chain.ts'
import { seatingOf } from './commitment.ts'
import { excerpt } from './difference.ts'
import type { Difference } from './difference.ts'
import type { ReadableGames, ReadExport, RecomputedDeal } from './game-proof.ts'
import { readExport } from './read-export.ts'
import { lineOf } from './read-lines.ts'
import type { Line } from './read-lines.ts'
import { isSignedBy } from './signing.ts'
import { isTooLong, playDifferences, tooLong } from './verify-play.ts'

/** The result of checking an export: all its claims, or its first fault. */
export type MatchVerdict =
  | {
      readonly ok: true
      readonly matchId: string
      /** The id of the game. */
      readonly game: string
      readonly entries: number
      /**
       * The key that signed it. The same checks pass with anybody's key, so the reader decides whether to trust it.
       */
      readonly key: string
      readonly outcome: Outcome | undefined
    }
  | ({ readonly ok: false; readonly matchId?: string } & Difference)

export interface Trust {
  /** Public keys in hex. Without any, every key is accepted. */
  readonly trustedKeys?: readonly string[]
}

/** The lines of a text, without empty ones at its end. */
export function linesOf(texts: Iterable<string>): readonly Line[] {
  const lines = [...texts].map((text, place) => lineOf(text, place + 1))
  while (lines.at(-1)?.text.trim() === '') lines.pop()
  return lines
}

/** Checks lines of a match of one of these games. */
export function verifyMatch(lines: readonly Line[], trust: Trust, games: ReadableGames): MatchVerdict {
  const checked = isTooLong(lines) ? tooLong(lines) : checkMatch(lines, trust, games)
  if (!checked.ok) return checked
  const { header, entries } = checked.match
  const { matchId, game, platform } = header
  const { rules } = checked.match.proof.checked
  const outcome = rules.outcome(replay(rules, entries))
  return { ok: true, matchId, game, entries: entries.length, key: platform.key, outcome }
}

/** The match in these lines, if every check passes. */
export type Checked = { readonly ok: true; readonly match: ReadExport } | Extract<MatchVerdict, { ok: false }>

export function checkMatch(
  lines: readonly Line[],
  { trustedKeys = [] }: Trust,
  games: ReadableGames,
): Checked {
  const read = readExport(lines, games)
  if (!read.ok) return { ok: false, ...read.difference }
  const match = read.value
  const { matchId } = match.header
  for (const difference of differences(match, trustedKeys)) return { ok: false, matchId, ...difference }
  return { ok: true, match }
}

/** From the outside in: the file, its seal, the deal, the play. Each check relies on the earlier ones. */
function* differences(match: ReadExport, trustedKeys: readonly string[]): Generator<Difference> {
  yield* chainDifferences(match)
  yield* sealDifferences(match, trustedKeys)
  yield* dealDifferences(match)
  yield* playDifferences(match)
}

/**
 * Checks that the end counts and signs all lines above it. If trusted keys are named, the key must be one of them.
 */
function* sealDifferences(match: ReadExport, trustedKeys: readonly string[]): Generator<Difference> {
  const { header, entries, end, endLine: line } = match
  const { key } = header.platform
  const head = entries.at(-1)?.hash ?? 'the hash of a last entry'
  const count = entries.length
  if (end.entries !== count)
    yield { line, what: 'entry-count', expected: `${count}`, found: `${end.entries}` }
  if (end.head !== head) yield { line, what: 'head', expected: head, found: end.head }
  if (trustedKeys.length > 0 && !trustedKeys.includes(key)) {
    yield { line: match.line, what: 'key', expected: trustedKeys.join(' or '), found: key }
  }
  if (!isSignedBy(key, end.head, end.signature)) {
    yield { line, what: 'signature', expected: `head signed by ${key}`, found: end.signature }
  }
}

type ChainedEntry = ReadExport['entries'][number]

/** Checks that the entries are numbered, dated and chained as they were when they were written. */
function* chainDifferences({ line, header, rawHeader, entries }: ReadExport): Generator<Difference> {
  let previous = rootHash(rawHeader)
  for (const [place, entry] of entries.entries()) {
    const { seq, at } = entry
    const expected = entryHash(previous, { seq, at, event: entry.raw })
    if (seq !== place) yield differs(entry, 'seq', place, seq)
    yield* timeDifferences(entries[place - 1], entry)
    if (entry.hash !== expected) yield differs(entry, 'chain', expected, entry.hash)
    previous = expected
  }
  const startedAt = entries[0]?.at ?? 'a first entry'
  const endedAt = entries.at(-1)?.at ?? 'a last entry'
  if (header.startedAt !== startedAt)
    yield { line, what: 'time', expected: startedAt, found: header.startedAt }
  if (header.endedAt !== endedAt) yield { line, what: 'time', expected: endedAt, found: header.endedAt }
}

function* timeDifferences(before: ChainedEntry | undefined, entry: ChainedEntry): Generator<Difference> {
  const time = Date.parse(entry.at)
  if (Number.isNaN(time) || new Date(time).toISOString() !== entry.at) {
    yield differs(entry, 'time', 'a time like 2026-01-31T12:00:00.000Z', entry.at)
  }
  if (before && time < Date.parse(before.at)) yield differs(entry, 'time', `${before.at} or later`, entry.at)
}

function differs(
  { line }: ChainedEntry,
  what: Difference['what'],
  expected: string | number,
  found: string | number,
): Difference {
  return { line, what, expected: String(expected), found: String(found) }
}

/** Checks that the table can be dealt, and that the deal is the one that the platform committed to. */
function* dealDifferences(match: ReadExport): Generator<Difference> {
  yield* tableDifferences(match)
  const deal = match.proof.deal()
  if (!deal.ok) return yield deal.difference
  yield* promiseDifferences(match, deal.value)
}

function* promiseDifferences(
  { line, header }: ReadExport,
  { committed, seatingSeed }: RecomputedDeal,
): Generator<Difference> {
  if (header.commitment !== committed) {
    yield { line, what: 'commitment', expected: committed, found: header.commitment }
  }
  const seating = header.seats.map(({ agent }) => agent)
  const shuffled = seatingOf(seatingSeed, seating, (agent) => agent)
  if (canonicalJson(shuffled) !== canonicalJson(seating)) {
    yield {
      line,
      what: 'seating',
      expected: excerpt(shuffled.join(', ')),
      found: excerpt(seating.join(', ')),
    }
  }
}

function* tableDifferences({ proof, line, header }: ReadExport): Generator<Difference> {
  const { ruleset, seats } = header
  const differs = (expected: string, found: string) => ({ line, what: 'header' as const, expected, found })
  if (seats.length !== ruleset.players) yield differs(`${ruleset.players} seats`, `${seats.length}`)
  const fault = proof.rulesetFault()
  if (fault) yield differs(`a ruleset that can be played: ${fault}`, excerpt(canonicalJson(ruleset)))
  for (const [place, { seat, alias: found }] of seats.entries()) {
    if (seat !== place) yield differs(`seat ${place}`, `seat ${seat}`)
    const due = proof.aliasOf(place)
    if (found !== due) yield differs(due, excerpt(found))
  }
}
