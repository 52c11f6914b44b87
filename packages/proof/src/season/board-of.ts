import { ids } from '@wis/engine'
import {
  addTallies,
  decidedBoard,
  decisionsInForce,
  emptyTally,
  fifteenthsPerPoint,
  fullWeight,
  weighed,
} from '@wis/ratings'
import type { BoardDecision, Tally } from '@wis/ratings'
import type { MatchResult, ReadExport } from '../game-proof.ts'
import { knockoutReckoning } from './knockout-of.ts'
import type { LastTable, MatchLine, SeasonDecision, SeasonHeader, SeasonStanding } from './season-lines.ts'
import { shapeOfGame } from './shape-of.ts'
import { skillReckoning } from './skills-of.ts'

/**
 * Adds up the results of every match for its agents: one tally for each agent and language, however many matches
 * there are.
 */
export interface Reckoning {
  /**
   * `played` is undefined for a match that was void before it was dealt. If the match cannot have the place in a
   * knockout that it claims, it returns the expected value.
   */
  add(match: MatchLine, played: ReadExport | undefined): string | undefined
  /** Matches that a decision removes and that have not come yet. */
  readonly missing: ReadonlySet<string>
  /** Whether a decision in force removes the match. */
  isTakenOut(matchId: string): boolean
  /** The board of a language in official order, computed from the matches and decisions. */
  board(language: SeasonStanding['language']): readonly SeasonStanding[]
  /** For a knockout, the result of its last table in those matches. Undefined if none of them counts. */
  lastTable(language: SeasonStanding['language']): LastTable | undefined
}

interface Reckoned {
  readonly season: SeasonHeader['season']
  readonly decisions: readonly SeasonDecision[]
  /** The agents that withdrew. */
  readonly withdrawn: readonly string[]
}

export function reckoning({ season, decisions, withdrawn }: Reckoned): Reckoning {
  const rule = shapeOfGame(season.game).ruleOf(season)
  const decided = decisions.map(asBoardDecision)
  const inForce = decisionsInForce(decided)
  const uncounted = new Set(inForce.flatMap((one) => ('matchId' in one ? [one.matchId] : [])))
  const barred = inForce.flatMap((one) => (one.kind === 'disqualify' ? [one.agentId] : []))
  const knockout = knockoutReckoning(season, new Set([...withdrawn, ...barred]))
  const skilled = rule.order === 'skill' ? skillReckoning() : undefined
  const missing = new Set(decided.flatMap((decision) => ('matchId' in decision ? [decision.matchId] : [])))
  const sums = new Map<string, Map<string, Tally>>()
  const vouched = vouchedAgents()
  return {
    missing,
    isTakenOut: (matchId) => uncounted.has(ids.match(matchId)),
    add: (match, played) => {
      const matchId = ids.match(match.matchId)
      missing.delete(matchId)
      if (!played) return undefined
      const { proof, header } = played
      const counts = match.mode === 'ranked' && !uncounted.has(matchId) && proof.isDecided()
      if (counts) {
        addMatch(sums, proof.results(rule.units ?? fifteenthsPerPoint), { header, match })
        skilled?.add(played, match)
        vouched.add(match, header.language)
      }
      return knockout.add(match, played, counts)
    },
    lastTable: knockout.lastTable,
    board: (language) => {
      const results = [...(sums.get(language) ?? [])].map(([agent, tally]) => ({
        agentId: ids.agent(agent),
        tally,
      }))
      // The sum of all counted matches is treated like one match of everybody.
      const matches = [{ matchId: ids.match(''), results }]
      const skills = skilled?.skills(language)
      return decidedBoard(rule, { language, matches, ...(skills && { skills }) }, decided).map(
        ({ rank, agentId, total, disqualified, tally }) => {
          const found = vouched.of(agentId, language)
          const said = found !== undefined && { vouched: found }
          return { language, rank, agent: agentId, total, disqualified, ...said, tally }
        },
      )
    },
  }
}

/** For each agent and language, whether all counted matches that say something vouch for it. */
function vouchedAgents() {
  const found = new Map<string, boolean>()
  const keyOf = (agent: string, language: string) => `${language} ${agent}`
  return {
    add: ({ vouched = {}, sitsIn = [] }: MatchLine, language: string) => {
      for (const [agent, said] of Object.entries(vouched)) {
        if (sitsIn.includes(agent)) continue
        const key = keyOf(agent, language)
        found.set(key, said && (found.get(key) ?? true))
      }
    },
    of: (agent: string, language: string) => found.get(keyOf(agent, language)),
  }
}

function addMatch(
  sums: Map<string, Map<string, Tally>>,
  results: readonly MatchResult[],
  { header, match }: { readonly header: ReadExport['header']; readonly match: MatchLine },
): void {
  const { language, seats } = header
  const { sitsIn = [], weights = [] } = match
  const tallies = sums.get(language) ?? new Map<string, Tally>()
  sums.set(language, tallies)
  for (const { agent, tally } of results) {
    if (sitsIn.includes(agent)) continue
    const weight = weights[seats.findIndex((seat) => seat.agent === agent)] ?? fullWeight
    tallies.set(agent, addTallies(tallies.get(agent) ?? emptyTally, weighed(tally, weight)))
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
