import type { InBoth } from '@wis/engine'
import type { Contrast, Effect, Results } from './report.ts'

type Compared =
  | Pick<Effect, 'subject' | 'condition' | 'measure' | 'difference'>
  | Pick<Contrast, 'first' | 'second' | 'condition' | 'measure' | 'difference'>

/**
 * Whether a difference is not that of the two values in the table of results: one of the two has deals that the other
 * lacks, and only those that both have are compared.
 */
export function leavesDealsOut({ cells, spec }: Pick<Results, 'cells' | 'spec'>, one: Compared): boolean {
  const { condition, measure, difference } = one
  const [reference = ''] = spec.conditions
  const [first, second] = 'subject' in one ? [one.subject, one.subject] : [one.first, one.second]
  const valueOf = (subject: string, under: string) =>
    cells.find((cell) => cell.subject === subject && cell.condition === under && cell.measure === measure)
      ?.estimate.value
  const own = valueOf(first, condition)
  const other = valueOf(second, 'subject' in one ? reference : condition)
  if (own == null || other == null || difference.value === null) return false
  return Math.abs(own - other - difference.value) > 1e-9 * Math.max(1, Math.abs(own), Math.abs(other))
}

export const leftOutNote: InBoth<string> = {
  en: '≈ stands before a difference of which one of the two has deals that the other lacks: it is made on the deals of both, so it is not quite that of the two results.',
  zh: '“≈”表示其中一方有另一方没有的牌局：差值只用双方都有的牌局计算，因此与两个结果之差略有不同。',
}
