import { canonicalJson } from './canonical-json.ts'
import { excerpt } from './difference.ts'
import type { Difference } from './difference.ts'
import type { ReadExport, RecomputedDeal } from './game-proof.ts'
import { seatingOf } from './seating.ts'

/** Checks that the table can be dealt, and that the deal is the one that the platform committed to. */
export function* dealDifferences(match: ReadExport): Generator<Difference> {
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
