import { alias, rulesetFaults } from '@wis/games'
import { canonicalJson } from './canonical-json.ts'
import { commitmentOf } from './commitment.ts'
import { excerpt } from './difference.ts'
import type { Difference } from './difference.ts'
import type { ReadExport } from './read-export.ts'
import { recomputeDeal } from './recompute-deal.ts'
import { seatingOf } from './seating.ts'

/** Checks that the table can be dealt, and that the deal is the one that the platform committed to. */
export function* dealDifferences(match: ReadExport): Generator<Difference> {
  yield* tableDifferences(match)
  const deal = recomputeDeal(match)
  if (!deal) return yield noSpyChosen(match)
  const { line, header, end } = match
  const committed = commitmentOf(deal, end.reveal.salt)
  if (header.commitment !== committed) {
    yield { line, what: 'commitment', expected: committed, found: header.commitment }
  }
  const shuffled = seatingOf(deal.seed, deal.seating, (agent) => agent)
  if (canonicalJson(shuffled) !== canonicalJson(deal.seating)) {
    yield {
      line,
      what: 'seating',
      expected: excerpt(shuffled.join(', ')),
      found: excerpt(deal.seating.join(', ')),
    }
  }
}

function* tableDifferences({ line, header }: ReadExport): Generator<Difference> {
  const { ruleset, seats, language } = header
  const differs = (expected: string, found: string) => ({ line, what: 'header' as const, expected, found })
  if (seats.length !== ruleset.players) yield differs(`${ruleset.players} seats`, `${seats.length}`)
  const [fault] = rulesetFaults(ruleset)
  if (fault) yield differs(`a ruleset that can be played: ${fault}`, excerpt(canonicalJson(ruleset)))
  for (const [place, { seat, alias: found }] of seats.entries()) {
    if (seat !== place) yield differs(`seat ${place}`, `seat ${seat}`)
    if (found !== alias(language, place)) yield differs(alias(language, place), excerpt(found))
  }
}

function noSpyChosen({ entries, endLine }: ReadExport): Difference {
  const entry = entries[1]
  const found = entry ? excerpt(canonicalJson(entry.raw)) : 'the end'
  return { line: entry?.line ?? endLine, what: 'deal', expected: 'spy-chosen with both words', found }
}
