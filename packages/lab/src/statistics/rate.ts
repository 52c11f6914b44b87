import { interval } from '@wis/ratings'
import { unsure } from './estimate.ts'
import type { Estimate } from './estimate.ts'
import { binomialAtMost } from './numbers/binomial-tail.ts'

/** A rate of trials that have nothing to do with each other, with Wilson's interval. Every trial counts as a deal. */
export function wilsonRate(successes: number, trials: number): Estimate {
  const found = interval(successes, trials)
  if (!found) return unsure({ value: null, n: 0, deals: 0 }, 'nothing-seen')
  return { value: successes / trials, ...found, n: trials, deals: trials, method: 'wilson' }
}

/**
 * The same with the interval of Clopper and Pearson. It holds the truth at least 95 times in a hundred, whatever the
 * rate is, and is wider for it.
 */
export function exactRate(successes: number, trials: number): Estimate {
  if (trials === 0) return unsure({ value: null, n: 0, deals: 0 }, 'nothing-seen')
  const low =
    successes === 0 ? 0 : rateWhere((rate) => 1 - binomialAtMost(successes - 1, trials, rate) > 0.025)
  const high = successes === trials ? 1 : rateWhere((rate) => binomialAtMost(successes, trials, rate) < 0.025)
  return { value: successes / trials, low, high, n: trials, deals: trials, method: 'clopper-pearson' }
}

/** The least rate at which it holds. It holds at every rate above. */
function rateWhere(holds: (rate: number) => boolean): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2
    if (holds(middle)) high = middle
    else low = middle
  }
  return high
}
