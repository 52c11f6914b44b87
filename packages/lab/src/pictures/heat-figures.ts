import type { Language } from '@wis/engine'
import type { Cell } from '../report/report-tally.ts'
import type { Results } from '../report/report.ts'
import { drawMatrix } from './matrix-figures.ts'
import type { Matrix } from './matrix-figures.ts'
import { inBothSizes } from './picture.ts'
import type { Figure } from './picture.ts'
import { conditionName } from './texts.ts'
import { pictureWords } from './words.ts'

interface Scaled {
  readonly columns: readonly { readonly measure: string; readonly best: number | null }[]
  readonly averages: readonly (Cell & { readonly estimate: { readonly value: number | null } })[]
}

/** Names of measures are longer than those of subjects. */
const sheets = {
  narrow: { label: 172, field: 58, row: 34 },
  wide: { label: 240, field: 120, row: 36 },
} as const

/** So many subjects stand beside each other on a phone. */
const mostTogether = 3

/** Every column of a suite in per cent of the best subject, a line for each: pictures of a few subjects at a time. */
export function heatFigures(
  whole: Results,
  { columns, averages }: Scaled,
  language: Language,
): readonly Figure[] {
  const text = pictureWords[language]
  const hasMany = whole.spec.conditions.length > 1
  const nameOf = ({ subject, condition }: Cell) =>
    hasMany ? `${subject} · ${conditionName(whole, condition, language)}` : subject
  const fieldOf = (value: number | null) => ({
    text: value === null ? '–' : value.toFixed(1),
    strength: Math.min(1, Math.max(0, (value ?? 0) / 100)),
  })
  const valueOf = ({ measure, best }: Scaled['columns'][number], { subject, condition }: Cell) => {
    const found = whole.cells.find(
      (one) => one.measure === measure && one.subject === subject && one.condition === condition,
    )?.estimate.value
    return best === null || found == null ? null : (100 * found) / best
  }
  const groups = Array.from({ length: Math.ceil(averages.length / mostTogether) }, (_, at) =>
    averages.slice(at * mostTogether, (at + 1) * mostTogether),
  )
  return groups.map((group, at) => {
    const matrix: Matrix = {
      heads: group.map(nameOf),
      rows: [
        ...columns.map((column) => ({
          name: whole.measures.find(({ id }) => id === column.measure)?.name[language] ?? column.measure,
          fields: group.map((cell) => fieldOf(valueOf(column, cell))),
        })),
        { name: text.average, fields: group.map(({ estimate }) => fieldOf(estimate.value)) },
      ],
    }
    return {
      kind: 'heat',
      id: `heat-${at + 1}`,
      title: `${text.heat}${groups.length > 1 ? ` (${at + 1}/${groups.length})` : ''}`,
      note: text.heatNote,
      pictures: inBothSizes((size) => drawMatrix(matrix, sheets[size])),
      table: {
        head: [text.column, ...matrix.heads],
        rows: matrix.rows.map(({ name, fields }) => [name, ...fields.map((field) => field.text)]),
      },
    }
  })
}
