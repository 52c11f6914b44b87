import type { Rng } from '@wis/engine'
import { chiSquareTail } from '../numbers/chi-square-tail.ts'
import { exactMultinomial } from './exact-multinomial.ts'
import type { ExactTest } from './exact-multinomial.ts'

/** Whether all choices are taken equally often. */
export interface Uniformity {
  readonly counts: readonly number[]
  readonly n: number
  readonly chiSquare: number
  readonly freedom: number
  /** By the curve of chi-square, which is right where about five or more were expected of every choice. */
  readonly p: number
  readonly exact: ExactTest
}

/** Of choices that have nothing to do with each other, such as one vote a deal. Null without a choice, or of only one. */
export function uniformity(counts: readonly number[], rng: Rng): Uniformity | null {
  const n = counts.reduce((sum, count) => sum + count, 0)
  if (n === 0 || counts.length < 2) return null
  const chiSquare = chiSquareOf(counts, n)
  const freedom = counts.length - 1
  return {
    counts,
    n,
    chiSquare,
    freedom,
    p: chiSquareTail(chiSquare, freedom),
    exact: exactMultinomial(counts, rng),
  }
}

/** Whether all choices are taken equally often, where one deal has several. */
export interface UniformityByDeal {
  readonly counts: readonly number[]
  readonly n: number
  readonly deals: number
  readonly chiSquare: number
  readonly p: number
}

const draws = 9999

/**
 * Votes of one deal follow each other. If no choice draws more than others, the counts of a deal could as well belong to
 * its choices in another order. The test compares the totals with those of such orders.
 */
export function uniformityByDeal(deals: readonly (readonly number[])[], rng: Rng): UniformityByDeal | null {
  const choices = Math.max(0, ...deals.map((counts) => counts.length))
  const told = deals.filter((counts) => counts.some((count) => count > 0))
  const counts = totals(told, choices)
  const n = counts.reduce((sum, count) => sum + count, 0)
  if (n === 0 || choices < 2) return null
  const chiSquare = chiSquareOf(counts, n)
  const full = told.map((one) => Array.from({ length: choices }, (_, choice) => one[choice] ?? 0))
  let great = 1
  for (let draw = 0; draw < draws; draw++) {
    for (const one of full) shuffleInPlace(one, rng)
    if (chiSquareOf(totals(full, choices), n) >= chiSquare - 1e-9) great++
  }
  return { counts, n, deals: told.length, chiSquare, p: great / (draws + 1) }
}

function chiSquareOf(counts: readonly number[], n: number): number {
  const expected = n / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

function totals(deals: readonly (readonly number[])[], choices: number): number[] {
  const sums = new Array<number>(choices).fill(0)
  for (const counts of deals) {
    for (let choice = 0; choice < choices; choice++)
      sums[choice] = (sums[choice] ?? 0) + (counts[choice] ?? 0)
  }
  return sums
}

/** By Fisher and Yates. A copy for each shuffle would take most of the time. */
function shuffleInPlace(counts: number[], rng: Rng): void {
  for (let last = counts.length - 1; last > 0; last--) {
    const place = rng.int(last + 1)
    const moved = counts[last] ?? 0
    counts[last] = counts[place] ?? 0
    counts[place] = moved
  }
}
