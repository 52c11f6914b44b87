import * as numbers from '../rating/numbers.ts'
import { Sharing } from '../rating/sharing.ts'
import { hillOf, priorAt, stagesOf, strengthParts } from './stages.ts'
import type { CountedMatch, Evidence, Hill, Part, PartsOf, Unknowns } from './stages.ts'

const { add, at } = numbers

/** A choice of those who share the next place: the first `chosen` of the sides that are left. */
interface Choice {
  /** The unknowns in the strength of each side, and then the ease of a tie between two, three and more. */
  readonly rows: readonly Row[]
  readonly sides: number
  readonly chosen: number
  readonly times: number
  /** One for each number of sides that may share the place. */
  readonly sharings: readonly Sharing[]
}

interface Row {
  readonly unknowns: Int32Array
  readonly amounts: Float64Array
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
  const sharings = new Map<number, readonly Sharing[]>()
  const sharingsOf = (sides: number) => {
    const known = sharings.get(sides) ?? Array.from({ length: sides }, (_, i) => new Sharing(sides, i + 1))
    sharings.set(sides, known)
    return known
  }
  const choices = matches
    .flatMap((match) => choicesOf(match, unknowns, partsOf))
    .map((choice) => ({
      ...choice,
      sharings: sharingsOf(choice.sides),
    }))
  return (point, precisions) => {
    const { slope, curvature, height } = priorAt(point, precisions)
    const sums = { slope, curvature, height }
    for (const choice of choices) addChoice(sums, choice, point)
    return { height: sums.height, slope, curvature }
  }
}

function choicesOf(
  { sides, times }: CountedMatch,
  { ofTie }: Unknowns,
  partsOf: PartsOf,
): readonly Omit<Choice, 'sharings'>[] {
  const ordered = sides.toSorted((one, other) => one.place - other.place)
  const rows = ordered.map((side) => rowOf(partsOf(side, sides)))
  const ties = sides.slice(1).map((_, i) => rowOf([{ unknown: ofTie(i + 2), amount: 1 }]))
  const places = [...new Set(ordered.map(({ place }) => place))]
  return places.flatMap((place) => {
    const from = ordered.findIndex((side) => side.place === place)
    const left = ordered.length - from
    if (left < 2) return []
    const chosen = ordered.filter((side) => side.place === place).length
    return [{ rows: [...rows.slice(from), ...ties.slice(0, left - 1)], sides: left, chosen, times }]
  })
}

const rowOf = (parts: readonly Part[]): Row => ({
  unknowns: Int32Array.from(parts, ({ unknown }) => unknown),
  amounts: Float64Array.from(parts, ({ amount }) => amount),
})

interface Sums extends Pick<Evidence, 'slope' | 'curvature'> {
  height: number
}

function addChoice(sums: Sums, choice: Choice, point: Float64Array): void {
  const { rows, sides, chosen, times } = choice
  const values = Float64Array.from(rows, ({ unknowns, amounts }) => {
    let sum = 0
    for (let i = 0; i < unknowns.length; i++) sum += at(amounts, i) * at(point, at(unknowns, i))
    return sum
  })
  const happened = new Float64Array(rows.length).fill(1 / chosen, 0, chosen)
  if (chosen > 1) happened[sides + chosen - 2] = 1
  const { log, means, squares } = expected(choice, values)
  sums.height += times * (happened.reduce((sum, amount, row) => sum + amount * at(values, row), 0) - log)
  const width = rows.length
  const size = point.length
  for (let i = 0; i < width; i++) {
    const { unknowns, amounts } = rows[i] as Row
    for (let a = 0; a < unknowns.length; a++) {
      const [unknown, amount] = [at(unknowns, a), at(amounts, a)]
      add(sums.slope, unknown, times * amount * (at(happened, i) - at(means, i)))
      for (let j = 0; j < width; j++) {
        const bend = times * amount * (at(squares, i * width + j) - at(means, i) * at(means, j))
        const others = rows[j] as Row
        for (let b = 0; b < others.unknowns.length; b++)
          add(sums.curvature, unknown * size + at(others.unknowns, b), bend * at(others.amounts, b))
      }
    }
  }
}

/** The log of all weights together, and the means and mean products of the rows, over all sets that might share the place. */
function expected({ sides, sharings }: Choice, values: Float64Array) {
  const tieAt = (size: number) => sides + size - 2
  const logs = sharings.map((sharing, i) => {
    for (let side = 0; side < sides; side++) sharing.strength[side] = at(values, side) / (i + 1)
    return sharing.expect() + (i === 0 ? 0 : at(values, tieAt(i + 1)))
  })
  const most = Math.max(...logs)
  const all = logs.reduce((sum, log) => sum + Math.exp(log - most), 0)
  const width = 2 * sides - 1
  const means = new Float64Array(width)
  const squares = new Float64Array(width * width)
  const covariances = new Float64Array(sides * sides)
  for (const [before, sharing] of sharings.entries()) {
    const size = before + 1
    const share = Math.exp((logs[before] ?? 0) - most) / all
    covariances.fill(0)
    sharing.covary(covariances, 0)
    for (let i = 0; i < sides; i++) {
      const chance = at(sharing.chance, i)
      add(means, i, (share * chance) / size)
      for (let j = 0; j < sides; j++) {
        const both = at(covariances, i * sides + j) + chance * at(sharing.chance, j)
        add(squares, i * width + j, (share * both) / size ** 2)
      }
      if (size === 1) continue
      add(squares, i * width + tieAt(size), (share * chance) / size)
      add(squares, tieAt(size) * width + i, (share * chance) / size)
    }
    if (size === 1) continue
    add(means, tieAt(size), share)
    add(squares, tieAt(size) * width + tieAt(size), share)
  }
  return { log: most + Math.log(all), means, squares }
}
