import { ids, replay } from '@wis/engine'
import { seatFacts, whoIsSpy } from '@wis/games'
import { addTallies, decidedBoard, decisionsInForce, emptyTally, tallyOf } from '@wis/ratings'
import type { BoardDecision, Tally } from '@wis/ratings'
import type { ReadExport } from '../read-export.ts'
import type { MatchLine, SeasonDecision, SeasonHeader, SeasonStanding } from './season-lines.ts'

/** Adds up what every match brought its agents: a tally an agent and language, however many matches there are. */
export interface Reckoning {
  /** `played` is undefined for a match that was void before it was dealt. */
  add(match: MatchLine, played: ReadExport | undefined): void
  /** Matches that a decision takes out, and that have not come yet. */
  readonly missing: ReadonlySet<string>
  /** The board of a language as the matches and decisions make it, in official order. */
  board(language: SeasonStanding['language']): readonly SeasonStanding[]
}

export function reckoning(
  { ruleset }: SeasonHeader['season'],
  decisions: readonly SeasonDecision[],
): Reckoning {
  const decided = decisions.map(asBoardDecision)
  const uncounted = new Set(
    decisionsInForce(decided).flatMap((decision) => ('matchId' in decision ? [decision.matchId] : [])),
  )
  const missing = new Set(decided.flatMap((decision) => ('matchId' in decision ? [decision.matchId] : [])))
  const sums = new Map<string, Map<string, Tally>>()
  return {
    missing,
    add: (match, played) => {
      const matchId = ids.match(match.matchId)
      missing.delete(matchId)
      if (played && match.mode === 'ranked' && !uncounted.has(matchId)) addMatch(sums, played)
    },
    board: (language) => {
      const results = [...(sums.get(language) ?? [])].map(([agent, tally]) => ({
        agentId: ids.agent(agent),
        tally,
      }))
      // All that counts, added up already, is as good as one match of everybody.
      const matches = [{ matchId: ids.match(''), results }]
      return decidedBoard(ruleset, { language, matches }, decided).map(
        ({ rank, agentId, total, disqualified, tally }) => ({
          ...{ language, rank, agent: agentId, total, disqualified, tally },
        }),
      )
    },
  }
}

function addMatch(sums: Map<string, Map<string, Tally>>, { header, entries }: ReadExport): void {
  const tallies = sums.get(header.language) ?? new Map<string, Tally>()
  sums.set(header.language, tallies)
  for (const { seat, ...facts } of seatFacts(replay(whoIsSpy, entries))) {
    const agent = header.seats[seat]?.agent ?? ''
    const tally = tallyOf({ agentId: ids.agent(agent), ...facts })
    tallies.set(agent, addTallies(tallies.get(agent) ?? emptyTally, tally))
  }
}

function asBoardDecision(decision: SeasonDecision): BoardDecision {
  const { number } = decision
  switch (decision.kind) {
    case 'void':
    case 're-run':
      return { number, kind: decision.kind, matchId: ids.match(decision.matchId) }
    case 'disqualify':
      return { number, kind: 'disqualify', agentId: ids.agent(decision.agent) }
    case 'correct': {
      const { agent, language, points } = decision
      return { number, kind: 'correct', agentId: ids.agent(agent), language, points }
    }
    case 'undo':
      return { number, kind: 'undo', undoes: decision.undoes }
  }
}
