import type { Language } from '@wis/engine'
import { agreementSheets } from '../report/formats/agreement-sheet.ts'
import { calibrationSheets } from '../report/formats/calibration-sheets.ts'
import type { Sheet } from '../report/formats/sheet.ts'
import { publishedSheets, shownChance } from '../report/formats/sheets-of.ts'
import { shownDifference, shownSize, trustMark, trustMarkOf, trustNote } from '../report/formats/shown.ts'
import type { DeepContrast, DeepMean } from './deep/deep-table.ts'
import { deepRubric } from './deep/deep-texts.ts'
import type { TaskReport } from './task-report.ts'
import { taskColumns } from './task-spec.ts'

const words = {
  en: {
    title: 'How well descriptions fit',
    subject: 'Subject',
    counts: ['Asked', 'Missing', 'Cut', 'Says its word'],
    note: 'Mean ratings from 1 to 5 with intervals of 95 %, made by word. A clear description should fit its target alone, and a veiled one both words.',
    to: 'to',
    raters: 'By judge and person',
    rater: 'Rater',
    contrasts: 'Subjects compared',
    contrastsHead: ['Pair', 'Mean', 'Difference', 'Effect size', 'p', 'Words'],
    contrastsNote:
      'First less second, on the same words; names are swapped in whole words, and p is corrected after Holm for all rows. Effect sizes are d_z.',
  },
  zh: {
    title: '描述与词的吻合程度',
    subject: '受试者',
    counts: ['描述数', '缺失', '截断', '说出了词'],
    note: '平均评分（1至5），附按词计算的95%区间。清楚的描述应只符合目标词，隐晦的描述应两个词都符合。',
    to: '至',
    raters: '按评审和人',
    rater: '评分者',
    contrasts: '受试者之间',
    contrastsHead: ['比较', '平均值', '差值', '效应量', 'p', '词数'],
    contrastsNote:
      '同一批词上前者减去后者；检验时按整个词互换两者的名字，p值按Holm方法对所有行校正。效应量为d_z。',
  },
} as const

/** The table of the task, its comparisons, the agreement of its judges, and the figures of others. */
export function taskSheets(report: TaskReport, language: Language): readonly Sheet[] {
  const { subjects, raters = [], contrasts = [] } = report
  const text = words[language]
  const rows = subjects.map(({ subject, means, asked, missing, cut, said }) => [
    subject,
    ...shownMeans(means, language),
    ...[asked, missing, cut, said].map(String),
  ])
  const means = taskColumns.map(({ name }) => name[language])
  const byRater = raters.flatMap(({ rater, subjects: own }) =>
    own.map((one) => [
      `${rater}${trustMark(report, deepRubric, rater)}`,
      one.subject,
      ...shownMeans(one.means, language),
    ]),
  )
  const mark = trustMarkOf(report, deepRubric)
  const marked = means.map((mean) => `${mean}${mark}`)
  const note = [text.note, trustNote(report)?.[language] ?? ''].filter(Boolean).join(' ')
  return [
    { title: text.title, head: [text.subject, ...marked, ...text.counts], rows, note },
    ...(byRater.length > 0
      ? [{ title: text.raters, head: [text.rater, text.subject, ...means], rows: byRater, note }]
      : []),
    ...(contrasts.length > 0 ? [contrastsSheet(contrasts, language)] : []),
    ...agreementSheets(report.agreements, language, report),
    ...calibrationSheets(report, language, columnNamed(language)),
    ...publishedSheets({ published: report.published, measures: taskColumns }, language),
  ]
}

const columnNamed = (language: Language) => (column: string) =>
  taskColumns.find(({ id }) => id === column)?.name[language] ?? column

function shownMeans(means: readonly DeepMean[], language: Language): readonly string[] {
  return taskColumns.map(({ id }) =>
    shown(means.find(({ mode, fit }) => `${mode}-${fit}` === id)?.mean, language),
  )
}

function shown(given: DeepMean['mean'] | undefined, language: Language): string {
  const { value = null, low = null, high = null } = given ?? {}
  if (value === null) return '–'
  return low === null || high === null
    ? value.toFixed(2)
    : `${value.toFixed(2)} (${low.toFixed(2)} ${words[language].to} ${high.toFixed(2)})`
}

function contrastsSheet(contrasts: readonly DeepContrast[], language: Language): Sheet {
  const text = words[language]
  return {
    title: text.contrasts,
    head: text.contrastsHead,
    rows: contrasts.map(({ first, second, measure, difference, size, corrected }) => [
      `${first} − ${second}`,
      taskColumns.find(({ id }) => id === measure)?.name[language] ?? measure,
      shownDifference({ unit: 'count' }, difference, language),
      shownSize(size, language),
      shownChance({ corrected }),
      String(difference.deals),
    ]),
    note: text.contrastsNote,
  }
}
