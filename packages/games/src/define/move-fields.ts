import type { InBoth, Seat } from '@wis/engine'
import type { Choice, Field, FieldValue } from '../contract/field.ts'
import type { EventSpecs } from './vocabulary.ts'

/** Words of a seat: one line, and not more than its limit. The platform sees to both. */
export interface Line {
  readonly text: string
  /** More was said than the limit. */
  readonly cut: boolean
}

/** The words in an event, as they were when they were said. */
export const lineOf = (text: string | null, cut = false): Line | null =>
  text === null ? null : { text, cut }

type ByTable<T, Table> = T | ((table: Table, seat: Seat) => T)

/** What an answer holds. Bounds and lists may depend on the table, by what the seat knows of it. */
export type MoveField<Table = never> =
  | ChoiceOf<string, Table>
  | NumberOf<Table>
  | NumbersOf
  | SeatOf<Table>
  | TeamOf<Table>
  | LineOf<boolean, Table>
interface ChoiceOf<Name extends string, Table> {
  readonly kind: 'choice'
  readonly label: InBoth<string>
  /** All that can be said, also what is not legal now. */
  readonly choices: ByTable<readonly (Choice & { readonly value: Name })[], Table>
  /** What is legal now, if not all is. */
  readonly legal?: (table: Table, seat: Seat) => readonly string[]
  /** Whether the seat is told what is legal. Without it, it is. */
  readonly isListed?: (table: Table) => boolean
  /** The reason for which the other choices are refused. */
  readonly illegal?: string
  /** Words of the game, in both languages, that may stand around a value in a sentence that means it. */
  readonly beside?: readonly string[]
  /** What can be said and never chosen, and the reason for which it is refused. Without it, it is not even read. */
  readonly unfit?: Unfit
}
interface Unfit {
  /** Those that a text names, beside those that can be chosen. */
  readonly named: (text: string, choices: readonly Choice[]) => readonly Choice[]
  readonly reason: string
}
interface NumberOf<Table> {
  readonly kind: 'number'
  readonly label: InBoth<string>
  readonly optional?: boolean
  readonly least: number
  readonly most: ByTable<number, Table>
  /** The reason for which a higher number is refused. Without it, a higher one is not even read. */
  readonly above?: string
  /** Words of the game, in both languages, that may stand around a number in a sentence that means it. */
  readonly beside?: readonly string[]
}
interface NumbersOf {
  readonly kind: 'list'
  readonly label: InBoth<string>
  readonly optional?: boolean
  readonly length: number
  readonly least: number
  readonly most: number
}
interface SeatOf<Table> {
  readonly kind: 'seat'
  readonly label: InBoth<string>
  readonly optional?: boolean
  /** The seats that may be named. If there are none, it is not asked for. */
  readonly seats: (table: Table, seat: Seat) => readonly Seat[]
  /** Whether the seat is told which. Without it, it is not. */
  readonly isListed?: true
  /** The reason for which another seat is refused, that can be read. */
  readonly illegal?: string
  /** Words of the game, in both languages, that may stand around a name in a sentence that means it. */
  readonly beside?: readonly string[]
}
interface TeamOf<Table> {
  readonly kind: 'team'
  readonly label: InBoth<string>
  readonly size: (table: Table, seat: Seat) => number
  /** The reason for which a program is refused that names another number, or not in seat order. */
  readonly illegal: string
  /** Words of the game, in both languages, that may stand around the names. */
  readonly beside?: readonly string[]
}
interface LineOf<Optional extends boolean, Table> {
  readonly kind: 'line'
  readonly label: InBoth<string>
  /** The most code points, by language. */
  readonly limit: ByTable<InBoth<number>, Table>
  readonly optional: Optional
  /** Whether it is one of the words that lie on the table. */
  readonly isOnTable?: true
}

/**
 * Notes that no other seat is told before the end. They stand in an event of their own right behind that of the answer, which says with
 * `noted` whether there is one, so that none can be taken out of a log unnoticed.
 */
