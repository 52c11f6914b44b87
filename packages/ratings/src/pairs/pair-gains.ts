import { medianSquare, studentPoint } from '../distributions.ts'
import type { Interval } from '../interval.ts'
import { decidesOtherwise, pairCells } from './pair-cells.ts'
import type { OwnedSeat, PairCell } from './pair-cells.ts'

/** How much more two owners' agents got together than they get with others. */
export interface PairGain {
  readonly one: string
  readonly other: string
  /** The matches they shared. */
  readonly matches: number
  /** What both got together in a match, on average, and what their results with others lead one to expect. */
  readonly joint: number
  readonly expected: number
  readonly gain: number
  /** Holds the gains of all pairs looked at, together, with a probability of 95 %. */
  readonly interval: Interval
  /** Whether the whole interval is above nothing, and the two decide otherwise beside each other than beside others. */
  readonly stands: boolean
}

export interface PairGains {
  /** The number of pairs that are looked at. 0 if there is too little to tell anything. */
  readonly looked: number
  /** The greatest gain, seen against its interval, first. */
  readonly pairs: readonly PairGain[]
}

/** With less, nothing is said. */
export const pairRule = {
  /** Matches that two owners shared. */
  matches: 20,
  /** The pairs from which the usual spread is learned, beyond one for each owner. */
  spare: 9,
  /** An owner that met mostly one other has no results with others to compare with. */
  mostlyOne: 0.75,
} as const

/**
 * Looks for pairs of owners that do better together than each of them does with others. What two get together is taken
 * for a sum of what each brings. What is left over is compared with what is left over of all other pairs, because honest
 * agents suit each other more or less, too. The spread is learned from the median, which a few colluders do not move.
 */
export function pairGains(matches: readonly (readonly OwnedSeat[])[]): PairGains {
  const cells = pairCells(matches)
  const noise = noiseOf(cells)
  const found = leftOvers(cells, noise)
  const spare = found.length - new Set(found.flatMap(({ cell }) => [cell.one, cell.other])).size
  if (spare < pairRule.spare) return { looked: 0, pairs: [] }
  const spread = usualSpread(found)
  const reach = studentPoint(0.025 / found.length, Math.floor(spare * efficiency))
  const pairs = found
    .map((one) => gainOf(one, spread, reach))
    .toSorted(byCertainty)
    .map((one, place) => (place < mostClosely ? seenWithout(one, { cells, noise, reach }) : one))
    .toSorted(byCertainty)
  return { looked: found.length, pairs: pairs.map(({ gain }) => unlessOfOneRule(gain, matches)) }
}

/** A pair that decides beside each other as it does beside others has agreed on nothing, however well it suits. */
const unlessOfOneRule = (gain: PairGain, matches: readonly (readonly OwnedSeat[])[]): PairGain =>
  gain.stands && decidesOtherwise(matches, [gain.one, gain.other]) === false
    ? { ...gain, stands: false }
    : gain

/** The pairs that are looked at a second time, against a season without them. */
const mostClosely = 8

/** How much a spread that is learned from a median is worth, against one from all values. */
const efficiency = 0.37

interface Brought {
  readonly base: number
  readonly of: ReadonlyMap<string, number>
  /** In how many shared matches an owner is counted. */
  readonly met: ReadonlyMap<string, number>
}

const mostRounds = 200
const nothing = 1e-7

/** What each owner brings to a pair, by least squares. */
function broughtBy(cells: readonly PairCell[]): Brought {
  const met = new Map<string, number>()
  for (const { one, other, matches } of cells)
    for (const owner of [one, other]) met.set(owner, (met.get(owner) ?? 0) + matches)
  const all = cells.reduce((sum, { matches }) => sum + matches, 0)
  const base = cells.reduce((sum, { mean, matches }) => sum + mean * matches, 0) / Math.max(1, all)
  let of: ReadonlyMap<string, number> = new Map()
  for (let round = 0; round < mostRounds; round++) {
    const sums = new Map<string, number>()
    for (const { one, other, matches, mean } of cells) {
      const add = (owner: string, partner: string) =>
        sums.set(owner, (sums.get(owner) ?? 0) + matches * (mean - base - (of.get(partner) ?? 0)))
      add(one, other)
      add(other, one)
    }
    // Halfway between the old value and the new one, because two that only meet each other would take turns.
    const next = [...sums].map(
      ([owner, sum]) => [owner, ((of.get(owner) ?? 0) + sum / (met.get(owner) ?? 1)) / 2] as const,
    )
    const moved = Math.max(0, ...next.map(([owner, value]) => Math.abs(value - (of.get(owner) ?? 0))))
    of = new Map(next)
    if (moved < nothing) break
  }
  return { base, of, met }
}

