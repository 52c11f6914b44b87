import type { Language } from '@wis/engine'
import { deepPreset, deepTable, deepUnits } from '@wis/lab'
import type { DeepSubject, PublishedTable, TaskSpec } from '@wis/lab'
import { table } from '../../simulate/table.ts'
import { keyOfRating, ratingsOf } from './run-task.ts'
import { keptRatings, keptRows, readTaskFolder } from './task-folder.ts'

/** Everything that a task has shown, as data. The same descriptions and ratings give the same report. */
export interface TaskResult {
  readonly spec: TaskSpec
  readonly descriptions: { readonly planned: number; readonly done: number }
  readonly subjects: readonly DeepSubject[]
  readonly published: readonly PublishedTable[]
}

/** Computes the result of a task from its descriptions and ratings, in the order in which they are planned. */
export async function taskResultOf(folder: string): Promise<TaskResult> {
  const spec = await readTaskFolder(folder)
  const rows = (await keptRows(folder)).toSorted((one, other) => one.number - other.number)
  const kept = new Map(
    (await keptRatings(folder)).map(({ language, row }) => [
      keyOfRating(language, row.judge, row.time, row.item),
      row,
    ]),
  )
  const ratings = ratingsOf(spec, rows).flatMap(
    ({ language, due }) => kept.get(keyOfRating(language, due.judge, due.time, due.item.id)) ?? [],
  )
  return {
    spec,
    descriptions: { planned: deepUnits(spec).length, done: rows.length },
    subjects: deepTable(rows, ratings, spec.seed),
    published: spec.preset === deepPreset.id ? deepPreset.published : [],
  }
}

const words = {
  en: {
    subject: 'subject',
    aggressive: 'clear',
    conservative: 'veiled',
    target: 'target',
    distractor: 'other',
  },
  zh: { subject: '受试者', aggressive: '清楚', conservative: '隐晦', target: '目标词', distractor: '干扰词' },
} as const

/** The table of the task: mean ratings from 1 to 5, with intervals by word. */
export function resultText({ spec, subjects, published }: TaskResult, language: Language): string {
  const said = words[language]
  const shown = (value: number | null) => (value === null ? '–' : value.toFixed(2))
  const head = (subjects[0]?.means ?? []).map(({ mode, fit }) => `${said[mode]}, ${said[fit]}`)
  const rows = subjects.map(({ subject, means }) => [
    subject,
    ...means.map(({ mean: { value, low, high } }) =>
      low === null ? shown(value) : `${shown(value)} [${shown(low)}–${shown(high)}]`,
    ),
  ])
  const theirs = published.map(({ title, source, rows: own }) =>
    [
      `${title[language]} (${source})`,
      table([[said.subject, ...head], ...own.map(({ name, values }) => [name, ...values.map(shown)])]),
    ].join('\n'),
  )
  return [spec.name, table([[said.subject, ...head], ...rows]), ...theirs].join('\n\n')
}
