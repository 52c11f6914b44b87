import type { Language } from '@wis/engine'
import type { Concord } from '../../annotators/agreement-of-people.ts'
import type { AgreementReport } from '../../judges/agreement-tally.ts'
import type { Sheet } from './sheet.ts'
import { trustMark, trustNote } from './shown.ts'
import type { Calibrated } from './shown.ts'

const words = {
  en: {
    title: (rubric: string) => `Agreement of the judges: ${rubric}`,
    head: ['Rubric', 'Judge', 'Mean rating', 'Ratings', 'Missing'],
    alpha: (items: number) => `Krippendorff’s α over ${items} items that two or more have rated`,
    single: (items: number, matches: number) =>
      `α of single ratings, each judge weighing the same, over ${items} items of ${matches} matches or descriptions`,
    own: (judge: string) => `α of ${judge} with itself`,
    kappa: 'weighted κ of single ratings',
    kappaOfMeans: 'weighted κ',
    people: 'between people',
    grouped: (step: number) => `between people, in two groups, above ${step} or not`,
    beside: (judge: string) => `${judge} beside people`,
    pairwise: 'same rating in pairs',
    fleiss: (items: number) => `Fleiss’ κ over ${items} items`,
    concordAlpha: (items: number) => `α over ${items} items`,
    none: 'not defined',
  },
  zh: {
    title: (rubric: string) => `评审之间的一致程度：${rubric}`,
    head: ['评分标准', '评审', '平均评分', '评分数', '缺失'],
    alpha: (items: number) => `Krippendorff α（${items}项有两名以上评审评分）`,
    single: (items: number, matches: number) =>
      `单次评分的 α（每名评审权重相同，${matches}局或描述中的${items}项）`,
    own: (judge: string) => `${judge}与自身的 α`,
    kappa: '单次评分的加权 κ',
    kappaOfMeans: '加权κ',
    people: '人与人之间',
    grouped: (step: number) => `人与人之间（分两组：是否高于${step}）`,
    beside: (judge: string) => `${judge}与人之间`,
    pairwise: '两两评分相同',
    fleiss: (items: number) => `Fleiss κ（${items}项）`,
    concordAlpha: (items: number) => `α（${items}项）`,
    none: '无法计算',
  },
} as const

/** One table for each rubric: the judges and the people, and how far they agree. */
export function agreementSheets(
  agreements: readonly AgreementReport[],
  language: Language,
  calibrated: Calibrated = {},
): readonly Sheet[] {
  const text = words[language]
  const marks = trustNote(calibrated)?.[language]
  return agreements.map((agreement) => ({
    title: text.title(agreement.name[language]),
    head: text.head,
    rows: agreement.raters.map(({ rater, mean, ratings, missing }) => [
      agreement.name[language],
      `${rater}${trustMark(calibrated, agreement.rubric, rater)}`,
      mean === null ? '–' : mean.toFixed(2),
      String(ratings),
      String(missing),
    ]),
    note: [...agreementLines(agreement, language), ...(marks === undefined ? [] : [marks])].join('; '),
  }))
}

/** The coefficients of a rubric, each as a few words. */
function agreementLines(agreement: AgreementReport, language: Language): readonly string[] {
  const { alpha, items, kappas, people, single } = agreement
  const text = words[language]
  const shown = (value: number | null) => (value === null ? text.none : value.toFixed(3))
  return [
    `${text.alpha(items)}: ${shown(alpha)}`,
    ...(single
      ? [
          `${text.single(single.alpha.n, single.alpha.deals)}: ${shown(single.alpha.value)}${intervalOf(single.alpha)}`,
          ...single.own.map((one) => `${text.own(one.rater)}: ${shown(one.alpha)}`),
        ]
      : []),
    ...(single?.kappas ?? kappas).map(
      ({ raters, kappa }) =>
        `${single?.kappas ? text.kappa : text.kappaOfMeans}, ${raters.join(' – ')}: ${shown(kappa)}`,
    ),
    ...(people && people.people.length > 1
      ? [
          `${text.people}: ${concordSaid(people.between, language)}`,
          ...(people.grouped
            ? [`${text.grouped(people.grouped.above)}: ${concordSaid(people.grouped, language)}`]
            : []),
        ]
      : []),
    ...(people?.judges ?? []).map((own) => `${text.beside(own.judge)}: ${concordSaid(own, language)}`),
  ]
}

function concordSaid({ pairwise, fleiss, fleissItems, alpha, items }: Concord, language: Language): string {
  const text = words[language]
  const shown = (value: number | null) => (value === null ? text.none : value.toFixed(3))
  const interval = intervalOf(alpha)
  const deviation = pairwise?.deviation
  const spread = typeof deviation === 'number' ? ` ± ${shown(deviation)}` : ''
  return [
    `${text.pairwise} ${shown(pairwise?.mean ?? null)}${spread} (${pairwise?.pairs ?? 0})`,
    `${text.fleiss(fleissItems)} ${shown(fleiss)}`,
    `${text.concordAlpha(items)} ${shown(alpha.value)}${interval}`,
  ].join(', ')
}

const intervalOf = ({ low, high }: Concord['alpha']) =>
  low === null || high === null ? '' : ` [${low.toFixed(3)}, ${high.toFixed(3)}]`