export interface NotesSpec<K, E extends EventSpecs> {
  /** It has the fields `seat` and `notes`. */
  readonly event: keyof E & string
  readonly fields: (table: K, seat: Seat) => readonly Field[]
  /** The notes that are kept of those that are `given`, by the names of their fields. Undefined if nothing is left. */
  kept(given: Readonly<Record<string, FieldValue | null>>, table: K, seat: Seat): object | undefined
}

type Ways = { readonly [Way in 'also' | 'alone' | 'earlier']?: InBoth<string> }
/** The ways to write something that a text of a view lists, of each language with “|” between them. */
const waysIn = ({ en, zh }: InBoth<string>): readonly string[] =>
  `${en}|${zh}`.split('|').flatMap((way) => way.trim() || [])
/** A choice by its label, with the other ways to write it that stand below that. */
export const choiceOf = <const Name extends string>(
  value: Name,
  { en, zh, also, alone, earlier }: InBoth<string> & Ways,
): Choice & { readonly value: Name } => ({
  value,
  label: { en, zh },
  ...(also && { also: waysIn(also) }),
  ...(alone && { alone: waysIn(alone) }),
  ...(earlier && { earlier: waysIn(earlier) }),
})
/** The choices of these names. */
export const choicesOf = <const Name extends string>(texts: Readonly<Record<Name, InBoth<string> & Ways>>) =>
  (Object.keys(texts) as Name[]).map((name) => choiceOf(name, texts[name]))

/** What a form calls a field, and the words that may stand around a value. */
type Label = InBoth<string> & { readonly beside?: InBoth<string> }
const labelled = ({ en, zh, beside }: Label) => ({
  label: { en, zh },
  ...(beside && { beside: waysIn(beside) }),
})

export const choice = <const Name extends string, Table = never>(
  label: Label,
  choices: ByTable<readonly (Choice & { readonly value: Name })[], Table>,
  legal?: (table: Table, seat: Seat) => readonly string[],
): ChoiceOf<Name, Table> => ({ kind: 'choice', ...labelled(label), choices, ...(legal && { legal }) })
export const number = <const Of extends Omit<NumberOf<never>, 'kind' | 'label'>>(label: Label, bounds: Of) =>
  ({ kind: 'number', ...labelled(label), ...bounds }) as const
/** Several numbers, such as one for each seat. */
export const numbers = <const Of extends Omit<NumbersOf, 'kind' | 'label'>>(label: InBoth<string>, of: Of) =>
  ({ kind: 'list', label, ...of }) as const
/** A seat at the table. */
export const seatAmong = <const Of extends Omit<SeatOf<never>, 'kind' | 'label'>>(
  label: InBoth<string>,
  of: Of,
) => ({ kind: 'seat', label, ...of }) as const
/** Several seats, in seat order. Everybody may be one of them. */
export const team = <const Of extends Omit<TeamOf<never>, 'kind' | 'label'>>(label: InBoth<string>, of: Of) =>
  ({ kind: 'team', label, ...of }) as const
/** The most code points of a line, if its game says nothing else. */
export const usualLimit = { en: 400, zh: 120 } as const
/** A line of free text that the answer must have. */
export const line = <Table = never>(
  label: InBoth<string>,
  limit: ByTable<InBoth<number>, Table> = usualLimit,
): LineOf<false, Table> => ({
  kind: 'line',
  label,
  limit,
  optional: false,
})
/** A line of free text that may be left out, such as a remark beside a move. */
export const remark = <Table = never>(
  label: InBoth<string>,
  limit: ByTable<InBoth<number>, Table> = usualLimit,
): LineOf<true, Table> => ({
  kind: 'line',
  label,
  limit,
  optional: true,
})

export type Answers<F> = {
  readonly [Name in keyof F]: F[Name] extends ChoiceOf<infer Of, never>
    ? Of
    : F[Name] extends { readonly optional: true }
      ? Answer<F[Name]> | null
      : Answer<F[Name]>
}
type Answer<Field> = Field extends { readonly kind: 'number' | 'seat' }
  ? number
  : Field extends { readonly kind: 'list' | 'team' }
    ? readonly number[]
    : Line
