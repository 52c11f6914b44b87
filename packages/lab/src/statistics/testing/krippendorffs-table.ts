import type { RatedItem } from '../agreement/coefficients.ts'

const observers: readonly RatedItem[] = [
  [1, 2, 3, 3, 2, 1, 4, 1, 2, null, null, null],
  [1, 2, 3, 3, 2, 2, 4, 1, 2, 5, null, 3],
  [null, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, null],
  [1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, null],
]

/** Four observers and twelve units, some of them missing (Krippendorff 2011, section C). */
export const krippendorffsTable: readonly RatedItem[] = Array.from({ length: 12 }, (_, unit) =>
  observers.map((ratings) => ratings[unit] ?? null),
)
