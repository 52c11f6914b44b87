import type { AgentId, MatchId } from '@wis/engine'
import { rankBy, rankOfficial } from './official-rank.ts'
import { fifteenthsPerPoint } from './points.ts'
import { officialTotal } from './standing.ts'
import type { RankingRule } from './standing.ts'
import { addTallies, emptyTally } from './tally.ts'
import type { Tally } from './tally.ts'
import type { TrueSkill } from './trueskill/true-skill.ts'

/** The decisions about a season, as far as its board depends on them. Decisions of a season count up from 1. */
export type BoardDecision = { readonly number: number } & (
  | { readonly kind: 'void' | 're-run'; readonly matchId: MatchId }
  | { readonly kind: 'disqualify'; readonly agentId: AgentId }
  | {
      readonly kind: 'correct'
      readonly agentId: AgentId
      readonly language: string
      /** In fifteenths of a point, in every game. */
      readonly points: number
    }
  | { readonly kind: 'undo'; readonly undoes: number }
)

/** The ranked matches of a season in one language that were decided at the table, void by decision or not. */
export interface PlayedMatches {
  readonly language: string
  readonly matches: readonly {
    readonly matchId: MatchId
    readonly results: readonly { readonly agentId: AgentId; readonly tally: Tally }[]
  }[]
  /** The skills after the matches that count, for a board that goes by them. */
  readonly skills?: ReadonlyMap<AgentId, TrueSkill>
}

export interface BoardLine {
  /** Null for a disqualified agent. */
  readonly rank: number | null
  readonly agentId: AgentId
  readonly total: number
  readonly tally: Tally
  readonly disqualified: boolean
}

/** The decisions that are in force. Undoing an undo brings back the decision that it undid. */
export function decisionsInForce<Decision extends BoardDecision>(decisions: readonly Decision[]): Decision[] {
  const undone = new Set<number>()
  // Only a later decision undoes another, so going backwards finds every undo in time.
  const inForce = [...decisions]
    .sort((a, b) => b.number - a.number)
    .filter((decision) => {
      if (undone.has(decision.number)) return false
      if (decision.kind === 'undo') undone.add(decision.undoes)
      return true
    })
  return inForce.reverse()
}

/**
 * The board in official order, computed from results and decisions. A match that was voided or is played again counts
 * for nobody. A disqualified agent keeps its matches, and its opponents keep theirs, but it stands last and has no
 * rank.
 */
export function decidedBoard(
  rule: RankingRule,
  played: PlayedMatches,
  decisions: readonly BoardDecision[],
): BoardLine[] {
  const inForce = decisionsInForce(decisions)
  const barred = new Set(
    inForce.flatMap((decision) => (decision.kind === 'disqualify' ? [decision.agentId] : [])),
  )
  const records = recordsOf(rule, played, inForce)
  const ranked = rankBy(
    rule.order ?? 'total',
    records.filter(({ agentId }) => !barred.has(agentId)),
  )
  const last = rankOfficial(records.filter(({ agentId }) => barred.has(agentId)))
  return [
    ...ranked.map(({ rank, agentId, total, tally }) => ({
      rank,
      agentId,
      total,
      tally,
      disqualified: false,
    })),
    ...last.map(({ agentId, total, tally }) => ({ rank: null, agentId, total, tally, disqualified: true })),
  ]
}

/** By agent id, the order in which true ties are listed. */
function recordsOf(rule: RankingRule, played: PlayedMatches, inForce: readonly BoardDecision[]) {
  const tallies = talliesOf(played, inForce)
  const given = correctionsOf(played.language, inForce)
  const unitsEach = (rule.units ?? fifteenthsPerPoint) / fifteenthsPerPoint
  return [...new Set([...tallies.keys(), ...given.keys()])].sort().map((agentId) => {
    const tally = tallies.get(agentId) ?? emptyTally
    const total = officialTotal(tally, rule) + (given.get(agentId) ?? 0) * unitsEach
    const { points, matches, wins, discounted } = tally
    const skill = played.skills?.get(agentId) ?? null
    return { agentId, total, tally, points, matches, wins, discounted, skill }
  })
}

function talliesOf({ matches }: PlayedMatches, inForce: readonly BoardDecision[]): Map<AgentId, Tally> {
  const uncounted = new Set(
    inForce.flatMap((decision) =>
      decision.kind === 'void' || decision.kind === 're-run' ? [decision.matchId] : [],
    ),
  )
  const tallies = new Map<AgentId, Tally>()
  for (const { results } of matches.filter(({ matchId }) => !uncounted.has(matchId))) {
    for (const { agentId, tally } of results) {
      tallies.set(agentId, addTallies(tallies.get(agentId) ?? emptyTally, tally))
    }
  }
  return tallies
}

/** The sum of the corrections. Corrections that cancel out are left out. */
function correctionsOf(language: string, inForce: readonly BoardDecision[]): Map<AgentId, number> {
  const given = new Map<AgentId, number>()
  for (const decision of inForce) {
    if (decision.kind !== 'correct' || decision.language !== language) continue
    given.set(decision.agentId, (given.get(decision.agentId) ?? 0) + decision.points)
  }
  return new Map([...given].filter(([, points]) => points !== 0))
}
