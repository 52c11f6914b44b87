import { addResultToRecord } from '@wis/arena'
import { replay } from '@wis/engine'
import type { GameKit } from '@wis/games'
import { talliesOfPlaces } from '@wis/ratings'
import type { MatchResult } from '../game-proof.ts'
import type { KitLines } from './recompute-deal.ts'

export function resultsOfKit(kit: GameKit, { header, entries }: KitLines, units: number): MatchResult[] {
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
