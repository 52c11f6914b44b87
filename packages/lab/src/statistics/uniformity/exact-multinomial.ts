import type { Rng } from '@wis/engine'

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
