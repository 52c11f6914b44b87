import type { Layout } from './layout.ts'

/**
 * The places of one long row of sums: first the reduced matrix, which has a row for every unknown but the pairs, and of
 * which only the lower half is used; then a row for every pair, with what ties it to the others; then each pair's own.
 */
export function placesIn({ size, pairs }: Layout): number {
  const rows = size - pairs
  return rows * (rows + pairs) + pairs
}

/** Where two unknowns meet. No match has two pairs, so two different pairs never do. */
export function placeOf(layout: Layout, i: number, j: number): number {
  const rows = layout.size - layout.pairs
  const [one, other] = [pairAmong(layout, i), pairAmong(layout, j)]
  if (one !== undefined && other !== undefined) return rows * (rows + layout.pairs) + one
  if (one !== undefined) return rows * (rows + one) + rowOf(layout, j)
  if (other !== undefined) return rows * (rows + other) + rowOf(layout, i)
  const [above, below] = [rowOf(layout, Math.min(i, j)), rowOf(layout, Math.max(i, j))]
  return rows * below + above
}

function pairAmong({ pair, pairs }: Layout, unknown: number): number | undefined {
  return unknown >= pair && unknown < pair + pairs ? unknown - pair : undefined
}

/** Pairs stand between the strengths and the other unknowns. */
export function rowOf({ pair, pairs }: Layout, unknown: number): number {
  return unknown < pair ? unknown : unknown - pairs
}
