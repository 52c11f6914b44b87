import { alias, nameOfSeat, rulesetFaults } from '@wis/games'
import { canonicalJson } from './canonical-json.ts'
import { commitmentOf, kitCommitmentOf } from './commitment.ts'
import { excerpt } from './difference.ts'
import type { Difference } from './difference.ts'
import type { KitExport, ReadExport, SpyExport } from './read-export.ts'
import { recomputeDeal } from './recompute-deal.ts'
import { recomputeKitDeal } from './recompute-kit-deal.ts'
import { seatingOf } from './seating.ts'

/** Checks that the table can be dealt, and that the deal is the one that the platform committed to. */
export function* dealDifferences(match: ReadExport): Generator<Difference> {
  yield* tableDifferences(match)
  yield* match.kit ? kitDealDifferences(match) : spyDealDifferences(match)
}

function* spyDealDifferences(match: SpyExport): Generator<Difference> {
  const deal = recomputeDeal(match)
  if (!deal) return yield noSpyChosen(match)
  const committed = commitmentOf(deal, match.end.reveal.salt)
  yield* promiseDifferences(match, { committed, seatingSeed: deal.seed })
}

function* kitDealDifferences(match: KitExport): Generator<Difference> {
  const { salt, seatingSeed } = match.end.reveal
  const committed = kitCommitmentOf(recomputeKitDeal(match), salt)
  yield* promiseDifferences(match, { committed, seatingSeed })
}

interface Promised {
  readonly committed: string
  readonly seatingSeed: string
}

function* promiseDifferences(
  { line, header }: ReadExport,
  { committed, seatingSeed }: Promised,
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

function* tableDifferences({ kit, line, header }: ReadExport): Generator<Difference> {
  const { ruleset, seats, language } = header
  const differs = (expected: string, found: string) => ({ line, what: 'header' as const, expected, found })
  if (seats.length !== ruleset.players) yield differs(`${ruleset.players} seats`, `${seats.length}`)
  const named = (place: number) =>
    kit ? alias(language, place) : nameOfSeat(header.ruleset.names, language, place)
  const [fault] = kit ? [] : rulesetFaults(header.ruleset)
  if (fault) yield differs(`a ruleset that can be played: ${fault}`, excerpt(canonicalJson(ruleset)))
  for (const [place, { seat, alias: found }] of seats.entries()) {
    if (seat !== place) yield differs(`seat ${place}`, `seat ${seat}`)
    if (found !== named(place)) yield differs(named(place), excerpt(found))
  }
}

function noSpyChosen({ entries, endLine }: SpyExport): Difference {
  const entry = entries[1]
  const found = entry ? excerpt(canonicalJson(entry.raw)) : 'the end'
  return { line: entry?.line ?? endLine, what: 'deal', expected: 'spy-chosen with both words', found }
}
