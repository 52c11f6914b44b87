import type { MeasuredEstimate, MeasuredTopic } from '@wis/protocol'

/** The preset that measures each section of a profile, and whether it is a suite. */
export const profilePresets = {
  abilities: 'magic',
  roles: 'wis-overall',
  games: 'llmarena',
  attack: 'wis-attack',
  defence: 'wis-defence',
  calibration: 'spygame-tom',
  cost: 'wis-overall',
} as const satisfies Readonly<Record<MeasuredTopic, string>>

/** A difference of two numbers with the ends of its 95 % interval. */
interface IndependentDifference {
  readonly value: number
  readonly low: number
  readonly high: number
}

/**
 * First minus second, of numbers that were measured apart, with the interval that follows from theirs by squares and adding
 * (Newcombe's method for two rates, Zou and Donner's for any). Undefined unless both have an interval. It is no test.
 */
export function independentDifference(
  first: Pick<MeasuredEstimate, 'value' | 'low' | 'high'>,
  second: Pick<MeasuredEstimate, 'value' | 'low' | 'high'>,
): IndependentDifference | undefined {
  if (first.value === null || first.low === null || first.high === null) return undefined
  if (second.value === null || second.low === null || second.high === null) return undefined
  const value = first.value - second.value
  return {
    value,
    low: value - Math.hypot(first.value - first.low, second.high - second.value),
    high: value + Math.hypot(first.high - first.value, second.value - second.low),
  }
}
