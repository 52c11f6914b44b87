/** What is presumed of any field before it has seen a match. */
export const presumption = {
  /**
   * The standard deviations of strengths and of word pairs. The spread of deceptions may be far from what is presumed,
   * because few matches do not contradict it: an agent that has never won as the deceiver may be a little worse than the
   * others, or hopeless.
   */
  deviation: { deception: 1.5, detection: 0.85, pair: 0.06 },
  /** The factors by which they may well be larger or smaller, as logs. */
  doubt: { deception: 0.85, detection: 0.5, pair: 0.5 },
  /**
   * How strongly the two spreads of strengths go together, as logs. Votes soon tell how far apart detections lie, and
   * deceptions lie far apart where these do.
   */
  spreadsTogether: 0.9,
  /** How strongly the two strengths of an agent may go together. Agents that are good at one are good at the other. */
  correlations: [0.25, 0.6, 0.85],
  middleCorrelation: 0.6,
  /**
   * The log-odds of an average deceiver against average voters. It wins much less than half of its matches. If even odds
   * were presumed, agents that never win would be taken for better than they are, and all others, which are rated against
   * the average, for worse.
   */
  base: { mean: -1.5, variance: 4 },
  /** A few word pairs are far from all others. */
  odd: { share: 0.02, variance: 0.8 },
} as const
