import type { Seat } from '@wis/engine'
import type { Choice, Field, FieldValue, FieldValues, SeatField, SeatGuess } from '../field.ts'
import { storable } from './cut-text.ts'
import { mentionsIn, plainForm, spellingsOf } from './mentions.ts'
import type { Spellings } from './mentions.ts'
import { entriesIn, objectsIn } from './objects-in.ts'

export const unreadableReasons = [
  'unreadable',
  'ambiguous',
  'denied',
  'unsure',
  'approximate',
  'out-of-range',
  'wrong-number',
] as const
export type UnreadableReason = (typeof unreadableReasons)[number]

export type Filled =
  | { readonly ok: true; readonly values: FieldValues }
  | { readonly ok: false; readonly field: string; readonly reason: UnreadableReason }

export type Read<Value> = { readonly value: Value } | { readonly reason: UnreadableReason }

/** An agent may give any of these names to its only answer. */
export const answerNames = ['move', 'action', 'answer', 'choice', 'response', 'reply', 'text']
/** The longest part of a text that is read. */
export const longestText = 16_384

/**
 * The values that a text gives to fields: as JSON with the names of the fields, as JSON within other text, or in free
 * text. Of several lines the last one counts. Stored answers are read again by it, so that it stays as it is; what
 * seats answer in a match is read by `readMeant`. Total.
 */
export function readFields(fields: readonly Field[], text: string): Filled {
  const said = text.slice(0, longestText)
  const levels = entriesIn(objectsIn(said))
  const values: Record<string, FieldValue> = {}
  for (const field of fields) {
    const isOnly = fields.filter(({ optional }) => !optional).length === 1 && !field.optional
    const given = givenFor(field, levels, isOnly)
    if (given === undefined && field.optional) continue
    const read = given === undefined ? readProse(field, said, isOnly) : readValue(field, given)
    if ('value' in read) values[field.name] = read.value
    else if (!field.optional) return { ok: false, field: field.name, reason: read.reason }
  }
  return { ok: true, values }
}

export function givenFor({ name }: Field, levels: ReturnType<typeof entriesIn>, isOnly: boolean): unknown {
  for (const wanted of [name, ...(isOnly ? answerNames : [])].map(plainForm)) {
    for (const entries of levels) {
      const entry = entries.findLast(([key, value]) => plainForm(key) === wanted && value !== null)
      if (entry) return entry[1]
    }
  }
  return undefined
}

const marked = ({ name }: Field) => new RegExp(`(?:^|\\n)\\W*${name}\\W{0,3}[:：=](.*)`, 'iu')

/** The last value of a field in JSON that was cut off or is broken elsewhere. */
export function brokenJson({ name }: Field, text: string): string | undefined {
  const value = `(?:"((?:[^"\\\\]|\\\\.)*)|(-?\\d+(?![\\d.])|\\[[^\\]]*\\]))`
  const found = [...text.matchAll(new RegExp(`"${name}"\\s{0,20}:\\s{0,20}${value}`, 'gu'))].at(-1)
  return found?.[1] ?? found?.[2]
}

/** Reads a field of a text without JSON. Text of several fields has to name them, as in `bid: 350`. */
export function readProse(field: Field, text: string, isOnly: boolean): Read<FieldValue> {
  const named = brokenJson(field, text) ?? text.match(marked(field))?.[1]
  if (named !== undefined) return readValue(field, named)
  if (!isOnly) return { reason: 'unreadable' }
  let reason: UnreadableReason = 'unreadable'
  for (const part of field.kind === 'text' ? [text] : answerParts(text)) {
    const read = readValue(field, part)
    if ('value' in read) return read
    reason = read.reason
  }
  return { reason }
}

const markers =
  /^[^\p{L}\p{N}]*(?:(?:my|the|final|i) ){0,2}(?:action|move|answer|choice|decision|play)(?: is)?[^\p{L}\p{N}:：]{0,8}[:：](.*)$/iu
const chineseMarkers =
  /^[^\p{L}\p{N}]*(?:我的|最终|最后)?(?:行动|动作|走法|落子|出牌|选择|决定|答案|回答)(?:是|为)?[^\p{L}\p{N}:：]{0,8}[:：](.*)$/u

const boxed = /\\boxed\{([^{}]{1,200})\}/gu

/** What stands behind the marks of an answer, such as `Action:`, or in a box. */
export function markedIn(text: string): readonly string[] {
  const boxes = [...text.matchAll(boxed)].map(([, inner = '']) => inner)
  return [...markedLines(linesOf(text)), ...boxes]
}

const corrects =
  /(?<![a-z])(?:correct(?:ion|ed)|second thoughts?|actually|wait|instead|rather|scratch|edit|revis(?:ed|ion)|i mean|sorry)(?![a-z])|更正|改正|改为|改成|再想想|算了|还是|等等|不对|口误/iu

/** Lines behind the last marked one that may correct it, each with the one that follows it. */
export function correctionsIn(lines: readonly string[]): readonly string[] {
  const later = lines.slice(lines.findLastIndex((line) => markedIn(line).length > 0) + 1)
  return later.flatMap((line, at) => (corrects.test(line) ? [line, later[at + 1] ?? ''] : []))
}

export const linesOf = (text: string): readonly string[] =>
  text.split('\n').filter((line) => line.trim() !== '')

/** The parts of a text where an answer may stand, the most telling first: a marked line, the last line, the whole. */
export function answerParts(text: string): readonly string[] {
  const lines = linesOf(text)
  return [...markedLines(lines).slice(-1), ...lines.slice(-1), text]
}

