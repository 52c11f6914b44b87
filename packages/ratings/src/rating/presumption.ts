import type { OddPairs } from './odd-pairs.ts'
import type { Spread } from './spread.ts'

/** The log-odds of an average deceiver against average voters, before any match. */
export interface PresumedBase {
  readonly mean: number
  readonly variance: number
}

/** What a method presumes of any field before it has seen a match. */
export interface Presumption {
  /** The standard deviations of strengths and of word pairs. */
  readonly deviation: Spread
  /** The factors by which they may well be larger or smaller, as logs. */
  readonly doubt: Spread
  /** How strongly the two spreads of strengths go together, as logs. */
  readonly spreadsTogether: number
  /** How strongly the two strengths of an agent may go together. */
  readonly correlations: readonly number[]
  readonly middleCorrelation: number
  /** If deceptions come from a plateau, and not from a normal curve. */
  readonly plateau?: boolean
  /** Where the base lies, if not around even odds as in the older methods. */
  readonly base?: PresumedBase
  /** If the curves of both strengths may be skewed, each taken against the field's average. */
  readonly relativeLeans?: boolean
  /** If word pairs are of two kinds. */
  readonly odd?: OddPairs
}

export const secondPresumption: Presumption = {
  deviation: { deception: 0.9, detection: 0.65, pair: 0.09 },
  doubt: { deception: 0.6, detection: 0.6, pair: 0.4 },
  spreadsTogether: 0,
  correlations: [0.1, 0.45, 0.8],
  middleCorrelation: 0.45,
}

/** House agents that are good at one are good at the other, and their deceptions lie further apart. */
export const thirdPresumption: Presumption = {
  deviation: { deception: 1, detection: 0.68, pair: 0.06 },
  doubt: { deception: 0.5, detection: 0.5, pair: 0.45 },
  spreadsTogether: 0,
  correlations: [0.25, 0.6, 0.85],
  middleCorrelation: 0.6,
  odd: { share: 0.02, variance: 0.8 },
}

/**
 * The spread of deceptions may be far from what is presumed, because few matches do not contradict it: an agent that has
 * never won as the deceiver may be a little worse than the others, or hopeless. But votes soon tell how far apart detections
 * lie, and deceptions lie far apart where these do.
 */
export const fourthPresumption: Presumption = {
  ...thirdPresumption,
  deviation: { ...thirdPresumption.deviation, deception: 1.2 },
  doubt: { ...thirdPresumption.doubt, deception: 0.85, pair: 0.5 },
  spreadsTogether: 0.75,
}

/**
 * Deceptions of agents that play for real fill a range: some hardly ever win as the deceiver, and nobody is far beyond
 * them. A deceiver of average strength wins much less than half of its matches. If even odds were presumed, agents that
 * never win would be taken for better than they are, and all others, which are rated against the average, for worse.
 */
export const fifthPresumption: Presumption = {
  ...fourthPresumption,
  deviation: { ...fourthPresumption.deviation, deception: 1.5, detection: 0.85 },
  spreadsTogether: 0.9,
  plateau: true,
  base: { mean: -1.5, variance: 4 },
  relativeLeans: true,
}
