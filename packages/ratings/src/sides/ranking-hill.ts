import * as numbers from '../rating/numbers.ts'
import { Sharing } from '../rating/sharing.ts'
import { hillOf, priorAt, stagesOf, strengthParts } from './stages.ts'
import type { CountedMatch, Evidence, Hill, Part, PartsOf, Side, Unknowns } from './stages.ts'

const { add, at } = numbers

/** A choice of those who share the next place: the first `chosen` of the sides that are left. */
interface Choice {
  readonly sides: readonly (readonly Part[])[]
  readonly chosen: number
  readonly times: number
}

/** At larger tables, sets of sides are not weighed one by one. */
const mostSides = 4

/**
 * The same ranking with ties as by `stagesOf`, for tables of any size. At a large one, all sets of so many sides are weighed at
 * once, by multiplying polynomials, so that work does not double with each side.
 */
export function rankingHill(
  matches: readonly CountedMatch[],
  unknowns: Unknowns,
  partsOf: PartsOf = strengthParts(unknowns),
): Hill {
  const isLarge = ({ sides }: CountedMatch) => sides.length > mostSides
  const small = matches.filter((match) => !isLarge(match))
  return hillOf(stagesOf(small, unknowns, partsOf), largeTables(matches.filter(isLarge), unknowns, partsOf))
}

function largeTables(matches: readonly CountedMatch[], unknowns: Unknowns, partsOf: PartsOf): Hill {
  const choices = matches.flatMap(({ sides, times }) => choicesOf(sides, times, partsOf))
  const sharings = new Map<string, Sharing>()
  const sharingOf = (sides: number, chosen: number) => {
    const key = `${sides} ${chosen}`
    const known = sharings.get(key) ?? new Sharing(sides, chosen)
    sharings.set(key, known)
    return known
  }
  return (point, precisions) => {
    const { slope, curvature, height } = priorAt(point, precisions)
    const sums = { slope, curvature, height, size: point.length }
    for (const choice of choices) addChoice(sums, choice, { point, unknowns, sharingOf })
    return { height: sums.height, slope, curvature }
  }
}

function choicesOf(sides: readonly Side[], times: number, partsOf: PartsOf): readonly Choice[] {
  const ordered = sides.toSorted((one, other) => one.place - other.place)
  const parts = ordered.map((side) => partsOf(side, sides))
  const places = [...new Set(ordered.map(({ place }) => place))]
  return places.flatMap((place) => {
    const from = ordered.findIndex((side) => side.place === place)
    if (ordered.length - from < 2) return []
    const chosen = ordered.filter((side) => side.place === place).length
    return [{ sides: parts.slice(from), chosen, times }]
  })
}

interface Sums extends Pick<Evidence, 'slope' | 'curvature'> {
  height: number
  readonly size: number
}

/** From where a choice is looked at. */
interface Looking {
  readonly point: Float64Array
  readonly unknowns: Unknowns
  readonly sharingOf: (sides: number, chosen: number) => Sharing
}

function addChoice(
  sums: Sums,
  { sides, chosen, times }: Choice,
  { point, unknowns, sharingOf }: Looking,
): void {
  const n = sides.length
  const strengths = sides.map((parts) =>
    parts.reduce((sum, { unknown, amount }) => sum + amount * at(point, unknown), 0),
  )
  const easeOf = (size: number) => (size === 1 ? 0 : at(point, unknowns.ofTie(size)))
  const logs = Array.from({ length: n }, (_, i) => {
    const sharing = sharingOf(n, i + 1)
    for (const [side, strength] of strengths.entries()) sharing.strength[side] = strength / (i + 1)
    return sharing.expect() + easeOf(i + 1)
  })
  const most = Math.max(...logs)
  const weights = logs.map((log) => Math.exp(log - most))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const own =
    strengths.slice(0, chosen).reduce((sum, strength) => sum + strength, 0) / chosen + easeOf(chosen)
  sums.height += times * (own - most - Math.log(all))
  // After the sides come the eases of ties between two, three and more.
  const width = 2 * n - 1
  const tieAt = (size: number) => n + size - 2
  const means = new Float64Array(width)
  const squares = new Float64Array(width * width)
  const covariances = new Float64Array(n * n)
  for (let size = 1; size <= n; size++) {
    const share = (weights[size - 1] ?? 0) / all
    const sharing = sharingOf(n, size)
    covariances.fill(0)
    sharing.covary(covariances, 0)
    for (let i = 0; i < n; i++) {
      const chance = at(sharing.chance, i)
      add(means, i, (share * chance) / size)
      for (let j = 0; j < n; j++)
        add(
          squares,
          i * width + j,
          (share * (at(covariances, i * n + j) + chance * at(sharing.chance, j))) / size ** 2,
        )
      if (size === 1) continue
      add(squares, i * width + tieAt(size), (share * chance) / size)
      add(squares, tieAt(size) * width + i, (share * chance) / size)
    }
    if (size === 1) continue
    add(means, tieAt(size), share)
    add(squares, tieAt(size) * width + tieAt(size), share)
  }
  const rows = [
    ...sides,
    ...Array.from({ length: n - 1 }, (_, i) => [{ unknown: unknowns.ofTie(i + 2), amount: 1 }]),
  ]
  const happened = (row: number) =>
    row < n ? (row < chosen ? 1 / chosen : 0) : Number(chosen > 1 && row === tieAt(chosen))
  const { slope, curvature, size } = sums
  for (const [i, parts] of rows.entries())
    for (const { unknown, amount } of parts) {
      add(slope, unknown, times * amount * (happened(i) - at(means, i)))
      for (const [j, others] of rows.entries()) {
        const bend = times * amount * (at(squares, i * width + j) - at(means, i) * at(means, j))
        for (const other of others) add(curvature, unknown * size + other.unknown, bend * other.amount)
      }
    }
}
