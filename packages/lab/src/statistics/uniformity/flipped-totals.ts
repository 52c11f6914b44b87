import type { Rng } from '@wis/engine'

/**
 * Totals as if what each content drew beside what was expected had the other sign, or not: the score contributions of
 * whole contents are flipped (Hemerik, Goeman and Finos, Journal of the Royal Statistical Society B 82, 2020).
 */
export function flippedTotals(
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
