import { ids, replay } from '@wis/engine'
import { addResultToRecord, addToRecord, seatFacts, whoIsSpy } from '@wis/games'
import type { GroupRecord } from '@wis/games'
import { fifteenthsPerPoint, talliesOfPlaces, tallyOf } from '@wis/ratings'
import type { Tally } from '@wis/ratings'
import type { KitExport, ReadExport, SpyExport } from '../read-export.ts'

/** What a decided match adds to the board and to the group of an agent. */
export interface MatchResult {
  readonly agent: string
  readonly tally: Tally
  addTo(record: GroupRecord): GroupRecord
}

/** Whether the match is not void. */
export function isDecided(match: ReadExport): boolean {
  if (!match.kit) return match.entries.at(-1)?.event.type === 'match-ended'
  const { rules } = match.kit
  return rules.outcome(replay(rules, match.entries))?.kind === 'decided'
}

/** The results of a match in `units` of a point. An agent that holds several seats has one. */
export function resultsOf(match: ReadExport, units = fifteenthsPerPoint): readonly MatchResult[] {
  return match.kit ? resultsOfKit(match, units) : resultsOfSpy(match)
}

function resultsOfSpy({ header, entries }: SpyExport): MatchResult[] {
  return seatFacts(replay(whoIsSpy, entries)).map(({ seat, ...facts }) => {
    const agent = header.seats[seat]?.agent ?? ''
    const tally = tallyOf({ agentId: ids.agent(agent), ...facts })
    return { agent, tally, addTo: (record) => addToRecord(record, { seat, ...facts }) }
  })
}

function resultsOfKit({ kit, header, entries }: KitExport, units: number): MatchResult[] {
  const results = kit.results.of(replay(kit.rules, entries))
  return talliesOfPlaces(results, kit.results.perPoint, units)
    .map((tally, seat): MatchResult => {
      const { points, wins } = tally
      return {
        ...{ agent: header.seats[seat]?.agent ?? '', tally },
        addTo: (record) => addResultToRecord(record, { points, wins }),
      }
    })
    .filter(({ agent }, seat, all) => all.findIndex((other) => other.agent === agent) === seat)
}
