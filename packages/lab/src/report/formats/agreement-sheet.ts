import type { Language } from '@wis/engine'
import type { AgreementReport } from '../../judges/agreement-tally.ts'
import type { Sheet } from './sheet.ts'

const words = {
  en: {
    title: 'Agreement of the judges',
    head: ['Rubric', 'Judge', 'Mean rating', 'Ratings', 'Missing'],
    alpha: (items: number) => `Krippendorff’s α over ${items} items that two or more have rated`,
    kappa: 'weighted κ',
    none: 'not defined',
  },
  zh: {
    title: '评审之间的一致程度',
    head: ['评分标准', '评审', '平均评分', '评分数', '缺失'],
    alpha: (items: number) => `Krippendorff α（${items}项有两名以上评审评分）`,
    kappa: '加权κ',
    none: '无法计算',
  },
} as const

/** One table for each rubric: the judges, and how far they agree. */
export function agreementSheets(
  agreements: readonly AgreementReport[],
  language: Language,
): readonly Sheet[] {
  const text = words[language]
  return agreements.map((agreement) => ({
    title: text.title,
    head: text.head,
    rows: agreement.raters.map(({ rater, mean, ratings, missing }) => [
      agreement.name[language],
      rater,
      mean === null ? '–' : mean.toFixed(2),
      String(ratings),
      String(missing),
    ]),
    note: agreementLines(agreement, language).join('; '),
  }))
}

/** The coefficients of a rubric, each as a few words. */
function agreementLines({ alpha, items, kappas }: AgreementReport, language: Language): readonly string[] {
  const text = words[language]
  const shown = (value: number | null) => (value === null ? text.none : value.toFixed(3))
  return [
    `${text.alpha(items)}: ${shown(alpha)}`,
    ...kappas.map(({ raters, kappa }) => `${text.kappa}, ${raters.join(' – ')}: ${shown(kappa)}`),
  ]
}
