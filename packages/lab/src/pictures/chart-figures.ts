import type { Language } from '@wis/engine'
import { conditionName } from '../report/formats/shown.ts'
import type { MeasureAbout } from '../report/measure.ts'
import { everyCell, isAt, toldAt } from '../report/report-tally.ts'
import type { Cell } from '../report/report-tally.ts'
import type { Report, Results } from '../report/report.ts'
import type { Estimate } from '../statistics/estimate.ts'
import { says } from './content/generated/words.ts'
import { drawMatrix } from './matrix-figures.ts'
import { inBothSizes } from './picture.ts'
import type { Figure, Matrix } from './picture.ts'
import { estimateStrips } from './strips.ts'
import type { Called } from './words.ts'
import { cellName } from './words.ts'

interface Drawn extends Cell {
  /** The measure or the setting of the line. */
  readonly name: string
  readonly estimate: Estimate
}

/** The charts that a study draws: several measures of each subject, or one in each setting. */
export function chartFigures(
  report: Report,
  language: Language,
  called: Called = (subject) => subject,
): readonly Figure[] {
  return (report.spec.charts ?? []).flatMap(({ title, measures, bySetting }, number) => {
    const known = measures.flatMap((id) => report.measures.find((one) => one.id === id) ?? [])
    const [first] = known
    const drawn = known.flatMap((about) => drawnOf(report, about, bySetting === true, language))
    if (!first || drawn.length === 0) return []
    return [figureOf({ report, number, title: title[language], about: first, drawn, called }, language)]
  })
}

function drawnOf(
  { spec, cells, settings = [] }: Report,
  about: MeasureAbout,
  bySetting: boolean,
  language: Language,
): readonly Drawn[] {
  const own = bySetting
    ? settings.map(({ setting, ...cell }) => ({ ...cell, name: setting }))
    : cells.map((cell) => ({ ...cell, name: about.name[language] }))
  return everyCell(spec).flatMap((cell) =>
    own.filter((one) => one.measure === about.id && isAt(one, cell) && one.estimate.value !== null),
  )
}

interface Chart {
  readonly report: Report
  readonly number: number
  readonly title: string
  readonly about: MeasureAbout
  readonly drawn: readonly Drawn[]
  readonly called: Called
}

function figureOf({ report, number, title, about, drawn, called }: Chart, language: Language): Figure {
  const text = says[language]
  const rows = drawn.map((one) => ({
    ...one,
    label: `${cellName(report, one, language, called)} · ${one.name}`,
  }))
  return {
    kind: 'charts',
    id: `chart-${number + 1}`,
    title,
    note: text.chartNote,
    ...estimateStrips(rows, about, [0], language),
  }
}

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
  called: Called = (subject) => subject,
): readonly Figure[] {
  const text = says[language]
  const hasMany = whole.spec.conditions.length > 1
  const nameOf = ({ subject, condition }: Cell) =>
    hasMany ? `${called(subject)} · ${conditionName(whole, condition, language)}` : called(subject)
  const fieldOf = (value: number | null) => ({
    text: value === null ? '–' : value.toFixed(1),
    tone: 'brass' as const,
    strength: 0.06 + 0.34 * Math.min(1, Math.max(0, (value ?? 0) / 100)),
  })
  const valueOf = ({ measure, best }: Scaled['columns'][number], cell: Cell) => {
    const found = toldAt(whole.cells, cell, measure)?.estimate.value
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
      matrix,
      table: {
        head: [text.column, ...matrix.heads],
        rows: matrix.rows.map(({ name, fields }) => [name, ...fields.map((field) => field.text)]),
      },
    }
  })
}
