/**
 * What a value is. A skill is TrueSkill: the mean stands above, the deviation below. A ratio is one sum divided by
 * another.
 */
export type ValueKind = 'skill' | 'ratio'

/** An agent's value by its matches, which comes first, and by each resampled set of them. */
export interface ResampledValue {
  /** The matches that tell something about the value. */
  readonly matches: number
  readonly above: readonly number[]
  readonly below: readonly number[]
}

/** The values by set. Null for a set that tells nothing. */
export function valuesOf({ above, below }: ResampledValue, kind: ValueKind): readonly (number | null)[] {
  if (kind === 'skill') return above
  return above.map((sum, set) => {
    const per = below[set] ?? 0
    return per === 0 ? null : sum / per
  })
}
