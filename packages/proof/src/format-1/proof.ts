import { addToRecord } from '@wis/arena'
import { replay } from '@wis/engine'
import type { OlderExports } from '@wis/games'
import { talliesOfPlaces } from '@wis/ratings'
import { z } from 'zod'
import { canonicalJson } from '../canonical-json.ts'
import { differenceKinds, excerpt } from '../difference.ts'
import type { Difference } from '../difference.ts'
import { endLine, entryLineOf, headerLine } from '../export-lines.ts'
import type {
  CheckedRules,
  MatchProof,
  MatchResult,
  OlderProof,
  ReadExport,
  RecomputedDeal,
} from '../game-proof.ts'
import type { Line, Read } from '../read-lines.ts'
import { readLines, shaped } from '../read-lines.ts'
import { commitmentOf, recomputeDeal, wordsTold } from './deal.ts'
import type { Deal, OlderLines } from './deal.ts'

/** The format of matches from before there were kits. */
const exportFormat = 'wis-match/1'

/** How matches of a game are written and checked whose exports are older than kits. */
export function format1Of(older: OlderExports): OlderProof {
  const { rules, ownVoids } = older
  const checked: CheckedRules = {
    rules,
    moveOf: (event) => older.moveOf(event),
    kindOf: ({ type }) => differenceKinds.find((kind) => kind === older.differences[type]) ?? 'ending',
    ownVoids,
  }
  const header = headerLine.extend({
    format: z.literal(exportFormat),
    game: z.literal(older.game),
    ruleset: older.ruleset,
  })
  const entry = entryLineOf(older.event)
  return {
    game: older.game,
    format: exportFormat,
    checked,
    reveal: ({ seed, salt }) => ({ seed, salt }),
    commitment: ({ seed, seating, material, opening }, salt) => {
      // Who deals a match of this game knows it, and its content is a pair of words.
      const deal = older.dealOf(opening)
      return commitmentOf({ seed, seating, pair: material as Deal['pair'], ...deal }, salt)
    },
    read: (first: Line, rest: readonly Line[]): Read<ReadExport> => {
      const begun = shaped(header, first, 'header')
      if (!begun.ok) return begun
      const read = readLines({ first, header: begun.value }, rest, { entry, end: endLine })
      return read.ok
        ? { ok: true, value: { ...read.value, proof: proofOf(older, checked, read.value) } }
        : read
    },
  }
}

function proofOf(older: OlderExports, checked: CheckedRules, match: OlderLines): MatchProof {
  const { header, entries } = match
  let deal: Read<RecomputedDeal> | undefined
  return {
    checked,
    rulesetFault: () => older.faultsOf(header.ruleset)[0],
    aliasOf: (seat) => older.nameOf(header.ruleset, header.language, seat),
    deal: () => (deal ??= dealOf(older, match)),
    isDecided: () => entries.at(-1)?.event.type === 'match-ended',
    results: () => resultsOf(older, match),
    // Its boards go by the total, and no skill is reckoned.
    places: () => [],
    words: Object.values(wordsTold(older, match) ?? {}),
  }
}

function dealOf(older: OlderExports, match: OlderLines): Read<RecomputedDeal> {
  const deal = recomputeDeal(older, match)
  if (!deal) return { ok: false, difference: noSpyChosen(match) }
  const { seed, pair, opening } = deal
  const committed = commitmentOf(deal, match.end.reveal.salt)
  return { ok: true, value: { committed, seatingSeed: seed, pair, opening: () => opening } }
}

function noSpyChosen({ entries, endLine: last }: OlderLines): Difference {
  const entry = entries[1]
  const found = entry ? excerpt(canonicalJson(entry.raw)) : 'the end'
  return { line: entry?.line ?? last, what: 'deal', expected: 'spy-chosen with both words', found }
}

function resultsOf({ results, rules }: OlderExports, { header, entries }: OlderLines): MatchResult[] {
  const { perPoint, roles, of } = results
  const found = of(replay(rules, entries))
  return talliesOfPlaces(found, { perPoint, byRole: Object.keys(roles) }).map((tally, seat) => ({
    agent: header.seats[seat]?.agent ?? '',
    tally,
    addTo: (record) => addToRecord(record, tally),
  }))
}
