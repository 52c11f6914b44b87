import { fifteenthsPerPoint } from './points.ts'

/** The two fields of a ruleset that a total depends on, in whole points, what is counted in, and what a board goes by. */
export interface RankingRule {
  readonly initialTotal: number
  readonly entryCost: number
  /** The units of a point in which tallies and totals are. Fifteenths if it is absent. */
  readonly units?: number
  /** The total if it is absent. */
  readonly order?: BoardOrder
}

/** The number that decides the official rank, in the units of the rule. */
export function officialTotal(
  tally: { readonly matches: number; readonly points: number },
  rule: RankingRule,
): number {
  const { initialTotal, entryCost, units = fifteenthsPerPoint } = rule
  return units * (initialTotal - entryCost * tally.matches) + tally.points
}

/** What the official order of a game may go by. */
export type BoardOrder = 'total' | 'skill' | 'mean-points' | 'win-rate'
