import { z } from 'zod'

const columns = [
  ...[
    'number',
    'deal',
    'subject',
    'condition',
    'seat',
    'match',
    'end',
    'forfeits',
    'turns',
    'tokens',
    'usd',
    'ms',
  ],
  ...['place', 'role', 'points', 'factors', 'facts'],
] as const

const row = z.looseObject({
  seat: z.int(),
  factors: z.unknown(),
  results: z.array(z.record(z.string(), z.unknown())),
})

const descriptionColumns = [
  ...['number', 'subject', 'language', 'mode', 'domain', 'target', 'distractor'],
  ...['description', 'isCut', 'saysTarget'],
] as const

const described = z.looseObject({ mode: z.string(), target: z.string() })

const descriptionsHead = descriptionColumns.join(',')

/** A description of a task as a line of a table. */
function descriptionLine(stored: unknown): string {
  const values: Readonly<Record<string, unknown>> = described.parse(stored)
  return descriptionColumns.map((name) => cell(values[name])).join(',')
}

export const rowsHead = columns.join(',')

/** A row as a line of a table: what happened to its subject. */
export function rowLine(stored: unknown): string {
  const match = row.parse(stored)
  const values: Readonly<Record<string, unknown>> = { ...match.results[match.seat], ...match }
  return columns.map((name) => cell(values[name])).join(',')
}

export interface RowsTable {
  readonly head: string
  /** A row as a line. */
  line(stored: unknown): string
}

/** The tables of rows: one line for each match, or for each description of a task. */
export const rowsTables: Readonly<Record<'matches' | 'task', RowsTable>> = {
  matches: { head: rowsHead, line: rowLine },
  task: { head: descriptionsHead, line: descriptionLine },
}

export function rowsCsv(rows: readonly unknown[]): string {
  const isTask = rows.some((stored) => described.safeParse(stored).success)
  const { head, line } = rowsTables[isTask ? 'task' : 'matches']
  return [head, ...rows.map(line)].map((text) => `${text}\n`).join('')
}

function cell(value: unknown): string {
  if (value === undefined || value === null) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value as string | number)
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
