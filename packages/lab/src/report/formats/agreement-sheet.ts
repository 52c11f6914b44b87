import type { Language } from '@wis/engine'
import { filled } from '@wis/protocol'
import type { Concord } from '../../annotators/agreement-of-people.ts'
import type { AgreementReport } from '../../judges/agreement-tally.ts'
import { says } from '../content/generated/words.ts'
import { columnNames } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import { trustMark, trustNote } from './shown.ts'
import type { Calibrated } from './shown.ts'

/** One table for each rubric: the judges and the people, and how far they agree. */
export function agreementSheets(
  agreements: readonly AgreementReport[],
  language: Language,
  calibrated: Calibrated = {},
): readonly Sheet[] {
  const text = says[language].agreement
  const marks = trustNote(calibrated)?.[language]
  return agreements.map((agreement) => ({
    title: filled(text.title, { rubric: agreement.name[language] }),
    head: columnNames(text.head),
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
  const text = says[language].agreement
  const shown = (value: number | null) => (value === null ? text.none : value.toFixed(3))
  return [
    `${filled(text.alpha, { items })}: ${shown(alpha)}`,
    ...(single
      ? [
          `${filled(text.single, { items: single.alpha.n, matches: single.alpha.deals })}: ${shown(single.alpha.value)}${intervalOf(single.alpha)}`,
          ...single.own.map((one) => `${filled(text.own, { judge: one.rater })}: ${shown(one.alpha)}`),
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
            ? [
                `${filled(text.grouped, { step: people.grouped.above })}: ${concordSaid(people.grouped, language)}`,
              ]
            : []),
        ]
      : []),
    ...(people?.judges ?? []).map(
      (own) => `${filled(text.beside, { judge: own.judge })}: ${concordSaid(own, language)}`,
    ),
  ]
}

function concordSaid({ pairwise, fleiss, fleissItems, alpha, items }: Concord, language: Language): string {
  const text = says[language].agreement
  const shown = (value: number | null) => (value === null ? text.none : value.toFixed(3))
  const interval = intervalOf(alpha)
  const deviation = pairwise?.deviation
  const spread = typeof deviation === 'number' ? ` ± ${shown(deviation)}` : ''
  return [
    `${text.pairwise} ${shown(pairwise?.mean ?? null)}${spread} (${pairwise?.pairs ?? 0})`,
    `${filled(text.fleiss, { items: fleissItems })} ${shown(fleiss)}`,
    `${filled(text.concordAlpha, { items })} ${shown(alpha.value)}${interval}`,
  ].join(', ')
}

const intervalOf = ({ low, high }: Concord['alpha']) =>
  low === null || high === null ? '' : ` [${low.toFixed(3)}, ${high.toFixed(3)}]`
