import type { InBoth } from '@wis/engine'

/** Comparisons or tests that are corrected together. */
export interface Family<Row> {
  readonly rows: readonly Row[]
  readonly comparisons: number
  /** Those that the correction counts. */
  readonly counted: number
}

const order = ['effects', 'contrasts', 'interactions', 'biases'] as const

/** What a report says of the comparisons that are corrected together. */
export interface ReportFamily extends Omit<Family<unknown>, 'rows'> {
  readonly family: (typeof order)[number]
  readonly sentence: InBoth<string>
}

const names = {
  effects: { en: 'Effects of the conditions', zh: '条件的影响' },
  contrasts: { en: 'Subjects compared', zh: '受试者之间' },
  interactions: { en: 'Interactions of subject and condition', zh: '受试者与条件的交互作用' },
  biases: { en: 'Position and name bias', zh: '什么影响选择' },
} as const

export function familiesOf(
  all: Readonly<Record<ReportFamily['family'], Family<unknown>>>,
): readonly ReportFamily[] {
  return order
    .filter((family) => all[family].comparisons > 0)
    .map((family) => {
      const { comparisons, counted } = all[family]
      const { en, zh } = names[family]
      const left = comparisons - counted
      return {
        family,
        comparisons,
        counted,
        sentence: {
          en: `${en}: p-values are corrected with Holm’s method for ${many(counted, 'comparison')}.${left === 0 ? '' : ` ${left} of ${comparisons} do not count: each repeats another test, or has too few deals to be significant.`}`,
          zh: `${zh}：p值按Holm方法对${counted}项比较校正。${left === 0 ? '' : `共${comparisons}项，其中${left}项不计入：与另一项是同一检验，或牌局太少而不可能显著。`}`,
        },
      }
    })
}

const many = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
