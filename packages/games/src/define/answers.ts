import type { Language, Rng, Seat } from '@wis/engine'
import type { Choice, Field, FieldValues, PicksField } from '../contract/field.ts'
import { cutText, oneLine } from '../contract/reading/cut-text.ts'
import type { Line, MoveField, NotesSpec } from './move-fields.ts'
import type { EventSpecs } from './vocabulary.ts'

/** The values of an answer, by the names of its fields. */
export type Values = Readonly<Record<string, string | number | readonly number[] | Line | null>>
/** The fields of a kind of move, with the state that they may look at left open. */
export type AnyFields = Readonly<Record<string, MoveField<unknown>>>

/** Numbers up to here are read where a higher one than legal has a reason of its own. */
const anyNumber = 999_999_999

const at = <T>(value: T | ((table: unknown, seat: Seat) => T), table: unknown, seat: Seat): T =>
  typeof value === 'function' ? (value as (table: unknown, seat: Seat) => T)(table, seat) : value

const known = new WeakMap<AnyFields, readonly Field[]>()

interface Compiled {
  readonly all: readonly (readonly [name: string, field: MoveField<unknown>])[]
  readonly hasLines: boolean
  readonly hasAbove: boolean
  readonly hasUnfit: boolean
}
const compiledBy = new WeakMap<AnyFields, Compiled>()

/** Looked at once for each kind of move, because every answer of a match needs it. */
function compiled(fields: AnyFields): Compiled {
  const found = compiledBy.get(fields)
  if (found) return found
  const all = Object.entries(fields)
  const made = {
    all,
    hasLines: all.some(([, { kind }]) => kind === 'line'),
    hasAbove: all.some(([, field]) => field.kind === 'number' && field.above !== undefined),
    hasUnfit: all.some(([, field]) => field.kind === 'choice' && field.unfit !== undefined),
  }
  compiledBy.set(fields, made)
  return made
}

/** Whether the fields are the same in every state and both languages. */
const isFixed = (field: MoveField<unknown>) =>
  field.kind === 'choice'
    ? typeof field.choices !== 'function' && !field.unfit
    : field.kind === 'number' && typeof field.most === 'number'

interface Asked {
  readonly table: { readonly aliases: readonly string[] }
  readonly seat: Seat
  readonly language: Language
  /** For the reader, and not for who answers: also what is refused with a reason. */
  readonly isReading?: boolean
  /** What is read, for fields that depend on it. Readers of earlier days had none. */
  readonly answer?: string | undefined
}

/** The fields by which an answer is read, and those by which readers of earlier days read it. */
export function fieldsRead(
  fields: AnyFields,
  text: string,
  { table, seat }: Pick<Asked, 'seat'> & { readonly table: Asked['table'] & { readonly language: Language } },
): readonly [now: readonly Field[], earlier: readonly Field[]] {
  const { language } = table
  const earlier = fieldsOf(fields, { table, seat, language, isReading: true })
  if (!compiled(fields).hasUnfit) return [earlier, earlier]
  return [fieldsOf(fields, { table, seat, language, isReading: true, answer: text }), earlier]
}

interface AskedFor {
  readonly fields: AnyFields
  readonly notes?: Pick<NotesSpec<unknown, EventSpecs>, 'fields'>
}

/** The fields of a move and of the notes beside it. */
export const fieldsAsked = (move: AskedFor, asked: Asked): readonly Field[] => {
  const fields = fieldsOf(move.fields, asked)
  return move.notes ? [...fields, ...notesAsked(move, asked.table, asked.seat)] : fields
}

export const notesAsked = ({ notes }: AskedFor, table: unknown, seat: Seat): readonly Field[] =>
  notes?.fields(table, seat) ?? []

/** Seats to choose from. The same list for the same aliases, because its spellings are made once. */
const seatChoices = new Map<string, readonly Choice[]>()
function choicesOfSeats(aliases: readonly string[]): readonly Choice[] {
  const key = aliases.join('\n')
  const known = seatChoices.get(key)
  if (known) return known
  const made = aliases.map((alias, seat): Choice => ({
    value: alias,
    at: { on: 'seat', seat },
    label: { en: alias, zh: alias },
  }))
  if (seatChoices.size > mostKnown) seatChoices.clear()
  seatChoices.set(key, made)
  return made
}
const mostKnown = 500

/** The fields of a turn, as the contract has them. */
export function fieldsOf(fields: AnyFields, asked: Asked): readonly Field[] {
  const found = known.get(fields)
  if (found) return found
  const made = Object.entries(fields).flatMap(([name, field]) => fieldOf(name, field, asked) ?? [])
  if (Object.values(fields).every(isFixed)) known.set(fields, made)
  return made
}

function fieldOf(
  name: string,
  field: MoveField<unknown>,
  { table, seat, language, isReading, answer }: Asked,
): Field | undefined {
  const { label } = field
  const optional = 'optional' in field && field.optional && ({ optional: true } as const)
  const beside = 'beside' in field && field.beside && { beside: field.beside }
  switch (field.kind) {
    case 'choice': {
      const fit = at<readonly Choice[]>(field.choices, table, seat)
      const unfit = answer === undefined ? [] : (field.unfit?.named(answer, fit) ?? [])
      const choices = unfit.length > 0 ? [...fit, ...unfit] : fit
      return { kind: 'choice', name, label, choices, ...beside }
    }
    case 'number': {
      const most = isReading && field.above !== undefined ? anyNumber : at(field.most, table, seat)
      const { least } = field
      // Where no number is left, none is asked for.
      if (most < least) return undefined
      return { kind: 'number', name, label, least, most, ...optional, ...beside }
    }
    case 'list': {
      const { length, least, most } = field
      return { kind: 'list', name, label, length, least, most, ...optional }
    }
    case 'seat': {
      const seats = field.seats(table, seat).map((of) => ({ seat: of, alias: table.aliases[of] ?? '' }))
      if (seats.length === 0) return undefined
      return { kind: 'seat', name, label, ...beside, seats, ...optional }
    }
    case 'team': {
      const size = field.size(table, seat)
      const picks = { kind: 'picks', name, least: size, most: size, label } satisfies Partial<PicksField>
      return { ...picks, ...beside, choices: choicesOfSeats(table.aliases) }
    }
    case 'line': {
      const { [language]: limit } = at(field.limit, table, seat)
      return { kind: 'text', name, label, limit, ...(field.isOnTable && { isOnTable: true }), ...optional }
    }
  }
}

