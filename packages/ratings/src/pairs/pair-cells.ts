import { studentPoint } from '../distributions.ts'

/** What an owner's agent got in a match, and how it decided. */
export interface OwnedSeat {
  readonly owner: string
  readonly points: number
  /** The agent, in one version. An owner may have several. */
  readonly agent?: string | undefined
  /** A number of its own decisions that no other seat has a part in, where the game has such a number. */
  readonly decided?: number | undefined
}

/** The matches that two owners shared, by what both got together. */
export interface PairCell {
  readonly one: string
  readonly other: string
  readonly matches: number
  readonly mean: number
  /** The sum of squared differences from that mean. */
  readonly squares: number
}

/** One cell for every two owners that have met. */
export function pairCells(matches: readonly (readonly OwnedSeat[])[]): readonly PairCell[] {
  const cells = new Map<string, PairCell>()
  for (const table of matches) {
    const seated = table.toSorted((a, b) => (a.owner < b.owner ? -1 : 1))
    for (const [place, a] of seated.entries())
      for (const b of seated.slice(place + 1)) {
        if (a.owner === b.owner) continue
        const key = JSON.stringify([a.owner, b.owner])
        const nothing = { one: a.owner, other: b.owner, matches: 0, mean: 0, squares: 0 }
        cells.set(key, withOneMore(cells.get(key) ?? nothing, a.points + b.points))
      }
  }
  return [...cells.values()]
}

/** Welford's update, which loses no digits. */
function withOneMore(cell: PairCell, joint: number): PairCell {
  const matches = cell.matches + 1
  const mean = cell.mean + (joint - cell.mean) / matches
  return { ...cell, matches, mean, squares: cell.squares + (joint - cell.mean) * (joint - mean) }
}

/** The probability that an honest owner seems to decide otherwise beside a partner. A pair has two owners. */
const falseAlarm = 0.05 / 2

interface Values {
  readonly count: number
  readonly mean: number
  /** The sum of squared differences from that mean. */
  readonly squares: number
}

/**
 * Whether agents of either owner decide otherwise beside the other one than the same agents do beside third parties.
 * Two agents of one honest rule may suit each other well, but each of them follows its rule at every table. Undefined
 * if the matches do not tell what was decided.
 */
export function decidesOtherwise(
  matches: readonly (readonly OwnedSeat[])[],
  [one, other]: readonly [string, string],
): boolean | undefined {
  const sides = [differs(matches, one, other), differs(matches, other, one)]
  if (sides.includes(true)) return true
  return sides.includes(false) ? false : undefined
}

function differs(
  matches: readonly (readonly OwnedSeat[])[],
  owner: string,
  partner: string,
): boolean | undefined {
  const compared = [...seenOf(matches, owner, partner).values()].flatMap(({ beside, elsewhere }) => {
    const [first, second] = [valuesOf(beside), valuesOf(elsewhere)]
    return first.count > 0 && second.count > 0 ? [{ first, second }] : []
  })
  const freedom = compared.reduce((sum, { first, second }) => sum + first.count + second.count - 2, 0)
  if (freedom < 1) return undefined
  const squares = compared.reduce((sum, { first, second }) => sum + first.squares + second.squares, 0)
  // Each agent counts by how exactly its difference is known.
  const weighed = compared.map(({ first, second }) => ({
    weight: (first.count * second.count) / (first.count + second.count),
    difference: first.mean - second.mean,
  }))
  const weights = weighed.reduce((sum, { weight }) => sum + weight, 0)
  const difference = weighed.reduce((sum, one) => sum + one.weight * one.difference, 0) / weights
  const deviation = Math.sqrt(squares / freedom / weights)
  return Math.abs(difference) > Math.max(nothing, studentPoint(falseAlarm / 2, freedom) * deviation)
}

/** Below this, a difference comes from how numbers are added up. */
const nothing = 1e-9

interface Seen {
  readonly beside: number[]
  readonly elsewhere: number[]
}

/** What each agent of an owner decided, at tables with the partner and at others. */
function seenOf(
  matches: readonly (readonly OwnedSeat[])[],
  owner: string,
  partner: string,
): ReadonlyMap<string, Seen> {
  const byAgent = new Map<string, Seen>()
  for (const table of matches) {
    const isBeside = table.some((seat) => seat.owner === partner)
    for (const seat of table) {
      if (seat.owner !== owner || seat.decided === undefined) continue
      const seen = byAgent.get(seat.agent ?? '') ?? { beside: [], elsewhere: [] }
      ;(isBeside ? seen.beside : seen.elsewhere).push(seat.decided)
      byAgent.set(seat.agent ?? '', seen)
    }
  }
  return byAgent
}

function valuesOf(numbers: readonly number[]): Values {
  const mean = numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)
  return { count: numbers.length, mean, squares: numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) }
}
