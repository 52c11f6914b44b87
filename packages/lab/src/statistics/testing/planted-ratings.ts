import type { Rng } from '@wis/engine'
import type { RatedItem } from '../agreement/coefficients.ts'

export interface PlantedRaters {
  readonly raters: number
  readonly items: number
  /** How often a rater says anything from 1 to 5 instead of the truth. */
  readonly error: number
}

/** Half of the items deserve a 5. A tenth of the ratings is missing. */
export function plantedRatings({ raters, items, error }: PlantedRaters, rng: Rng): readonly RatedItem[] {
  return Array.from({ length: items }, () => {
    const truth = rng.int(2) === 0 ? 5 : 1 + rng.int(5)
    return Array.from({ length: raters }, () => {
      if (rng.next() < 0.1) return null
      return rng.next() < error ? 1 + rng.int(5) : truth
    })
  })
}
