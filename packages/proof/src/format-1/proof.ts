import { addToRecord } from '@wis/arena'
import { replay } from '@wis/engine'
import { nameOfSeat, rulesetFaults, spyMoveOf, spyResults, whoIsSpy } from '@wis/games'
import type { SpyEvent, SpyState } from '@wis/games'
import { talliesOfPlaces } from '@wis/ratings'
import { canonicalJson } from '../canonical-json.ts'
import { excerpt } from '../difference.ts'
import type { Difference, DifferenceKind } from '../difference.ts'
import { endLine } from '../export-lines.ts'
import type {
  CheckedRules,
  MatchProof,
  MatchResult,
  OlderProof,
  ReadExport,
  RecomputedDeal,
} from '../game-proof.ts'
import type { Line } from '../line.ts'
import { readLines, shaped } from '../read-lines.ts'
import type { Read } from '../read-lines.ts'
import { commitmentOf, openedDeal, recomputeDeal, wordsTold } from './deal.ts'
import type { Deal, SpyLines } from './deal.ts'
import { exportFormat, spyEntryLine, spyHeaderLine } from './export-lines.ts'

const kinds: Readonly<Record<string, DifferenceKind>> = {
  'match-opened': 'deal',
  'spy-chosen': 'deal',
  'word-dealt': 'deal',
  'round-opened': 'order',
  'speech-given': 'speech',
  'speech-missed': 'speech',
  'fouls-called': 'fouls',
  'vote-opened': 'candidates',
  'vote-cast': 'vote',
  'votes-revealed': 'ballots',
  'seat-eliminated': 'elimination',
}

const checkedSpy: CheckedRules<SpyState> = {
  rules: whoIsSpy,
  moveOf: spyMoveOf,
  kindOf: ({ type }) => kinds[type] ?? 'ending',
  ownVoids: ['nobody-alive'],
}

/** How matches of who-is-spy are written and checked. Their exports are older than kits. */
export const format1: OlderProof = {
  game: whoIsSpy.id,
  format: exportFormat,
  checked: checkedSpy,
  reveal: ({ seed, salt }) => ({ seed, salt }),
  commitment: ({ seed, seating, material, opening }, salt) => {
    // Who deals a match of this game knows it, and its content is a pair of words.
    const deal = openedDeal(opening as readonly SpyEvent[])
    return commitmentOf({ seed, seating, pair: material as Deal['pair'], ...deal }, salt)
  },
  read: readSpyExport,
}

function readSpyExport(first: Line, rest: readonly Line[]): Read<ReadExport> {
  const header = shaped(spyHeaderLine, first, 'header')
  if (!header.ok) return header
  const read = readLines({ first, header: header.value }, rest, { entry: spyEntryLine, end: endLine })
  return read.ok ? { ok: true, value: { ...read.value, proof: proofOf(read.value) } } : read
}

function proofOf(match: SpyLines): MatchProof {
  const { header, entries } = match
  let deal: Read<RecomputedDeal> | undefined
  return {
    checked: checkedSpy,
    rulesetFault: () => rulesetFaults(header.ruleset)[0],
    aliasOf: (seat) => nameOfSeat(header.ruleset.names, header.language, seat),
    deal: () => (deal ??= dealOf(match)),
    isDecided: () => entries.at(-1)?.event.type === 'match-ended',
    results: () => resultsOf(match),
    // Its boards go by the total, and no skill is reckoned.
    places: () => [],
    words: Object.values(wordsTold(match) ?? {}),
  }
}

function dealOf(match: SpyLines): Read<RecomputedDeal> {
  const deal = recomputeDeal(match)
  if (!deal) return { ok: false, difference: noSpyChosen(match) }
  const { seed, pair, opening } = deal
  const committed = commitmentOf(deal, match.end.reveal.salt)
  return { ok: true, value: { committed, seatingSeed: seed, pair, opening: () => opening } }
}

function noSpyChosen({ entries, endLine: last }: SpyLines): Difference {
  const entry = entries[1]
  const found = entry ? excerpt(canonicalJson(entry.raw)) : 'the end'
  return { line: entry?.line ?? last, what: 'deal', expected: 'spy-chosen with both words', found }
}

function resultsOf({ header, entries }: SpyLines): MatchResult[] {
  const { perPoint, roles, of } = spyResults
  const found = of(replay(whoIsSpy, entries))
  return talliesOfPlaces(found, { perPoint, byRole: Object.keys(roles) }).map((tally, seat) => ({
    agent: header.seats[seat]?.agent ?? '',
    tally,
    addTo: (record) => addToRecord(record, tally),
  }))
}
