import type { Difference, Figure, Results } from '@wis/lab'

type Compared = Pick<Results, 'effects' | 'contrasts' | 'interactions'>

export interface MainFinding {
  /** Null if no difference is significant. */
  readonly finding: Difference | null
  readonly significant: number
  readonly compared: number
}

/** The comparisons of a report that have a value. */
export const comparedIn = ({ effects, contrasts, interactions }: Compared): readonly Difference[] =>
  [...effects, ...contrasts, ...(interactions ?? [])].filter(({ difference }) => difference.value !== null)

/** The difference that chance explains least. An effect of a condition goes before what sets subjects apart. */
export function mainFinding(report: Compared): MainFinding | undefined {
  const all = comparedIn(report)
  if (all.length === 0) return undefined
  const told = all.filter(({ isTold }) => isTold)
  const [first = null] = told.toSorted((one, other) => (one.corrected ?? 1) - (other.corrected ?? 1))
  return { finding: first, significant: told.length, compared: all.length }
}

/** The chart that shows a finding, or the first one of the effects where there is none. */
export const chartOf = (figures: readonly Figure[], finding: Difference | null): Figure | undefined => {
  const effects = figures.filter(({ kind }) => kind === 'effects')
  return effects.find(({ id }) => id === `effects-${finding?.measure ?? ''}`) ?? effects[0]
}
