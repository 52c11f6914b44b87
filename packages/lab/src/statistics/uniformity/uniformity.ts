import type { Rng } from '@wis/engine'
import { bell } from '@wis/ratings'
import { clustersOf } from '../by-deal/deal-sums.ts'
import { mostByDraws } from '../by-deal/swap-test.ts'

/** What each choice drew in one deal. Null where the deal did not offer it, such as a vote for oneself. */
export type DrawnInDeal = readonly (number | null)[]

/** Whether all choices are taken as often as they were offered, where one deal has several. */
export interface UniformityByDeal {
  readonly counts: readonly number[]
  /** The counts if every choice that a deal offered were as likely as the others. */
  readonly expected: readonly number[]
  readonly n: number
  readonly deals: number
  readonly chiSquare: number
  readonly p: number
}

const draws = 9999
/** So many draws for each test leave a corrected chance of one in two hundred to what no draw reaches. */
const drawsPerTest = 200

export interface AmongTests {
  /** What was dealt, deal by deal. */
  readonly contents?: readonly (string | undefined)[]
  /** So many tests will be corrected for together. */
  readonly tests?: number
}

/**
 * Votes of one deal follow each other. If no choice draws more than others, the counts of a deal could as well belong to
 * the choices that it offered in another order. The test compares the totals with those of such orders. Where a content
 * was dealt more than once, what its deals drew beside what was expected may as well have been drawn the other way round.
 */
export function uniformityByDeal(
  deals: readonly DrawnInDeal[],
  rng: Rng,
  { contents = [], tests = 1 }: AmongTests = {},
): UniformityByDeal | null {
  const choices = Math.max(0, ...deals.map((counts) => counts.length))
  const told = deals
    .map((counts, place) => offeredIn(counts, String(place), contents[place]))
    .filter(({ counts }) => counts.some((count) => count > 0))
  const [counts, expected] = [totals(told, choices), expectedOf(told, choices)]
  const n = counts.reduce((sum, count) => sum + count, 0)
  if (n === 0 || choices < 2) return null
  const chiSquare = distance(counts, expected)
  const drawn = drawnWithout({ told, expected, choices, rng })
  let [great, drawnSets] = [1, 0]
  const drawUpTo = (most: number) => {
    for (; drawnSets < most; drawnSets++) if (distance(drawn(), expected) >= chiSquare - 1e-9) great++
  }
  drawUpTo(draws)
  if (great === 1 && tests > mostByDraws) drawUpTo(drawsPerTest * tests)
  return { counts, expected, n, deals: told.length, chiSquare, p: great / (drawnSets + 1) }
}

/** What one deal offered, and what each of its choices drew. */
interface Offered {
  readonly deal: string
  readonly content?: string
  readonly choices: readonly number[]
  readonly counts: readonly number[]
}

interface Even {
  readonly told: readonly Offered[]
  readonly expected: readonly number[]
  readonly choices: number
  readonly rng: Rng
}

/** Totals as they come about without a bias. */
function drawnWithout({ told, expected, choices, rng }: Even): () => readonly number[] {
  const clusters = told.some(({ content }) => content !== undefined) ? clustersOf(told) : []
  if (clusters.length > 0 && clusters.length < told.length) {
    const apart = clusters.map((own) => {
      const even = expectedOf(own, choices)
      return totals(own, choices).map((count, choice) => count - (even[choice] ?? 0))
    })
    return flippedTotals(apart, expected, rng)
  }
  return told.length > mostShuffled ? approximated(told, expected, rng) : shuffledCounts(told, choices, rng)
}

/** Beyond so many deals, normal totals and shuffled ones give the same chances to the second digit. */
const mostShuffled = 2_000

function shuffledCounts(told: readonly Offered[], choices: number, rng: Rng): () => readonly number[] {
  const shuffled = told.map((deal) => ({ ...deal, counts: [...deal.counts] }))
  return () => {
    for (const deal of shuffled) shuffleInPlace(deal.counts, rng)
    return totals(shuffled, choices)
  }
}

function approximated(
  told: readonly Offered[],
  expected: readonly number[],
  rng: Rng,
): () => readonly number[] {
  const apart = drawnTotals(told, expected.length, rng)
  return () => Array.from(apart(), (one, choice) => (expected[choice] ?? 0) + one)
}

function offeredIn(drawn: DrawnInDeal, deal: string, content: string | undefined): Offered {
  const choices = [...drawn.keys()].filter((choice) => drawn[choice] !== null)
  const counts = choices.map((choice) => drawn[choice] ?? 0)
  return content === undefined ? { deal, choices, counts } : { deal, content, choices, counts }
}

function totals(deals: readonly Offered[], choices: number): number[] {
  const sums = new Array<number>(choices).fill(0)
  for (const { choices: offered, counts } of deals)
    for (let at = 0; at < offered.length; at++) {
      const choice = offered[at] ?? 0
      sums[choice] = (sums[choice] ?? 0) + (counts[at] ?? 0)
    }
  return sums
}

function expectedOf(deals: readonly Offered[], choices: number): number[] {
  const even = deals.map(({ choices: offered, counts }): Offered => {
    const each = counts.reduce((sum, count) => sum + count, 0) / offered.length
    return { deal: '', choices: offered, counts: offered.map(() => each) }
  })
  return totals(even, choices)
}

const distance = (counts: readonly number[], expected: readonly number[]) =>
  counts.reduce((sum, count, choice) => {
    const even = expected[choice] ?? 0
    return even > 0 ? sum + (count - even) ** 2 / even : sum
  }, 0)

/**
 * Draws totals over very many deals, as if the counts of each deal belonged to its choices in another order. The sum of so
 * many independent orders is normal, with the variances and covariances of the orders themselves. What is drawn is how far
 * the totals are from what is expected.
 */
function drawnTotals(deals: readonly Offered[], size: number, rng: Rng): () => Float64Array {
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

/** By Fisher and Yates. A copy for each shuffle would take most of the time. */
function shuffleInPlace(counts: number[], rng: Rng): void {
  for (let last = counts.length - 1; last > 0; last--) {
    const place = rng.int(last + 1)
    const moved = counts[last] ?? 0
    counts[last] = counts[place] ?? 0
    counts[place] = moved
  }
}

/**
 * Totals as if what each content drew beside what was expected had the other sign, or not: the score contributions of
 * whole contents are flipped (Hemerik, Goeman and Finos, Journal of the Royal Statistical Society B 82, 2020).
 */
function flippedTotals(
  apart: readonly (readonly number[])[],
  expected: readonly number[],
  rng: Rng,
): () => readonly number[] {
  return () => {
    const drawn = [...expected]
    for (const own of apart) {
      const sign = rng.int(2) === 0 ? 1 : -1
      for (let choice = 0; choice < drawn.length; choice++)
        drawn[choice] = (drawn[choice] ?? 0) + sign * (own[choice] ?? 0)
    }
    return drawn
  }
}
