import { addResultToRecord } from '@wis/arena'
import { replay, rngAt } from '@wis/engine'
import type { GameEvent } from '@wis/engine'
import { alias, materialAt } from '@wis/games'
import type { GameKit } from '@wis/games'
import { talliesOfPlaces } from '@wis/ratings'
import { kitCommitmentOf } from '../commitment.ts'
import type { KitDeal } from '../commitment.ts'
import { kitFormat } from '../export-lines.ts'
import type { HeaderLine, KitEndLine } from '../export-lines.ts'
import type { FinishedMatch } from '../finished-match.ts'
import type { GameProof, MatchProof, MatchResult, RecomputedDeal } from '../game-proof.ts'
import type { Read, ReadLines } from '../read-lines.ts'
import { checkedKit } from './read-ruleset.ts'

/** How matches of a game that follows the contract are written and checked. */
export const proofOfKit = (kit: GameKit): GameProof => ({
  format: kitFormat,
  checked: checkedKit(kit),
  reveal,
  commitment: ({ seatingSeed, ...deal }, salt) => {
    if (seatingSeed === null) throw new RangeError('a commitment needs the seed of the seating')
    return kitCommitmentOf({ ...deal, package: kit.package?.hash, seatingSeed }, salt)
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

type KitLines = ReadLines<HeaderLine, GameEvent, KitEndLine>

/** The deal that follows from the revealed seeds. */
function recomputeKitDeal(kit: GameKit, { header, end }: Pick<KitLines, 'header' | 'end'>): KitDeal {
  const { ruleset, language, seats } = header
  const { seed, seatingSeed } = end.reveal
  const material = kit.setup.draw(ruleset, language, rngAt(seed, materialAt))
  const code = kit.package?.hash
  return {
    game: kit.id,
    package: code,
    seed,
    seatingSeed,
    material,
    seating: seats.map(({ agent }) => agent),
  }
}

/** The entries that open the match. */
function openingOf(kit: GameKit, { header }: KitLines, { material, seed }: KitDeal): readonly GameEvent[] {
  const { ruleset, language, seats } = header
  return kit.rules.open({ ruleset, language, material }, [...seats.keys()], rngAt(seed, 0))
}
