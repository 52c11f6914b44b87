import { rngAt } from '@wis/engine'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'

/** Chance for one number of a report, so that every number can be computed again by itself. */
export const chanceFor = ({ seed }: ExperimentSpec, parts: readonly string[]) =>
  rngAt([seed, 'report', ...parts].join('/'), 0)
