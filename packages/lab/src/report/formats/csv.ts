import type { Estimate } from '../../statistics/estimate.ts'
import type { Report } from '../report.ts'

const columns = [
  ...['kind', 'subject', 'against', 'condition', 'measure'],
  ...['value', 'low', 'high', 'n', 'deals', 'method', 'p', 'p_corrected', 'comparisons'],
]

/** Every number of a report, a line each. Numbers are whole and not rounded. */
export function toCsv({ spec, cells, effects, contrasts }: Report): string {
  const lines = [
    columns,
    ...cells.map(({ subject, condition, measure, estimate }) => [
      'cell',
      subject,
      '',
      condition,
      measure,
      ...numbersOf(estimate),
    ]),
    ...effects.map((effect) => [
      ...['effect', effect.subject, spec.conditions[0] ?? '', effect.condition, effect.measure],
      ...numbersOf(effect.difference),
      ...chancesOf(effect),
    ]),
    ...contrasts.map((contrast) => [
      ...['contrast', contrast.first, contrast.second, contrast.condition, contrast.measure],
      ...numbersOf(contrast.difference),
      ...chancesOf(contrast),
    ]),
  ]
  return lines.map((line) => `${columns.map((_, at) => line[at] ?? '').join(',')}\r\n`).join('')
}

const numbersOf = ({ value, low, high, n, deals, method }: Estimate) => [value, low, high, n, deals, method]

const chancesOf = ({
  p,
  corrected,
  comparisons,
}: Report['effects'][number] | Report['contrasts'][number]) => [p, corrected, comparisons]
