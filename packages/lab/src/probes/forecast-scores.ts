import type { Forecast } from '@wis/games'

/** The squared distance from what is so, summed over all things: 0 for certainty that is right, 2 for one that is wrong. */
export function brierScore({ chances, happened }: Forecast): number {
  return chances.reduce((sum, chance, thing) => sum + (chance - (thing === happened ? 1 : 0)) ** 2, 0)
}

/** The least chance that counts. Without it, one answer of 0 would make every mean infinite. */
const leastChance = 0.01

/** How surprised the forecaster is by what is so, in bits. */
export function logScore({ chances, happened }: Forecast): number {
  return -Math.log2(Math.max(leastChance, chances[happened] ?? 0))
}

/** One stated chance, and whether the thing was so. */
export interface Stated {
  readonly chance: number
  readonly isSo: boolean
}

/** The points of a reliability curve, from all chances that were stated. */
export function statedIn(forecasts: readonly Forecast[]): readonly Stated[] {
  return forecasts.flatMap(({ chances, happened }) =>
    chances.map((chance, thing) => ({ chance, isSo: thing === happened })),
  )
}
