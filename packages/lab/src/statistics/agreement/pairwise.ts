import type { RatedItem } from './alpha.ts'

export interface Pairwise {
  /** How often two raters said the same, averaged over the pairs of raters. */
  readonly mean: number
  /** The standard deviation over the pairs of raters. Null with one pair. */
  readonly deviation: number | null
  readonly pairs: number
}

/** Two raters without a common item are no pair. Null without a pair. */
export function pairwiseAgreement(items: readonly RatedItem[]): Pairwise | null {
  const raters = Math.max(0, ...items.map((item) => item.length))
  const shares: number[] = []
  for (let one = 0; one < raters; one++) {
    for (let other = one + 1; other < raters; other++) {
      const common = items.filter((item) => isGiven(item[one]) && isGiven(item[other]))
      const alike = common.filter((item) => item[one] === item[other])
      if (common.length > 0) shares.push(alike.length / common.length)
    }
  }
  const pairs = shares.length
  if (pairs === 0) return null
  const mean = shares.reduce((sum, share) => sum + share, 0) / pairs
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0)
  return { mean, deviation: pairs > 1 ? Math.sqrt(squares / (pairs - 1)) : null, pairs }
}

const isGiven = (rating: number | null | undefined) => rating !== null && rating !== undefined