/** What was read of an answer, by the fields that asked for it. */
export function valuesRead(fields: AnyFields, read: FieldValues, { aliases }: Asked['table']): Values {
  const values: Record<string, Values[string]> = {}
  for (const [name, field] of compiled(fields).all) {
    const value = read[name]
    if (field.kind === 'line')
      values[name] = typeof value === 'string' ? { text: oneLine(value), cut: false } : null
    else if (value === undefined && 'optional' in field && field.optional) values[name] = null
    else if (field.kind === 'team')
      values[name] = (Array.isArray(value) ? value : []).map((alias) => aliases.indexOf(String(alias)))
    else if (field.kind === 'list') values[name] = (Array.isArray(value) ? value : []).map(Number)
    else values[name] = field.kind === 'choice' ? String(value ?? '') : Number(value ?? 0)
  }
  return values
}

/** The same values with lines as they may be said: without breaks, and cut at their limits. */
export function cutToFit(
  fields: AnyFields,
  values: Values,
  { table, seat }: Pick<Asked, 'seat'> & { readonly table: { readonly language: Language } },
): Values {
  const { all, hasLines } = compiled(fields)
  if (!hasLines) return values
  const fitting: Record<string, Values[string]> = { ...values }
  for (const [name, field] of all) {
    const value = values[name] ?? null
    if (field.kind !== 'line' || value === null || typeof value !== 'object' || !('text' in value)) continue
    // Of a line that was cut, the rest is not known any more, but that there was one is.
    fitting[name] = cutText(
      oneLine(value.cut ? `${value.text}…` : value.text),
      at(field.limit, table, seat)[table.language],
    )
  }
  return fitting
}

/** What is legal in the first field. Undefined if it cannot be listed. */
export function legalIn(fields: AnyFields, table: Asked['table'], seat: Seat): readonly string[] | undefined {
  const [first] = Object.values(fields)
  if (first?.kind === 'seat' && first.isListed)
    return first.seats(table, seat).map((other) => table.aliases[other] ?? '')
  if (first?.kind !== 'choice' || first.isListed?.(table) === false) return undefined
  return first.legal
    ? first.legal(table, seat)
    : at<readonly Choice[]>(first.choices, table, seat).map(({ value }) => value)
}

/** The reason for which a number is refused that is higher than it may be. */
export function aboveMost(fields: AnyFields, values: Values, table: unknown, seat: Seat): string | undefined {
  const { all, hasAbove } = compiled(fields)
  if (!hasAbove) return undefined
  return all.flatMap(([name, field]) => {
    if (field.kind !== 'number' || field.above === undefined) return []
    return Number(values[name]) > at(field.most, table, seat) ? [field.above] : []
  })[0]
}

/** The reason for which a choice or a seat is refused that cannot be chosen, or is not among the legal ones. */
export function notLegal(
  fields: AnyFields,
  values: Values,
  table: Asked['table'],
  seat: Seat,
): string | undefined {
  return compiled(fields).all.flatMap(([name, field]) => {
    if (field.kind === 'seat' && field.illegal !== undefined)
      return field.seats(table, seat).includes(Number(values[name])) ? [] : field.illegal
    if (field.kind === 'team')
      return isTeam(values[name], field.size(table, seat), table) ? [] : field.illegal
    if (field.kind !== 'choice') return []
    const value = String(values[name])
    const isFit = !field.unfit || at(field.choices, table, seat).some((one) => one.value === value)
    if (!isFit) return field.unfit?.reason ?? []
    const legal = field.legal?.(table, seat)
    return legal && !legal.includes(value) ? (field.illegal ?? 'not-legal') : []
  })[0]
}

/** A team is written in seat order, so that one team is one answer. */
const isTeam = (team: Values[string] | undefined, size: number, { aliases }: Asked['table']): boolean =>
  Array.isArray(team) &&
  team.length === size &&
  team.every((seat, place) => seat > (place === 0 ? -1 : Number(team[place - 1])) && seat < aliases.length)

/** An answer by chance, each value as likely as the others. Texts and lists of numbers are left out. */
export function drawn(
  fields: AnyFields,
  { table, seat, rng }: { table: Asked['table']; seat: Seat; rng: Rng },
): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      switch (field.kind) {
        case 'choice': {
          const all = at<readonly Choice[]>(field.choices, table, seat).map(({ value }) => value)
          return [name, rng.pick(field.legal?.(table, seat) ?? all)]
        }
        case 'number':
          return [name, field.least + rng.int(at(field.most, table, seat) - field.least + 1)]
        case 'seat':
          return [name, rng.pick(field.seats(table, seat))]
        case 'team':
          return [
            name,
            rng
              .shuffle([...table.aliases.keys()])
              .slice(0, field.size(table, seat))
              .toSorted(),
          ]
        case 'list':
        case 'line':
          return [name, null]
      }
    }),
  )
}
