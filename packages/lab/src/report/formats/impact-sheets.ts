import type { Language } from '@wis/engine'
import type { WinsBeside } from '../impacts.ts'
import type { Report } from '../report.ts'
import type { Sheet } from './sheet.ts'
import { shownEstimate } from './shown.ts'

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
  },
  zh: {
    title: '意图与获胜',
    cell: ['受试者', '条件', '阵营', '意图'],
    of: ['选了时赢的轮次，%', '没选时，%', '差值，%', '选过时赢的对局，%', '没选时，%', '差值，%'],
    note: '只计该身份、该轮可以选择的情况。圆括号内为95%区间，方括号内为轮次数或对局数。差值只说明两者相关，不说明因果；行数很多，总有几行纯属偶然。',
  },
} as const

const share = { unit: 'share' } as const

/** One table, a row for each aim on each side. */
export function impactSheets(report: Report, language: Language): readonly Sheet[] {
  const { impacts = [], names } = report
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
        ...shares(rounds),
        ...shares(matches),
      ]),
      note: text.note,
    },
  ]
}

const shares = ({ chosen, other, difference }: WinsBeside) => [
  `${shownEstimate(share, chosen)} [${chosen.n}]`,
  `${shownEstimate(share, other)} [${other.n}]`,
  shownEstimate(share, difference),
]
