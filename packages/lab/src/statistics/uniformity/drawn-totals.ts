import type { Rng } from '@wis/engine'

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
    for (let at = 0; at < size; at++) normals[at] = normal(rng)
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

/** By Box and Muller. */
const normal = (rng: Rng) => Math.sqrt(-2 * Math.log(1 - rng.next())) * Math.cos(2 * Math.PI * rng.next())
