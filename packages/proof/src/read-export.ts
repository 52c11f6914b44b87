import type { z } from 'zod'
import { excerpt } from './difference.ts'
import type { Difference } from './difference.ts'
import { endLine, entryLine, exportFormat, headerLine } from './export-lines.ts'
import type { EndLine, EntryLine, HeaderLine } from './export-lines.ts'
import { parseLine } from './parse-line.ts'

export interface Line {
  readonly number: number
  readonly text: string
  /** The value that `parseLine` made of the text. */
  readonly value: unknown
}

export interface ReadEntry extends EntryLine {
  readonly line: number
  /** The event as it is written, with any additional members. */
  readonly raw: object
}

/** An export whose lines all have the right shape. Its content has not been checked yet. */
export interface ReadExport {
  readonly line: number
  readonly header: HeaderLine
  /** The header as it is written. */
  readonly rawHeader: object
  readonly entries: readonly ReadEntry[]
  readonly end: EndLine
  readonly endLine: number
}

export type Read<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly difference: Difference }

export function lineOf(text: string, number: number): Line {
  // Without this quick test, a parser would take long to fail at an empty line, and files may hold millions of them.
  return { number, text, value: text.trim() === '' ? undefined : parseLine(text) }
}

export const isHeader = ({ value }: Line) => hasMember(value, 'format')
export const isEnd = ({ value }: Line) => hasMember(value, 'end')

/** Reads one match: its header, its entries, its end and nothing more. */
export function readExport(lines: readonly Line[]): Read<ReadExport> {
  const [first, ...rest] = lines
  if (!first) return missing(lines, 'header', 'a header')
  const header = readHeader(first)
  if (!header.ok) return header
  const entries: ReadEntry[] = []
  for (const [place, line] of rest.entries()) {
    if (isEnd(line)) return readEnd(line, rest[place + 1], { header: header.value, first, entries })
    const entry = shaped(entryLine, line, 'entry')
    if (!entry.ok) return entry
    entries.push({ ...entry.value, line: line.number, raw: objectIn(memberOf(line.value, 'event')) })
  }
  return missing(lines, 'end', 'an entry or the end')
}

function readHeader(line: Line): Read<HeaderLine> {
  const format = memberOf(line.value, 'format')
  if (format === undefined || format === exportFormat) return shaped(headerLine, line, 'header')
  return differs(line, 'format', exportFormat)
}

interface SoFar {
  readonly header: HeaderLine
  readonly first: Line
  readonly entries: readonly ReadEntry[]
}

function readEnd(line: Line, after: Line | undefined, { header, first, entries }: SoFar): Read<ReadExport> {
  const end = shaped(endLine, line, 'end')
  if (!end.ok) return end
  if (after) return differs(after, 'after-end', 'nothing after the end')
  const rawHeader = objectIn(first.value)
  const read = { line: first.number, header, rawHeader, entries, end: end.value, endLine: line.number }
  return { ok: true, value: read }
}

/** The line as the schema has it, or how it differs. */
export function shaped<Value>(schema: z.ZodType<Value>, line: Line, what: Difference['what']): Read<Value> {
  if (line.value === undefined) return differs(line, 'not-json', 'a line of unambiguous JSON')
  const result = schema.safeParse(line.value)
  if (result.success) return { ok: true, value: result.data }
  const [issue] = result.error.issues
  return differs(line, what, `${what} with ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`)
}

function differs(line: Line, what: Difference['what'], expected: string): Read<never> {
  return { ok: false, difference: { line: line.number, what, expected, found: excerpt(line.text) } }
}

function missing(lines: readonly Line[], what: Difference['what'], expected: string): Read<never> {
  const line = (lines.at(-1)?.number ?? 0) + 1
  return { ok: false, difference: { line, what, expected, found: 'nothing' } }
}

function objectIn(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}

function hasMember(value: unknown, name: string): boolean {
  return memberOf(value, name) !== undefined
}

export function memberOf(value: unknown, name: string): unknown {
  return Object.getOwnPropertyDescriptor(objectIn(value), name)?.value
}
