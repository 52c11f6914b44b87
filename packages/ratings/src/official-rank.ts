import type { Standing } from './standing.ts'

/** The values that decide the official order. Totals and points in fifteenths. A `Standing` has all of them. */
export type OfficialRecord = Pick<Standing, 'total' | 'points' | 'matches'>

/** Negative if `a` stands before `b`: higher total, then higher average score, then fewer matches. */
export function compareOfficial(a: OfficialRecord, b: OfficialRecord): number {
  return b.total - a.total || compareAverages(a, b) || a.matches - b.matches
}

/** Compares points ÷ matches without dividing, so that equal averages are equal. No average comes last. */
function compareAverages(a: OfficialRecord, b: OfficialRecord): number {
  if (a.matches === 0 || b.matches === 0) return Math.sign(b.matches) - Math.sign(a.matches)
  return b.points * a.matches - a.points * b.matches
}

/** The rows in official order. True ties share a rank and keep their input order, and the next rank is left out. */
export function rankOfficial<Row extends OfficialRecord>(rows: readonly Row[]): (Row & { rank: number })[] {
  let rank = 0
  let previous: Row | undefined
  return [...rows].sort(compareOfficial).map((row, place) => {
    if (!previous || compareOfficial(previous, row) !== 0) rank = place + 1
    previous = row
    return { ...row, rank }
  })
}
