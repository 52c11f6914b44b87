import type { InBoth } from '@wis/engine'
import type { Comparison } from '../statistics/compare.ts'
import type { Measure } from './measure.ts'
import type { Cell } from './tally.ts'

interface Told {
  readonly measure: Measure
  readonly first: Cell
  readonly second: Cell
  readonly comparison: Comparison
  readonly isTold: boolean
  readonly comparisons: number
}

export function sentenceOf({ measure, comparison }: Told): InBoth<string> {
  return { en: `${measure.id} ${String(comparison.difference.value)}`, zh: '' }
}
