import { rngAt } from '@wis/engine'

/** How many resampled sets of matches an interval is made of. */
export const resamples = 200

/** Chances that a Poisson number of mean 1 is at most 0, 1, 2 … . The last one is 1 as far as numbers can tell. */
const atMost = cumulative()

function cumulative(): readonly number[] {
  const chances: number[] = []
  let chance = Math.exp(-1)
  let sum = 0
  for (let n = 0; sum < 1 - 1e-15 && n < 20; n++) {
    sum += chance
    chances.push(sum)
    chance /= n + 1
  }
  return chances
}

/**
 * How often a match counts: once in the real set, which comes first, and by a Poisson number of mean 1 in each resampled
 * set. The numbers follow from its id alone, so that a match is weighed once and for ever, whichever matches follow.
 */
export function resampleWeights(matchId: string): readonly number[] {
  const rng = rngAt(`resample ${matchId}`, 0)
  return [1, ...Array.from({ length: resamples }, () => poisson(rng.next()))]
}

function poisson(uniform: number): number {
  const found = atMost.findIndex((chance) => uniform < chance)
  return found < 0 ? atMost.length : found
}
