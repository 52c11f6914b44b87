import { csvRow } from '@wis/engine'
import type { Estimate } from '../../statistics/estimate.ts'
import { isTaskReport } from '../../tasks/task-report.ts'
import type { TaskReport } from '../../tasks/task-report.ts'
import type { Report } from '../report.ts'

const columns = [
  ...['kind', 'subject', 'against', 'condition', 'measure'],
  ...['value', 'low', 'high', 'n', 'deals', 'method', 'p', 'p_corrected', 'comparisons'],
]

/** Every number of a report, a line each. Numbers are whole and not rounded. */
export function toCsv(report: Report | TaskReport): string {
  const lines = [columns, ...(isTaskReport(report) ? taskLines(report) : linesOf(report))]
  return lines.map((line) => csvRow(columns.map((_, at) => line[at] ?? null))).join('')
}

/** A mode of the task stands in the place of a condition. */
const taskLines = ({ subjects }: TaskReport) =>
  subjects.flatMap(({ subject, means }) =>
    means.map(({ mode, fit, mean }) => ['cell', subject, null, mode, `rating-${fit}`, ...numbersOf(mean)]),
  )

function linesOf({ spec, cells, effects, contrasts }: Report) {
  return [
    ...cells.map(({ subject, condition, measure, estimate }) => [
      'cell',
      subject,
      null,
      condition,
      measure,
      ...numbersOf(estimate),
    ]),
    ...effects.map((effect) => [
      ...['effect', effect.subject, spec.conditions[0] ?? null, effect.condition, effect.measure],
      ...numbersOf(effect.difference),
      ...chancesOf(effect),
    ]),
    ...contrasts.map((contrast) => [
      ...['contrast', contrast.first, contrast.second, contrast.condition, contrast.measure],
      ...numbersOf(contrast.difference),
      ...chancesOf(contrast),
    ]),
  ]
}

const numbersOf = ({ value, low, high, n, deals, method }: Estimate) => [value, low, high, n, deals, method]

const chancesOf = ({
  p,
  corrected,
  comparisons,
}: Report['effects'][number] | Report['contrasts'][number]) => [p, corrected, comparisons]
