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

const lineOf = (table: readonly RowColumn[], values: Readonly<Record<string, unknown>>) =>
  table.map(({ name }) => cell(values[name])).join(',')

export const rowsHead = headOf(columns)

/** What happened to the subject of a match. */
function matchValues(stored: unknown): Readonly<Record<string, unknown>> {
  const match = row.parse(stored)
  return { ...match.results[match.seat], ...match }
}

/** A row as a line of a table: what happened to its subject. */
export const rowLine = (stored: unknown): string => lineOf(columns, matchValues(stored))

export interface RowsTable {
  readonly head: string
  readonly columns: readonly RowColumn[]
  /** A row as a line. */
  line(stored: unknown): string
  /** The cells of a row by their columns. Null for an empty one. */
  cells(stored: unknown): Readonly<Record<string, string | number | boolean | null>>
}

/** The tables of rows: one line for each match, or for each description of a task. */
export const rowsTables: Readonly<Record<'matches' | 'task', RowsTable>> = {
  matches: {
    head: rowsHead,
    columns,
    line: rowLine,
    cells: (stored) => cellsOf(columns, matchValues(stored)),
  },
  task: {
    head: headOf(descriptionColumns),
    columns: descriptionColumns,
    line: (stored) => lineOf(descriptionColumns, described.parse(stored)),
    cells: (stored) => cellsOf(descriptionColumns, described.parse(stored)),
  },
}

/** The table that these rows belong to. */
export const tableOfRows = (rows: readonly unknown[]): RowsTable =>
  rowsTables[rows.some((stored) => described.safeParse(stored).success) ? 'task' : 'matches']

export function rowsCsv(rows: readonly unknown[]): string {
  const { head, line } = tableOfRows(rows)
  return [head, ...rows.map(line)].map((text) => `${text}\n`).join('')
}

const cellsOf = (table: readonly RowColumn[], values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(table.map(({ name }) => [name, plain(values[name])]))

function plain(value: unknown): string | number | boolean | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function cell(value: unknown): string {
  if (value === undefined || value === null) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value as string | number)
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
