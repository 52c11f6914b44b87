import type { Rng } from '@wis/engine'
import { t95 } from '@wis/ratings'
import { unsure } from '../estimate.ts'
import type { Estimate } from '../estimate.ts'

/** Fewer items leave too much to chance for an interval. */
const leastItems = 20
const redraws = 499

/**
 * A coefficient of agreement, with an interval that takes the items for what was drawn. `coefficient` is 1 where all
 * agree, such as Krippendorff's alpha, or a kappa. The interval is made on the scale of the logarithm of what is missing
 * to 1, on which such coefficients are spread evenly.
 */
export function agreementByItem<Item>(
  items: readonly Item[],
  coefficient: (items: readonly Item[]) => number | null,
  rng: Rng,
): Estimate {
  const deals = items.length
  const value = coefficient(items)
  const seen = { value, n: deals, deals }
  if (value === null) return unsure(seen, 'nothing-seen')
  if (deals < leastItems) return unsure(seen, 'too-few')
  if (value === 1) return unsure(seen, 'no-variation')
  const missing = Array.from({ length: redraws }, () => {
    const redrawn = coefficient(Array.from({ length: deals }, () => rng.pick(items)))
    return Math.log(Math.max(leastMissing, 1 - (redrawn ?? 1)))
  })
  const reach = t95(deals - 1) * deviation(missing)
  const [low, high] = [1 - (1 - value) * Math.exp(reach), 1 - (1 - value) * Math.exp(-reach)]
  return { value, low: Math.max(-1, low), high, n: deals, deals, method: 'bootstrap-by-item' }
}

/** Redrawn items that all agree would have no logarithm. */
const leastMissing = 1e-3

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1))
}