const markedLines = (lines: readonly string[]): readonly string[] =>
  lines
    .map((line) => line.slice(0, 2_000))
    .flatMap((line) => (markers.exec(line) ?? chineseMarkers.exec(line))?.[1] ?? [])
    .filter((part) => part.trim() !== '')

export function readValue(field: Field, given: unknown): Read<FieldValue> {
  const text = textOf(given)
  switch (field.kind) {
    case 'text':
      return text.trim() === '' ? { reason: 'unreadable' } : { value: storable(text.trim()) }
    case 'choice':
      return only(mentionsIn(plainForm(text), choicesOf(field)))
    case 'seat':
      return only(mentionsIn(plainForm(text), aliasesOf(field)))
    case 'number': {
      const read = only([...new Set(numbersIn(text))])
      return 'value' in read && !isWithin(field, read.value) ? { reason: 'out-of-range' } : read
    }
    case 'list': {
      const numbers = numbersIn(text)
      if (numbers.length !== field.length) return { reason: 'unreadable' }
      return numbers.every((one) => isWithin(field, one)) ? { value: numbers } : { reason: 'out-of-range' }
    }
    case 'picks': {
      const picked = mentionsIn(plainForm(text), choicesOf(field))
      if (picked.length === 0) return { reason: 'unreadable' }
      const { least, most, choices } = field
      if (picked.length < least || picked.length > most) return { reason: 'wrong-number' }
      // In the order of the list, so that the same values are the same answer.
      return { value: choices.map(({ value }) => value).filter((value) => picked.includes(value)) }
    }
    case 'guesses': {
      const guesses = guessesIn(given, aliasesOf(field), choicesOf(field))
      return guesses.length > 0 ? { value: guesses } : { reason: 'unreadable' }
    }
  }
}

export function only<Value>(values: readonly Value[]): Read<Value> {
  const [value, ...others] = values
  if (value === undefined) return { reason: 'unreadable' }
  return others.length > 0 ? { reason: 'ambiguous' } : { value }
}

/** Spellings and the like are made once for each list, because a game gives the same list at every turn. */
export function onceForEach<List extends object, Made>(make: (list: List) => Made) {
  const known = new WeakMap<List, Made>()
  return (list: List): Made => {
    const made = known.get(list) ?? make(list)
    known.set(list, made)
    return made
  }
}

const spellingsOfChoices = onceForEach((choices: readonly Choice[]) =>
  spellingsOf(
    choices.map(({ value, label, also = [], earlier = also }) => ({
      value,
      spellings: [value, label.en, label.zh, ...earlier].map(plainForm),
    })),
  ),
)

const spellingsOfSeats = onceForEach((seats: SeatField['seats']) =>
  spellingsOf(seats.map(({ seat, alias }) => ({ value: seat, spellings: [plainForm(alias)] }))),
)

const choicesOf = ({ choices }: { readonly choices: readonly Choice[] }) => spellingsOfChoices(choices)
const aliasesOf = ({ seats }: Pick<SeatField, 'seats'>) => spellingsOfSeats(seats)

export const isWithin = ({ least, most }: { least: number; most: number }, value: number) =>
  value >= least && value <= most

/** What is said about one seat. */
interface Item {
  readonly about: string
  readonly said: string
}

/**
 * The guesses about seats in an object with a name for each seat, in a list with one item for each, or in a text with
 * one line for each. An item that names no seat, or several values, is left out; of two about one seat the last counts.
 */
function guessesIn(given: unknown, seats: Spellings<Seat>, choices: Spellings<string>): readonly SeatGuess[] {
  const guesses = itemsIn(given).flatMap(({ about, said }): SeatGuess[] => {
    const [seat, ...otherSeats] = mentionsIn(plainForm(about), seats)
    const [value, ...otherValues] = mentionsIn(plainForm(said), choices)
    if (seat === undefined || value === undefined || otherSeats.length + otherValues.length > 0) return []
    return [{ seat, value, certainty: certaintyIn(said, seats) }]
  })
  const bySeat = new Map(guesses.map((guess) => [guess.seat, guess]))
  return [...bySeat.values()].toSorted((one, other) => one.seat - other.seat)
}

function itemsIn(given: unknown): readonly Item[] {
  if (typeof given === 'string') return given.split(/[\n,;，；、]/u).map(whole)
  if (Array.isArray(given)) return given.map((item) => whole(textOf(item)))
  if (typeof given !== 'object' || given === null) return []
  return Object.entries(given).map(([about, value]) => ({ about, said: textOf(value) }))
}

const whole = (text: string): Item => ({ about: text, said: text })

/** The number of an alias is none of certainty, and neither is one that no per cent can be. */
function certaintyIn(said: string, { byLength }: Spellings<Seat>): number | null {
  const plain = byLength.reduce((text, { spelling }) => text.replaceAll(spelling, ' '), said.toLowerCase())
  const [certainty, ...others] = numbersIn(plain).filter((one) => one >= 0 && one <= 100)
  return certainty === undefined || others.length > 0 ? null : certainty
}

/** No answer lies deeper, and a deeper one could exhaust the stack. */
const deepestText = 8

/** The words and numbers of a value, however it is nested. */
export function textOf(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value
  if (typeof value === 'object' && value !== null) {
    if (depth >= deepestText) return ''
    return Object.values(value)
      .map((inner) => textOf(inner, depth + 1))
      .join(' ')
  }
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

export const numbersIn = (text: string) => (text.match(/(?<![\d.])-?\d{1,9}(?![\d.]*\d)/g) ?? []).map(Number)
