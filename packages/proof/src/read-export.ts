import type { GameEvent, MatchVoided } from '@wis/engine'
import type { GameKit, SpyEvent } from '@wis/games'
import type { z } from 'zod'
import { canonicalJson } from './canonical-json.ts'
import { excerpt } from './difference.ts'
import type { Difference } from './difference.ts'
import {
  endLine,
  entryLine,
  entryLineOf,
  exportFormat,
  headerLine,
  kitEndLine,
  kitFormat,
  kitHeaderLine,
} from './export-lines.ts'
import type { EndLine, EntryLine, HeaderLine, KitEndLine, KitHeaderLine } from './export-lines.ts'
import { kitIds, kitOf } from './kit-of.ts'
import { parseLine } from './parse-line.ts'

export interface Line {
  readonly number: number
  readonly text: string
  /** The value that `parseLine` made of the text. */
  readonly value: unknown
}

type EntryOf<Event> = Omit<EntryLine, 'event'> & { readonly event: Event }

export type ReadEntry<Event = GameEvent> = EntryOf<Event> & {
  readonly line: number
  /** The event as it is written, with any additional members. */
  readonly raw: object
}

/** An export whose lines all have the right shape. Its content has not been checked yet. */
interface ReadLines<Header, Event, End> {
  readonly line: number
  readonly header: Header
  /** The header as it is written. */
  readonly rawHeader: object
  readonly entries: readonly ReadEntry<Event>[]
  readonly end: End
  readonly endLine: number
}

export interface SpyExport extends ReadLines<HeaderLine, SpyEvent | MatchVoided, EndLine> {
  readonly kit: null
}

/** An export of any game but who-is-spy. */
export interface KitExport extends ReadLines<KitHeaderLine, GameEvent, KitEndLine> {
  readonly kit: GameKit
}

export type ReadExport = SpyExport | KitExport

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
  const format = memberOf(first.value, 'format')
  if (format === kitFormat) return readKitExport(first, rest)
  if (format !== undefined && format !== exportFormat)
    return differs(first, 'format', `${exportFormat} or ${kitFormat}`)
  const header = shaped(headerLine, first, 'header')
  if (!header.ok) return header
  const read = readLines({ first, header: header.value }, rest, { entry: entryLine, end: endLine })
  return read.ok ? { ok: true, value: { ...read.value, kit: null } } : read
}

function readKitExport(first: Line, rest: readonly Line[]): Read<KitExport> {
  const header = shaped(kitHeaderLine, first, 'header')
  if (!header.ok) return header
  const { game } = header.value
  if (game === 'who-is-spy') return differs(first, 'format', exportFormat)
  const kit = kitOf(game)
  if (!kit) return differs(first, 'header', `header with game: one of ${kitIds.join(', ')}`)
  const ruleset = readRuleset(kit, first)
  if (!ruleset.ok) return ruleset
  const shapes = { entry: entryLineFor(kit), end: kitEndLine }
  const read = readLines({ first, header: { ...header.value, ruleset: ruleset.value } }, rest, shapes)
  return read.ok ? { ok: true, value: { ...read.value, kit } } : read
}

/** The ruleset as the game's own schema has it, if it is written with exactly its members. */
export function readRuleset({ setup }: GameKit, line: Line): Read<KitHeaderLine['ruleset']> {
  const written = memberOf(line.value, 'ruleset')
  const ruleset = setup.ruleset.safeParse(written)
  if (!ruleset.success) {
    const [issue] = ruleset.error.issues
    return differs(line, 'header', `header with ruleset.${issue?.path.join('.')}: ${issue?.message}`)
  }
  const canonical = canonicalJson(ruleset.data)
  if (canonical !== canonicalJson(written))
    return differs(line, 'header', `header with ruleset: ${canonical}`)
  return { ok: true, value: { ...ruleset.data } }
}

const entryLines = new WeakMap<GameKit, ReturnType<typeof entryLineOf<GameEvent>>>()

function entryLineFor(kit: GameKit) {
  const made = entryLines.get(kit) ?? entryLineOf(kit.wire.event)
  entryLines.set(kit, made)
  return made
}

interface Begun<Header> {
  readonly first: Line
  readonly header: Header
}

interface Shapes<Event, End> {
  readonly entry: z.ZodType<EntryOf<Event>>
  readonly end: z.ZodType<End>
}

function readLines<Header, Event, End>(
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
