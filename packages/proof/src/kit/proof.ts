import { addResultToRecord } from '@wis/arena'
import { replay } from '@wis/engine'
import { alias } from '@wis/games'
import type { GameKit } from '@wis/games'
import { talliesOfPlaces } from '@wis/ratings'
import { kitCommitmentOf } from '../commitment.ts'
import { kitFormat } from '../export-lines.ts'
import type { KitEndLine } from '../export-lines.ts'
import type { FinishedMatch } from '../finished-match.ts'
import type { GameProof, MatchProof, RecomputedDeal, MatchResult } from '../game-proof.ts'
import type { Read } from '../read-lines.ts'
import { checkedKit } from './read-ruleset.ts'
import { openingOf, recomputeKitDeal } from './recompute-deal.ts'
import type { KitLines } from './recompute-deal.ts'

/** How matches of a game that follows the contract are written and checked. */
export const proofOfKit = (kit: GameKit): GameProof => ({
  format: kitFormat,
  checked: checkedKit(kit),
  reveal,
  commitment: ({ seatingSeed, ...deal }, salt) => {
    if (seatingSeed === null) throw new RangeError('a commitment needs the seed of the seating')
    return kitCommitmentOf({ ...deal, seatingSeed }, salt)
  },
})

function reveal({ seed, seatingSeed, salt }: FinishedMatch): KitEndLine['reveal'] {
  if (seatingSeed === null) throw new RangeError('an export needs the seed of the seating')
  return { seed, seatingSeed, salt }
}

/** What a game makes of the lines of its match. */
export function proofOfLines(kit: GameKit, match: KitLines): MatchProof {
  const { header, entries } = match
  const { rules, results } = kit
  let deal: Read<RecomputedDeal> | undefined
  return {
    checked: checkedKit(kit),
    // The schema of the ruleset has refused what cannot be played.
    rulesetFault: () => undefined,
    aliasOf: (seat) => alias(header.language, seat),
    deal: () => (deal ??= dealOf(kit, match)),
    isDecided: () => rules.outcome(replay(rules, entries))?.kind === 'decided',
    results: (units) => resultsOfKit(kit, match, units),
    places: () => results.of(replay(rules, entries)),
    words: [],
  }
}

function dealOf(kit: GameKit, match: KitLines): Read<RecomputedDeal> {
  const deal = recomputeKitDeal(kit, match)
  const committed = kitCommitmentOf(deal, match.end.reveal.salt)
  const opening = () => openingOf(kit, match, deal)
  return { ok: true, value: { committed, seatingSeed: deal.seatingSeed, opening } }
}

function resultsOfKit(kit: GameKit, { header, entries }: KitLines, units: number): MatchResult[] {
  const results = kit.results.of(replay(kit.rules, entries))
  return talliesOfPlaces(results, { perPoint: kit.results.perPoint, units })
    .map((tally, seat): MatchResult => {
      const { points, wins } = tally
      return {
        agent: header.seats[seat]?.agent ?? '',
        tally,
        addTo: (record) => addResultToRecord(record, { points, wins }),
      }
    })
    .filter(({ agent }, seat, all) => all.findIndex((other) => other.agent === agent) === seat)
}
