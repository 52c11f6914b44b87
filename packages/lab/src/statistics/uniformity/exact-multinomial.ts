import type { Rng } from '@wis/engine'
import { bell } from '@wis/ratings'

export interface ExactTest {
  readonly p: number
  /** Every outcome was looked at, or so many draws of them. */
  readonly by: 'enumeration' | 'draws'
}

const mostOutcomes = 200_000
const draws = 9999

/** How often as many throws of a fair die give an outcome that is no likelier than this one. */
export function exactMultinomial(counts: readonly number[], rng: Rng): ExactTest {
  const n = counts.reduce((sum, count) => sum + count, 0)
  const logs = logFactorials(n)
  const sumOf = (outcome: readonly number[]) => outcome.reduce((sum, count) => sum + (logs[count] ?? 0), 0)
  // An outcome is the rarer, the greater the factorials of its counts are. Equal sums may differ in the last digits.
  const rarity: Rarity = { logs, least: sumOf(counts) - 1e-9 }
  if (outcomes(n, counts.length) <= mostOutcomes) {
    return { p: Math.min(1, enumerated(n, counts.length, rarity)), by: 'enumeration' }
  }
  let rare = 1
  for (let draw = 0; draw < draws; draw++) if (sumOf(thrown(n, counts.length, rng)) >= rarity.least) rare++
  return { p: rare / (draws + 1), by: 'draws' }
}

interface Rarity {
  /** The logarithms of the factorials. */
  readonly logs: Float64Array
  /** The least sum of them that counts as rare. */
  readonly least: number
}

function enumerated(n: number, faces: number, { logs, least }: Rarity): number {
  const all = (logs[n] ?? 0) - n * Math.log(faces)
  const rare = (left: number, others: number, sum: number): number => {
    const last = sum + (logs[left] ?? 0)
    if (others === 1) return last >= least ? Math.exp(all - last) : 0
    let total = 0
    for (let count = 0; count <= left; count++)
      total += rare(left - count, others - 1, sum + (logs[count] ?? 0))
    return total
  }
  return rare(n, faces, 0)
}

function thrown(n: number, faces: number, rng: Rng): number[] {
  const counts = new Array<number>(faces).fill(0)
  for (let i = 0; i < n; i++) {
    const face = rng.int(faces)
    counts[face] = (counts[face] ?? 0) + 1
  }
  return counts
}

function logFactorials(n: number): Float64Array {
  const logs = new Float64Array(n + 1)
  for (let i = 2; i <= n; i++) logs[i] = (logs[i - 1] ?? 0) + Math.log(i)
  return logs
}

/** In how many ways n throws can fall on so many faces. */
function outcomes(n: number, faces: number): number {
  let ways = 1
  for (let face = 1; face < faces; face++) ways *= (n + face) / face
  return ways
}

/** What one deal offered, and what each of its choices drew. */
export interface Offered {
  readonly deal: string
  readonly content?: string
  readonly choices: readonly number[]
  readonly counts: readonly number[]
}

/**
 * Draws totals over very many deals, as if the counts of each deal belonged to its choices in another order. The sum of so
 * many independent orders is normal, with the variances and covariances of the orders themselves. What is drawn is how far
 * the totals are from what is expected.
 */
export function drawnTotals(deals: readonly Offered[], size: number, rng: Rng): () => Float64Array {
  const factor = choleskyOf(covarianceOf(deals, size))
  const normals = new Float64Array(size)
  return () => {
    for (let at = 0; at < size; at++) normals[at] = bell(rng)
    return Float64Array.from(factor, (row) => {
      let sum = 0
      for (let at = 0; at < size; at++) sum += (row[at] ?? 0) * (normals[at] ?? 0)
      return sum
    })
  }
}

function covarianceOf(deals: readonly Offered[], size: number): Float64Array[] {
  const matrix = Array.from({ length: size }, () => new Float64Array(size))
  for (const { choices, counts } of deals) {
    const offered = choices.length
    if (offered < 2) continue
    const mean = counts.reduce((sum, count) => sum + count, 0) / offered
    const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / offered
    // The counts of a deal always add up to the same, so that two of them move against each other.
    const together = -variance / (offered - 1)
    for (const one of choices) {
      const row = matrix[one]
      if (!row) continue
      for (const other of choices) row[other] = (row[other] ?? 0) + (one === other ? variance : together)
    }
  }
  return matrix
}

/** A row for each choice. A choice that follows from the others has nothing of its own. */
function choleskyOf(matrix: readonly Float64Array[]): Float64Array[] {
  const size = matrix.length
  const factor = Array.from({ length: size }, () => new Float64Array(size))
  const least = 1e-9 * Math.max(...matrix.map((row, at) => row[at] ?? 0))
  const entry = (row: number, column: number) => factor[row]?.[column] ?? 0
  for (let column = 0; column < size; column++) {
    for (let row = column; row < size; row++) {
      let left = matrix[row]?.[column] ?? 0
      for (let at = 0; at < column; at++) left -= entry(row, at) * entry(column, at)
      const own = factor[row]
      if (!own) continue
      if (row === column) own[column] = left > least ? Math.sqrt(left) : 0
      else own[column] = entry(column, column) > 0 ? left / entry(column, column) : 0
    }
  }
  return factor
}
