import type { Language } from '@wis/engine'
import { rubricCalled } from '../../judges/rubrics.ts'
import type { Estimate } from '../../statistics/estimate.ts'
import type { WinsBeside } from '../impacts.ts'
import type { GoodWhereWon } from '../rated-wins.ts'
import type { Report } from '../report.ts'
import { calibrationSheets } from './calibration-sheets.ts'
import { roundSheets } from './round-sheets.ts'
import type { Sheet } from './sheet.ts'
import { shownEstimate, trustMark, trustNote } from './shown.ts'

const words = {
  en: {
    title: 'Aims and winning',
    cell: ['Subject', 'Condition', 'Side', 'Aim'],
    of: [
      'Rounds won with it, %',
      'without it, %',
      'difference, %',
      'Matches won with it, %',
      'without it, %',
      'difference, %',
    ],
    note: 'Only where the aim was open to the role and the round. In round brackets the interval of 95 %, in square ones the number of rounds or matches. The differences are what goes together, and not what the aim causes; so many rows have some that stand out by chance alone.',
    winning: 'Good ratings and winning',
    winningCell: ['Rubric', 'Rater', 'Subject', 'Condition', 'Side'],
    people: 'people',
    where: [
      'Good in rounds won, %',
      'in rounds lost, %',
      'difference, %',
      'Good in matches won, %',
      'in matches lost, %',
      'difference, %',
    ],
    winningNote:
      'A rating is good if it is yes, or above the middle of the scale. Won and lost are the rounds and matches of the subject’s side. In round brackets the interval of 95 %, in square ones the number of items. The differences are what goes together, and not what good ratings cause.',
  },
  zh: {
    title: '意图与获胜',
    cell: ['受试者', '条件', '阵营', '意图'],
    of: ['选了时赢的轮次，%', '没选时，%', '差值，%', '选过时赢的对局，%', '没选时，%', '差值，%'],
    note: '只计该身份、该轮可以选择的情况。圆括号内为95%区间，方括号内为轮次数或对局数。差值只说明两者相关，不说明因果；行数很多，总有几行纯属偶然。',
    winning: '好评与获胜',
    winningCell: ['评分标准', '评分者', '受试者', '条件', '阵营'],
    people: '人',
    where: ['赢的轮次中好评，%', '输的轮次中，%', '差值，%', '赢的对局中好评，%', '输的对局中，%', '差值，%'],
    winningNote:
      '评“是”或高于量表中间值，算好评。输赢按受试者一方的轮次和对局计。圆括号内为95%区间，方括号内为项数。差值只说明两者相关，不说明好评导致获胜。',
  },
} as const

const share = { unit: 'share' } as const

/** What aims, and good ratings, go together with: a table of each. */
export function impactSheets(report: Report, language: Language): readonly Sheet[] {
  return [...aimSheets(report, language), ...winningSheets(report, language)]
}

function aimSheets({ impacts = [], names }: Report, language: Language): readonly Sheet[] {
  if (impacts.length === 0) return []
  const text = words[language]
  return [
    {
      title: text.title,
      head: [...text.cell, ...text.of],
      rows: impacts.map(({ subject, condition, sideName, name, rounds, matches }) => [
        subject,
        names.conditions[condition]?.name[language] ?? condition,
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
  const text = words[language]
  const marks = trustNote(report)?.[language]
  return [
    {
      title: text.winning,
      head: [...text.winningCell, ...text.where],
      rows: winning.map(({ rubric, rater, subject, condition, sideName, rounds, matches }) => [
        rubricCalled(rubric)?.name[language] ?? rubric,
        rater === null ? text.people : `${rater}${trustMark(report, rubric, rater)}`,
        subject,
        names.conditions[condition]?.name[language] ?? condition,
        sideName[language],
        ...[rounds, matches].flatMap(({ won, lost, difference }: GoodWhereWon) =>
          shares([won, lost], difference, language),
        ),
      ]),
      note: marks === undefined ? text.winningNote : `${text.winningNote} ${marks}`,
    },
  ]
}

const shares = (counted: readonly Estimate[], difference: Estimate, language: Language) => [
  ...counted.map((one) => `${shownEstimate(share, one, language)} [${one.n}]`),
  shownEstimate(share, difference, language),
]

/** What a report says of judges, and of what they judge. */
export function judgedSheets(report: Report, language: Language): readonly Sheet[] {
  const nameOf = (condition: string) => report.names.conditions[condition]?.name[language] ?? condition
  return [
    ...roundSheets(report, language),
    ...impactSheets(report, language),
    ...calibrationSheets(report, language, nameOf),
  ]
}
