import type { z } from 'zod'
import { excerpt } from './difference.ts'
import type { Difference } from './difference.ts'
import type { EntryLine } from './export-lines.ts'
import { isEnd, memberOf, objectIn } from './line.ts'
import type { Line } from './line.ts'

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
