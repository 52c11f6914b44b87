import { isDeepJson, mostLevelsOfFile } from '@wis/engine'
import type { z } from 'zod'
import { excerpt } from './difference.ts'
import type { Difference } from './difference.ts'
import type { EntryLine } from './export-lines.ts'

export type ReadEntry<Event> = EntryLine<Event> & {
  readonly line: number
  /** The event as it is written, with any additional members. */
  readonly raw: object
}

/** An export whose lines all have the right shape. Its content has not been checked yet. */
export interface ReadLines<Header, Event, End> {
  readonly line: number
  readonly header: Header
  /** The header as it is written. */
  readonly rawHeader: object
  readonly entries: readonly ReadEntry<Event>[]
  readonly end: End
  readonly endLine: number
}

export type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly difference: Difference }

interface Begun<Header> {
  readonly first: Line
  readonly header: Header
}

interface Shapes<Event, End> {
  readonly entry: z.ZodType<EntryLine<Event>>
  readonly end: z.ZodType<End>
}

export function readLines<Header, Event, End>(
  begun: Begun<Header>,
  rest: readonly Line[],
  shapes: Shapes<Event, End>,
): Read<ReadLines<Header, Event, End>> {
  const { first, header } = begun
  const entries: ReadEntry<Event>[] = []
  for (const [place, line] of rest.entries()) {
    if (isEnd(line)) {
      const end = shaped(shapes.end, line, 'end')
      if (!end.ok) return end
      const after = rest[place + 1]
      if (after) return differs(after, 'after-end', 'nothing after the end')
      const rawHeader = objectIn(first.value)
      const read = { line: first.number, header, rawHeader, entries, end: end.value, endLine: line.number }
      return { ok: true, value: read }
    }
    const entry = shaped(shapes.entry, line, 'entry')
    if (!entry.ok) return entry
    entries.push({ ...entry.value, line: line.number, raw: objectIn(memberOf(line.value, 'event')) })
  }
  return missing([first, ...rest], 'end', 'an entry or the end')
}

/** The line as the schema has it, or how it differs. */
export function shaped<Value>(schema: z.ZodType<Value>, line: Line, what: Difference['what']): Read<Value> {
  if (line.value === undefined) return differs(line, 'not-json', 'a line of unambiguous JSON')
  const result = schema.safeParse(line.value)
  if (result.success) return { ok: true, value: result.data }
  const [issue] = result.error.issues
  return differs(line, what, `${what} with ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`)
}

export function differs(line: Line, what: Difference['what'], expected: string): Read<never> {
  return { ok: false, difference: { line: line.number, what, expected, found: excerpt(line.text) } }
}

export function missing(lines: readonly Line[], what: Difference['what'], expected: string): Read<never> {
  const line = (lines.at(-1)?.number ?? 0) + 1
  return { ok: false, difference: { line, what, expected, found: 'nothing' } }
}

export interface Line {
  readonly number: number
  readonly text: string
  /** The value that `parseLine` made of the text. */
  readonly value: unknown
}

export function lineOf(text: string, number: number): Line {
  // Without this quick test, a parser would take long to fail at an empty line, and files may hold millions of them.
  return { number, text, value: text.trim() === '' ? undefined : parseLine(text) }
}

const quoted = /"[^"\\]*(?:\\.[^"\\]*)*"/g
const halfCharacter = /\p{Surrogate}/u

/**
 * The value of one line of JSON. Undefined if not every parser reads it alike (RFC 7493): it is broken, repeats a
 * name in an object, has half a character or a number out of range, or is nested too deeply.
 */
export function parseLine(text: string): unknown {
  // Before the parser, which calls itself for each level if it reports every member.
  if (isDeepJson(text, mostLevelsOfFile)) return undefined
  let members = 0
  try {
    const value: unknown = JSON.parse(text, function (this: unknown, name: string, value: unknown) {
      if (!Array.isArray(this)) members += 1
      if (isAmbiguous(name) || isAmbiguous(value)) throw new SyntaxError('ambiguous')
      return value
    })
    const root = 1
    const bare = text.replace(quoted, '')
    return members - root === namesIn(bare) ? value : undefined
  } catch {
    return undefined
  }
}

function isAmbiguous(value: unknown): boolean {
  if (typeof value === 'string') return halfCharacter.test(value)
  return typeof value === 'number' && !Number.isFinite(value)
}

/** The number of names in the text, including repeated names that a parser drops. */
function namesIn(bare: string): number {
  return bare.split(':').length - 1
}

export const isHeader = ({ value }: Line) => hasMember(value, 'format')
export const isEnd = ({ value }: Line) => hasMember(value, 'end')

function objectIn(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}

function hasMember(value: unknown, name: string): boolean {
  return memberOf(value, name) !== undefined
}

export function memberOf(value: unknown, name: string): unknown {
  return Object.getOwnPropertyDescriptor(objectIn(value), name)?.value
}
