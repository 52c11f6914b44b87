import { csvRow } from '@wis/engine'
import { z } from 'zod'

type CellType = 'text' | 'integer' | 'number' | 'boolean'

export interface RowColumn {
  readonly name: string
  readonly type: CellType
}

const of = (type: CellType, ...names: readonly string[]): readonly RowColumn[] =>
  names.map((name) => ({ name, type }))

/** Factors and facts are objects, and stand in a cell as JSON. */
const columns: readonly RowColumn[] = [
  ...of('integer', 'number', 'deal'),
  ...of('text', 'subject', 'condition'),
  ...of('integer', 'seat'),
  ...of('text', 'match', 'end'),
  ...of('integer', 'forfeits', 'turns'),
  ...of('number', 'tokens', 'usd', 'ms'),
  ...of('integer', 'place'),
  ...of('text', 'role'),
  ...of('number', 'points'),
  ...of('text', 'factors', 'facts'),
]

const row = z.looseObject({
  seat: z.int(),
  factors: z.unknown(),
  results: z.array(z.record(z.string(), z.unknown())),
})

const descriptionColumns: readonly RowColumn[] = [
  ...of('integer', 'number'),
  ...of('text', 'subject', 'language', 'mode', 'domain', 'target', 'distractor', 'description'),
  ...of('boolean', 'isCut', 'saysTarget'),
]

const described = z.looseObject({ mode: z.string(), target: z.string() })

const headOf = (table: readonly RowColumn[]) => table.map(({ name }) => name).join(',')

type Values = Readonly<Record<string, unknown>>

const lineOf = (table: readonly RowColumn[], values: Values) =>
  csvRow(table.map(({ name }) => plain(values[name]))).slice(0, -'\r\n'.length)

/** As old archives have it: an empty text has no quotes, and a text may begin like a formula. */
const oldLineOf = (table: readonly RowColumn[], values: Values) =>
  table.map(({ name }) => oldCell(plain(values[name]))).join(',')

/** What happened to the subject of a match. */
function matchValues(stored: unknown): Values {
  const match = row.parse(stored)
  return { ...match.results[match.seat], ...match }
}

export interface RowsTable {
  readonly head: string
  readonly columns: readonly RowColumn[]
  /** A row as a line. A text in it may hold line breaks. */
  line(stored: unknown): string
  /** Whether a line of an archive, old or new, is that of this row. */
  isLine(line: string, stored: unknown): boolean
  /** The cells of a row by their columns. Null for an empty one. */
  cells(stored: unknown): Readonly<Record<string, string | number | boolean | null>>
}

/** The tables of rows: one line for each match, or for each description of a task. */
export const rowsTables: Readonly<Record<'matches' | 'task', RowsTable>> = {
  matches: tableWith(columns, matchValues),
  task: tableWith(descriptionColumns, (stored) => described.parse(stored)),
}

function tableWith(table: readonly RowColumn[], valuesOf: (stored: unknown) => Values): RowsTable {
  return {
    head: headOf(table),
    columns: table,
    line: (stored) => lineOf(table, valuesOf(stored)),
    isLine: (line, stored) => {
      const values = valuesOf(stored)
      return line === lineOf(table, values) || line === oldLineOf(table, values)
    },
    cells: (stored) => cellsOf(table, valuesOf(stored)),
  }
}

/** The table that these rows belong to. */
export const tableOfRows = (rows: readonly unknown[]): RowsTable =>
  rowsTables[rows.some((stored) => described.safeParse(stored).success) ? 'task' : 'matches']

export function rowsCsv(rows: readonly unknown[]): string {
  const { head, line } = tableOfRows(rows)
  return [head, ...rows.map(line)].map((text) => `${text}\n`).join('')
}

const cellsOf = (table: readonly RowColumn[], values: Values) =>
  Object.fromEntries(table.map(({ name }) => [name, plain(values[name])]))

function plain(value: unknown): string | number | boolean | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function oldCell(value: string | number | boolean | null): string {
  const text = value === null ? '' : String(value)
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
