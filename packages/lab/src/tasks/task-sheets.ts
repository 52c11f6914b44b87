import type { Language } from '@wis/engine'
import { agreementSheets } from '../report/formats/agreement-sheet.ts'
import type { Sheet } from '../report/formats/sheet.ts'
import { publishedSheets } from '../report/formats/sheets-of.ts'
import type { DeepMean } from './deep/deep-table.ts'
import type { TaskReport } from './task-report.ts'

const words = {
  en: {
    title: 'How well descriptions fit',
    subject: 'Subject',
    means: {
      'aggressive-target': 'clear, target',
      'aggressive-distractor': 'clear, distractor',
      'conservative-target': 'veiled, target',
      'conservative-distractor': 'veiled, distractor',
    },
    counts: ['Asked', 'Missing', 'Cut', 'Says its word'],
    note: 'Mean ratings from 1 to 5 with intervals of 95 %, made by word. A clear description should fit its target alone, and a veiled one both words.',
    to: 'to',
  },
  zh: {
    title: '描述与词的吻合程度',
    subject: '受试者',
    means: {
      'aggressive-target': '清楚，目标词',
      'aggressive-distractor': '清楚，干扰词',
      'conservative-target': '隐晦，目标词',
      'conservative-distractor': '隐晦，干扰词',
    },
    counts: ['描述数', '缺失', '截断', '说出了词'],
    note: '平均评分（1至5），附按词计算的95%区间。清楚的描述应只符合目标词，隐晦的描述应两个词都符合。',
    to: '至',
  },
} as const

/** The table of the task, the agreement of its judges, and the figures of others. */
export function taskSheets(report: TaskReport, language: Language): readonly Sheet[] {
  const text = words[language]
  const shown = (mean: DeepMean | undefined) => {
    const { value = null, low = null, high = null } = mean?.mean ?? {}
    if (value === null) return '–'
    return low === null || high === null
      ? value.toFixed(2)
      : `${value.toFixed(2)} (${low.toFixed(2)} ${text.to} ${high.toFixed(2)})`
  }
  const rows = report.subjects.map(({ subject, means, asked, missing, cut, said }) => [
    subject,
    ...columnIds.map((id) => shown(means.find(({ mode, fit }) => `${mode}-${fit}` === id))),
    ...[asked, missing, cut, said].map(String),
  ])
  const head = [text.subject, ...Object.values(text.means), ...text.counts]
  return [
    { title: text.title, head, rows, note: text.note },
    ...agreementSheets(report.agreements, language),
    ...publishedSheets({ published: report.published, measures: taskColumns }, language),
  ]
}

type ColumnId = keyof (typeof words)['en']['means']
const columnIds = Object.keys(words.en.means) as readonly ColumnId[]

/** The four means, as the published tables name them. */
export const taskColumns = columnIds.map((id) => ({
  id,
  name: { en: words.en.means[id], zh: words.zh.means[id] },
  unit: 'count' as const,
}))
