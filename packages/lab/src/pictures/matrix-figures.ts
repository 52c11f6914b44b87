import type { Language } from '@wis/engine'
import { filled } from '@wis/protocol'
import { conditionName } from '../report/formats/shown.ts'
import type { MeasureAbout } from '../report/measure.ts'
import { isAt, toldAt } from '../report/report-tally.ts'
import type { Cell } from '../report/report-tally.ts'
import type { Report } from '../report/report.ts'
import { says } from './content/generated/words.ts'
import { inBothSizes } from './picture.ts'
import type { Area, Figure, Mark, Matrix, Picture, SheetSize } from './picture.ts'
import type { Called } from './words.ts'
import { numberText } from './words.ts'

/** Every subject under every condition, a picture for every measure. */
export function matrixFigures(
  report: Report,
  language: Language,
  called: Called = (subject) => subject,
): readonly Figure[] {
  const { conditions } = report.spec
  if (conditions.length < 2) return []
  const text = says[language]
  const isChanged = ({ id }: MeasureAbout) =>
    report.effects.some(({ measure, difference }) => measure === id && difference.value)
  return report.measures.map((measure) => {
    const matrix = matrixOf(report, measure, language, called)
    const isTold = report.effects.some((effect) => effect.measure === measure.id && effect.isTold)
    return {
      kind: 'matrix',
      ...(!isChanged(measure) && { isFlat: true }),
      id: `matrix-${measure.id}`,
      title: filled(text.matrix, { measure: measure.name[language] }),
      note: text.matrixNote + (isTold ? text.matrixTold : text.matrixUntold),
      pictures: inBothSizes((size) => drawMatrix(matrix, sheets[size])),
      matrix,
      table: {
        head: [text.subject, ...matrix.heads],
        rows: matrix.rows.map(({ name, fields }) => [name, ...fields.map((field) => field.text)]),
      },
    }
  })
}

/** The smallest significant difference is stronger than the largest of the others. */
const strengthOf = (share: number, isTold: boolean) => (isTold ? 0.2 + 0.3 * share : 0.06 + 0.1 * share)

function matrixOf(report: Report, measure: MeasureAbout, language: Language, called: Called): Matrix {
  const { subjects, conditions } = report.spec
  const effects = report.effects.filter((effect) => effect.measure === measure.id)
  const most = Math.max(...effects.map(({ difference }) => Math.abs(difference.value ?? 0)), 0)
  const fieldOf = (cell: Cell): Matrix['rows'][number]['fields'][number] => {
    const value = toldAt(report.cells, cell, measure.id)?.estimate.value
    const effect = effects.find((one) => isAt(one, cell))
    const difference = effect?.difference.value ?? 0
    const isTold = effect?.isTold === true
    const mark = isTold ? (difference > 0 ? ' ▲' : ' ▼') : ''
    return {
      cell,
      text: value == null ? '–' : numberText(measure, value) + mark,
      tone: difference > 0 ? 'up' : difference < 0 ? 'down' : 'strong',
      strength: difference === 0 ? 0.12 : strengthOf(Math.abs(difference) / most, isTold),
    }
  }
  return {
    heads: conditions.map((condition) => conditionName(report, condition, language)),
    rows: subjects.map((subject) => ({
      name: called(subject),
      fields: conditions.map((condition) => fieldOf({ subject, condition })),
    })),
  }
}

/** Widths of the names and of a field, and the height of a row. */
type MatrixSheet = Readonly<Record<'label' | 'field' | 'row', number>>

const sheets = {
  narrow: { label: 104, field: 84, row: 40 },
  wide: { label: 200, field: 130, row: 40 },
} as const satisfies Record<SheetSize, MatrixSheet>
const line = 14
/** The width of a small letter, and of a Chinese one. */
const letter = { latin: 6, han: 11 }

const widthOf = (text: string) =>
  [...text].reduce((sum, char) => sum + (/\p{Script=Han}/u.test(char) ? letter.han : letter.latin), 0)

/** The words of a head in lines that its column has room for. */
function linesOf(text: string, room: number): readonly string[] {
  return text.split(' ').reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    return last === undefined || widthOf(longer) > room ? [...lines, word] : [...lines.slice(0, -1), longer]
  }, [])
}

/** Fields in rows and columns. */
export function drawMatrix({ heads, rows }: Matrix, { label, field, row }: MatrixSheet): Picture {
  const middleOf = (column: number) => label + (column + 0.5) * field
  const titles = heads.map((text) => linesOf(text, field - 8))
  const head = 16 + line * Math.max(...titles.map((lines) => lines.length))
  const headMarks = titles.flatMap((lines, column) =>
    lines.map((text, at): Mark => ({
      kind: 'text',
      at: [middleOf(column), head - 10 - line * (lines.length - 1 - at)],
      text,
      tone: 'soft',
      anchor: 'middle',
      isSmall: true,
    })),
  )
  const rowMarks = rows.flatMap(({ name, fields }, at): readonly Mark[] => {
    const top = head + at * row
    const middle = top + row / 2 + 4
    return [
      { kind: 'text', at: [0, middle], text: name, tone: 'ink', anchor: 'start' },
      ...fields.flatMap(({ text, tone, strength }, column): readonly Mark[] => [
        {
          kind: 'box',
          at: [label + column * field + 1, top + 1],
          size: [field - 2, row - 2],
          tone,
          strength,
        },
        { kind: 'text', at: [middleOf(column), middle], text, tone: 'ink', anchor: 'middle' },
      ]),
    ]
  })
  const areas = rows.flatMap(({ name, fields }, at) =>
    fields.flatMap(({ text, cell }, column): readonly Area[] =>
      cell === undefined
        ? []
        : [
            {
              at: [label + column * field + 1, head + at * row + 1],
              size: [field - 2, row - 2],
              cell,
              name: `${name}, ${heads[column] ?? ''}: ${text}`,
            },
          ],
    ),
  )
  return {
    areas,
    width: label + heads.length * field,
    height: head + rows.length * row,
    marks: [...headMarks, ...rowMarks],
  }
}
