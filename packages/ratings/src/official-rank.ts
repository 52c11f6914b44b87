import type { BoardOrder, Standing } from './standing.ts'
import { weightedCounts } from './tally.ts'
import type { Tally } from './tally.ts'
import { skillFloor } from './trueskill/true-skill.ts'
import type { TrueSkill } from './trueskill/true-skill.ts'

/** The values that decide the official order. Totals and points in fifteenths. A `Standing` has all of them. */
export type OfficialRecord = Pick<Standing, 'total' | 'points' | 'matches'>

/** The values that decide any official order. */
export interface OrderedRecord extends OfficialRecord {
  readonly wins: number
  /** Nothing if it is absent. */
  readonly discounted?: Tally['discounted'] | undefined
  /** Null for an agent without one. */
  readonly skill: TrueSkill | null
}

/**
 * An agent with fewer matches may lead by luck. Where the order is no total, it stands below all that have as many.
 */
export const matchesToLead = 20

/** Whether an agent has too few matches to stand among the others. A total needs no number of matches. */
export const isProvisional = (order: BoardOrder, { matches }: Pick<OfficialRecord, 'matches'>) =>
  order !== 'total' && matches < matchesToLead

/** Negative if `a` stands before `b`: higher total, then higher average score, then fewer matches. */
export function compareOfficial(a: OfficialRecord, b: OfficialRecord): number {
  return b.total - a.total || compareAverages(a, b) || a.matches - b.matches
}

/**
 * Negative if `a` stands before `b` in this order. What it goes by comes first, then the average, then more matches.
 * Averages and shares count each match with its weight.
 */
export function compareBy(order: BoardOrder): (a: OrderedRecord, b: OrderedRecord) => number {
  if (order === 'total') return compareOfficial
  const main = mainKeys[order]
  return (a, b) =>
    Number(isProvisional(order, a)) - Number(isProvisional(order, b)) ||
    main(a, b) ||
    compareWeighted('points', a, b) ||
    b.matches - a.matches
}

const mainKeys = {
  'mean-points': (a, b) => compareWeighted('points', a, b),
  'win-rate': (a, b) => compareWeighted('wins', a, b),
  skill: ({ skill: a }, { skill: b }) =>
    a === null || b === null ? Number(a === null) - Number(b === null) : skillFloor(b) - skillFloor(a),
} as const satisfies Record<Exclude<BoardOrder, 'total'>, (a: OrderedRecord, b: OrderedRecord) => number>

function compareAverages(a: OfficialRecord, b: OfficialRecord): number {
  return compareShares(a.points, a.matches, b.points, b.matches)
}

function compareWeighted(sum: 'points' | 'wins', one: OrderedRecord, other: OrderedRecord): number {
  const [a, b] = [weightedCounts(one), weightedCounts(other)]
  return compareShares(a[sum], a.matches, b[sum], b.matches)
}

/** Compares sum ÷ matches without dividing, so that equal averages are equal. No average comes last. */
function compareShares(ownSum: number, ownMatches: number, sum: number, matches: number): number {
  if (ownMatches === 0 || matches === 0) return Math.sign(matches) - Math.sign(ownMatches)
  return sum * ownMatches - ownSum * matches
}

/** The rows in official order. True ties share a rank and keep their input order, and the next rank is left out. */
export function rankOfficial<Row extends OfficialRecord>(rows: readonly Row[]): (Row & { rank: number })[] {
  return ranked(rows, compareOfficial)
}

/** The rows in the official order of a game, ranked as by `rankOfficial`. */
export function rankBy<Row extends OrderedRecord>(
  order: BoardOrder,
  rows: readonly Row[],
): (Row & { rank: number })[] {
  return ranked(rows, compareBy(order))
}

function ranked<Row>(rows: readonly Row[], compare: (a: Row, b: Row) => number): (Row & { rank: number })[] {
  let rank = 0
  let previous: Row | undefined
  return [...rows].sort(compare).map((row, place) => {
    if (!previous || compare(previous, row) !== 0) rank = place + 1
    previous = row
    return { ...row, rank }
  })
}