/** The variance of one match around the mean of its pair. */
function noiseOf(cells: readonly PairCell[]): number {
  const freedom = cells.reduce((sum, { matches }) => sum + matches - 1, 0)
  return cells.reduce((sum, { squares }) => sum + squares, 0) / Math.max(1, freedom)
}

interface LeftOver {
  readonly cell: PairCell
  readonly expected: number
  /** What the pair got beyond what its owners bring by their results with others. */
  readonly gain: number
  /** The variance of the gain by chance alone. */
  readonly variance: number
  /** By how much the spread of honest pairs counts in it. */
  readonly spreads: number
}

/** The pairs of which enough is known. */
function leftOvers(cells: readonly PairCell[], noise: number): readonly LeftOver[] {
  const { base, of, met } = broughtBy(cells)
  return cells.flatMap((cell) => {
    const { one, other, matches, mean } = cell
    const [first, second] = [one, other].map((owner) => matches / (met.get(owner) ?? matches))
    if (first === undefined || second === undefined || matches < pairRule.matches) return []
    if (Math.max(first, second) > pairRule.mostlyOne) return []
    // The fit rests on the pair itself, too, and follows it.
    const freeOf = Math.max(1 - pairRule.mostlyOne, 1 - first - second)
    const gain = (mean - base - (of.get(one) ?? 0) - (of.get(other) ?? 0)) / freeOf
    const variance = noiseIn(cell, noise) / matches / freeOf
    return [{ cell, expected: mean - gain, gain, variance, spreads: 1 / freeOf }]
  })
}

/** A pair whose results vary more than usual is known less well. */
const noiseIn = ({ squares, matches }: PairCell, noise: number) => Math.max(noise, squares / (matches - 1))

/** The variance by which honest pairs differ beyond chance, so that the median pair is as far off as it should be. */
function usualSpread(found: readonly LeftOver[]): number {
  const median = (spread: number) => {
    const squares = found.map((one) => one.gain ** 2 / (one.variance + spread * one.spreads))
    return squares.toSorted((a, b) => a - b)[Math.floor(squares.length / 2)] ?? 0
  }
  let [low, high] = [0, Math.max(0, ...found.map(({ gain }) => gain ** 2)) / medianSquare]
  if (high === 0 || median(0) <= medianSquare) return 0
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (median(middle) > medianSquare) low = middle
    else high = middle
  }
  return high
}

interface Judged {
  readonly cell: PairCell
  readonly certain: number
  readonly gain: PairGain
}

const byCertainty = (a: Judged, b: Judged) => b.certain - a.certain

function gainOf(
  { cell, expected, gain, variance, spreads }: LeftOver,
  spread: number,
  reach: number,
): Judged {
  const deviation = Math.sqrt(variance + spread * spreads)
  const { one, other, matches, mean: joint } = cell
  const interval = { low: gain - reach * deviation, high: gain + reach * deviation }
  const stands = deviation > 0 && interval.low > 0
  return {
    cell,
    certain: deviation === 0 ? 0 : gain / deviation,
    gain: { one, other, matches, joint, expected, gain, interval, stands },
  }
}

interface Seen {
  readonly cells: readonly PairCell[]
  readonly noise: number
  readonly reach: number
}

/**
 * The same pair, judged by a season without its matches. A great gain of its own would otherwise count as what its owners
 * bring, make all their other pairs look poor, and so widen the spread that it is compared with.
 */
function seenWithout({ cell }: Judged, { cells, noise, reach }: Seen): Judged {
  const rest = cells.filter((other) => other !== cell)
  const { base, of, met } = broughtBy(rest)
  const spread = usualSpread(leftOvers(rest, noise))
  const owners = [cell.one, cell.other]
  const expected = owners.reduce((sum, owner) => sum + (of.get(owner) ?? 0), base)
  const partnersOf = (owner: string) =>
    rest.filter(({ one, other }) => one === owner || other === owner).length
  const variance = owners.reduce(
    (sum, owner) => sum + noise / (met.get(owner) ?? 1),
    noiseIn(cell, noise) / cell.matches,
  )
  const spreads = owners.reduce((sum, owner) => sum + 1 / Math.max(1, partnersOf(owner)), 1)
  return gainOf({ cell, expected, gain: cell.mean - expected, variance, spreads }, spread, reach)
}
