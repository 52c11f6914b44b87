import type { Measure } from '../report/measure.ts'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import type { Guesses } from './guess.ts'

/**
 * Rates about a half vary most, so that a difference of others is found more easily. Two that do well in the same deals are
 * told apart more easily than two that have nothing to do with each other.
 */
export const assumed = { rate: 0.5, correlation: 0 } as const

/** What a plan takes for so of one measure. */
export interface Guessed {
  /** Of a rate. */
  readonly rate?: number
  /** Of anything else. */
  readonly deviation?: number
  readonly correlation: number
  /** Who says so: the specification, an earlier experiment, or nobody, for what is always guessed. */
  readonly by: 'spec' | 'pilot' | 'nobody'
}

/** What the specification states goes before what a pilot told. Null for points of which nobody knows how much they vary. */
export function guessedOf(
  { id, unit }: Measure,
  { guesses = {} }: Pick<ExperimentSpec, 'guesses'>,
  pilot: Guesses = {},
): Guessed | null {
  const [stated, told] = [guesses[id], pilot[id]]
  const correlation = stated?.correlation ?? told?.correlation ?? assumed.correlation
  const by = stated ? 'spec' : told ? 'pilot' : 'nobody'
  if (unit === 'share') return { rate: stated?.rate ?? told?.rate ?? assumed.rate, correlation, by }
  const deviation = stated?.deviation ?? told?.deviation
  return deviation === undefined ? null : { deviation, correlation, by }
}
