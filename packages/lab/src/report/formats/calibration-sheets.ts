import type { Language } from '@wis/engine'
import { filled } from '@wis/protocol'
import type { Calibration } from '../../judges/calibration/calibration.ts'
import { says } from '../content/generated/words.ts'
import { columnNames } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import { markedNote, shownEstimate, trustMark } from './shown.ts'
import type { Calibrated } from './shown.ts'

const rating = { unit: 'count' } as const

/** One table of all judges, and for each of them the confusion and the means without a love of length. */
export function calibrationSheets(
  report: Calibrated,
  language: Language,
  nameOf: (condition: string) => string,
): readonly Sheet[] {
  const { calibrations = [] } = report
  if (calibrations.length === 0) return []
  const text = says[language].calibration
  return [
    {
      title: text.title,
      head: columnNames(text.head),
      rows: calibrations.map(({ name, rubric, judge, items, kappa, bias, length, trust }) => [
        name[language],
        `${judge}${trustMark(report, rubric, judge)}`,
        String(items),
        shownEstimate(rating, kappa, language),
        shownEstimate(rating, bias, language),
        length ? shownEstimate(rating, length.slope, language) : '–',
        trust ? String(trust.least) : '–',
        trust ? text.verdicts[trust.verdict] : '–',
      ]),
      note: markedNote(text.note, report, language),
    },
    ...calibrations
      .filter(({ items }) => items > 0)
      .flatMap((one) =>
        sheetsOf(one, `${one.judge}${trustMark(report, one.rubric, one.judge)}`, language, nameOf),
      ),
  ]
}

function sheetsOf(
  { name, steps, confusion, listed, length }: Calibration,
  judge: string,
  language: Language,
  nameOf: (condition: string) => string,
): readonly Sheet[] {
  const text = says[language].calibration
  if (listed) return [listedSheet({ name, confusion, listed }, judge, language)]
  const means = (length?.slope.value ?? null) === null ? [] : (length?.means ?? [])
  return [
    {
      title: filled(text.confusion, { rubric: name[language], judge }),
      head: [text.people, ...steps.map((step) => filled(text.judge, { step }))],
      rows: steps.map((step, row) => [String(step), ...(confusion[row] ?? []).map(String)]),
      note: text.confusionNote,
    },
    ...(means.length > 0
      ? [
          {
            title: filled(text.corrected, { rubric: name[language], judge }),
            head: columnNames(text.correctedHead),
            rows: means.map(({ subject, condition, plain, corrected }) => [
              subject,
              nameOf(condition),
              shownEstimate(rating, plain, language),
              shownEstimate(rating, corrected, language),
            ]),
            note: text.correctedNote,
          },
        ]
      : []),
  ]
}

/** Every entry of the list, as people and the judge named it. */
function listedSheet(
  { name, confusion, listed }: Required<Pick<Calibration, 'name' | 'confusion' | 'listed'>>,
  judge: string,
  language: Language,
): Sheet {
  const text = says[language].calibration
  const counted = ([neither = [], named = []]: Calibration['confusion']) =>
    [named[1], named[0], neither[1], neither[0]].map((count) => String(count ?? 0))
  return {
    title: filled(text.listed, { rubric: name[language], judge }),
    head: columnNames(text.listedHead),
    rows: [
      [text.all, ...counted(confusion), '–'],
      ...listed.map(({ label, counts, bias }) => [
        label[language],
        ...counted(counts),
        shownEstimate(share, bias, language),
      ]),
    ],
    note: text.listedNote,
  }
}

const share = { unit: 'share' } as const
