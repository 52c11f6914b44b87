import type { Language } from '@wis/engine'
import type { Estimate } from '../../statistics/estimate.ts'
import { says } from '../content/generated/words.ts'
import type { WinsBeside } from '../impacts.ts'
import type { GoodWhereWon } from '../rated-wins.ts'
import type { Report } from '../report.ts'
import { calibrationSheets } from './calibration-sheets.ts'
import { roundSheets } from './round-sheets.ts'
import { columnNames } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import { conditionName, markedNote, raterName, rubricName, shownEstimate } from './shown.ts'

const share = { unit: 'share' } as const

/** What aims, and good ratings, go together with: a table of each. */
export function impactSheets(report: Report, language: Language): readonly Sheet[] {
  return [...aimSheets(report, language), ...winningSheets(report, language)]
}

function aimSheets({ impacts = [], names }: Report, language: Language): readonly Sheet[] {
  if (impacts.length === 0) return []
  const text = says[language].impacts
  return [
    {
      title: text.title,
      head: [...columnNames(text.cell), ...columnNames(text.of)],
      rows: impacts.map(({ subject, condition, sideName, name, rounds, matches }) => [
        subject,
        conditionName({ names }, condition, language),
        sideName[language],
        name[language],
        ...[rounds, matches].flatMap(({ chosen, other, difference }: WinsBeside) =>
          shares([chosen, other], difference, language),
        ),
      ]),
      note: text.note,
    },
  ]
}

function winningSheets(report: Report, language: Language): readonly Sheet[] {
  const { winning = [], names } = report
  if (winning.length === 0) return []
  const text = says[language].impacts
  return [
    {
      title: text.winning,
      head: [...columnNames(text.winningCell), ...columnNames(text.where)],
      rows: winning.map(({ rubric, rater, subject, condition, sideName, rounds, matches }) => [
        rubricName(rubric, language),
        raterName(report, { rubric, rater }, text.people),
        subject,
        conditionName({ names }, condition, language),
        sideName[language],
        ...[rounds, matches].flatMap(({ won, lost, difference }: GoodWhereWon) =>
          shares([won, lost], difference, language),
        ),
      ]),
      note: markedNote(text.winningNote, report, language),
    },
  ]
}

const shares = (counted: readonly Estimate[], difference: Estimate, language: Language) => [
  ...counted.map((one) => `${shownEstimate(share, one, language)} [${one.n}]`),
  shownEstimate(share, difference, language),
]

/** What a report says of judges, and of what they judge. */
export function judgedSheets(report: Report, language: Language): readonly Sheet[] {
  const nameOf = (condition: string) => conditionName(report, condition, language)
  return [
    ...roundSheets(report, language),
    ...impactSheets(report, language),
    ...calibrationSheets(report, language, nameOf),
  ]
}
