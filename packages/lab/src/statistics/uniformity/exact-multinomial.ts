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
  const log = (count: number) => logs[count] ?? 0
  const seen = counts.reduce((sum, count) => sum + log(count), 0)
  // An outcome is the rarer, the greater the factorials of its counts are. Equal sums may differ in the last digits.
  const isAsRare = (sum: number) => sum >= seen - 1e-9
  if (outcomes(n, counts.length) > mostOutcomes) return drawn(n, counts.length, log, isAsRare, rng)
  const all = log(n) - n * Math.log(counts.length)
  const rare = (left: number, faces: number, sum: number): number => {
    if (faces === 1) return isAsRare(sum + log(left)) ? Math.exp(all - sum - log(left)) : 0
    let total = 0
    for (let count = 0; count <= left; count++) total += rare(left - count, faces - 1, sum + log(count))
    return total
  }
  return { p: Math.min(1, rare(n, counts.length, 0)), by: 'enumeration' }
}

function drawn(
  n: number,
  faces: number,
  log: (count: number) => number,
  isAsRare: (sum: number) => boolean,
  rng: Rng,
): ExactTest {
  let rare = 1
  for (let draw = 0; draw < draws; draw++) {
    const counts = new Int32Array(faces)
    for (let i = 0; i < n; i++) {
      const face = rng.int(faces)
      counts[face] = (counts[face] ?? 0) + 1
    }
    if (isAsRare(counts.reduce((sum, count) => sum + log(count), 0))) rare++
  }
  return { p: rare / (draws + 1), by: 'draws' }
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
