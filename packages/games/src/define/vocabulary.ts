import type { InBoth, Language } from '@wis/engine'
import type { Teller } from '../contract/game-kit.ts'
import type { SlotsOf } from './fill.ts'

declare const typed: unique symbol

interface Named {
  /** What a form calls it. Every field of the rules has one. */
  readonly label?: InBoth<string>
}
export interface Whole extends Named {
  readonly kind: 'whole'
  readonly least: number | undefined
  readonly most: number | undefined
}
interface List {
  readonly kind: 'list'
  readonly of: Value
  readonly length: number | undefined
  /** One for each seat, in seat order. */
  readonly bySeat: boolean
}
/** A text in the language of the reader, or in both. */
export type Wording = string | InBoth<string>
type Telling<T> = (held: T, language: Language, onPage: true | undefined) => Wording
type Shape = { readonly told?: Telling<never> } & (
  | Whole
  | { readonly kind: 'seat' | 'text' | 'yes' }
  | (Named & { readonly kind: 'flag' })
  | (Named & { readonly kind: 'one-of'; readonly values: Readonly<Record<string, InBoth<string>>> })
  | List
  | { readonly kind: 'maybe'; readonly of: Value }
  | { readonly kind: 'either'; readonly of: readonly [Value, Value] }
  | {
      readonly kind: 'optional'
      readonly of: Value
      readonly isLast?: 'shown' | 'logged'
      readonly missing?: string
    }
  | (Named & { readonly kind: 'group'; readonly fields: Fields })
)

/** What a value of the rules or of an event may be. Schemas, forms and sentences follow from it, and its type. */
export type Value<T = unknown> = Shape & { readonly [typed]?: T }
export type Fields = Readonly<Record<string, Value>>

/** A whole number within bounds. */
export const whole = (least?: number, most?: number, label?: InBoth<string>): Value<number> => ({
  kind: 'whole',
  least,
  most,
  ...(label && { label }),
})
/** A seat at the table. */
export const seat: Value<number> & { readonly kind: 'seat' } = { kind: 'seat' }
/** Yes or no. */
export const flag = (label?: InBoth<string>): Value<boolean> => ({ kind: 'flag', ...(label && { label }) })
/** Yes, where no is told by leaving the field out. */
export const yes: Value<true> = { kind: 'yes' }
/** A text, such as the words of a seat. */
export const text: Value<string> = { kind: 'text' }
/** One of a few names, each with what it is called. */
export const oneOf = <Name extends string>(
  values: Readonly<Record<Name, InBoth<string>>>,
  label?: InBoth<string>,
): Value<Name> => ({ kind: 'one-of', values, ...(label && { label }) })
/** One of a few names that no sentence and no form has. */
export function namesOnly<const Name extends string>(names: readonly Name[]): Value<Name> {
  const values = Object.fromEntries(names.map((name) => [name, { en: name, zh: name }]))
  return { kind: 'one-of', values }
}
const listOf = <Items>(of: Value, length?: number, bySeat = false): Value<Items> => ({
  kind: 'list',
  of,
  length,
  bySeat,
})
export const list = <T>(of: Value<T>, length?: number) => listOf<readonly T[]>(of, length)
/** Two values, whose places have meanings of their own. */
export const pairOf = <T>(of: Value<T>) => listOf<readonly [T, T]>(of, 2)
/** Three values, whose places have meanings of their own. */
export const tripleOf = <T>(of: Value<T>) => listOf<readonly [T, T, T]>(of, 3)
/** One value for each seat. A sentence tells it with the names of the seats. */
export const perSeat = <T>(of: Value<T>, seats?: number) => listOf<readonly T[]>(of, seats, true)
/** The value, or null. */
export const maybe = <T>(of: Value<T>): Value<T | null> => ({ kind: 'maybe', of })
/** One of two kinds of value, such as two groups. */
export const either = <A, B>(one: Value<A>, other: Value<B>): Value<A | B> => ({
  kind: 'either',
  of: [one, other],
})
/**
 * A field that may be missing, as in rulesets that are older than it. An organizer may set it in those too, if it is said
 * which of its values they go by.
 */
export const optional = <T>(
  of: Value<T>,
  missing?: T & string,
): Value<T> & { readonly kind: 'optional' } => ({
  kind: 'optional',
  of,
  ...(missing !== undefined && { missing }),
})
/** The same, behind all others where a ruleset is shown. Requests to agents hold it there, and logs if it is said. */
export const atTheEnd = <T>(
  of: Value<T>,
  isLast: 'shown' | 'logged' = 'shown',
): Value<T> & { readonly kind: 'optional' } => ({ ...optional(of), isLast })
/** The value in the words of the game, in a slot of a sentence. */
export const told = <T>(of: Value<T>, as: Telling<T>): Value<T> => ({ ...of, told: as })
export const group = <const Inside extends Fields>(
  fields: Inside,
  label?: InBoth<string>,
): Value<ValuesOf<Inside>> => ({ kind: 'group', fields, ...(label && { label }) })

/** The type of a value that is described. */
export type ValueOf<Described> = Described extends { readonly [typed]?: infer T } ? T : never
export type ValuesOf<Described> = {
  readonly [Name in keyof Described as Described[Name] extends Later ? never : Name]: ValueOf<Described[Name]>
} & {
  readonly [Name in keyof Described as Described[Name] extends Later ? Name : never]?: ValueOf<
    Described[Name]
  >
}
type Later = { readonly kind: 'optional' }

declare const hidden: unique symbol
/**
 * A value that not everybody may read. The director has it and may look at it with `unseal`; no event that everybody
 * reads takes it as it is. A reader who is told nothing of it has null in its place.
 */
export interface Secret<T> {
  readonly [hidden]: T
}

/** What a reader has of a state: of each secret the value, or null where it is not told. */
export type Known<T> =
  T extends Secret<infer Value>
    ? Value | null
    : T extends object
      ? { readonly [Name in keyof T]: Known<T[Name]> }
      : T

type Unsealed<T> = T extends Secret<infer Value> ? Value : Known<T>
/**
 * What lies behind a secret, or behind all secrets of a table, for those rules that depend on it, and for the moment in which
 * it is shown to all.
 */
// A secret is its own value as the program runs; only its type keeps it from being used by accident.
export const unseal = <T>(secret: T): Unsealed<T> => secret as Unsealed<T>

/** A sentence each of whose slots is a field, or the complaint about the one that is none. */
type Told<Sentence, Names> = [Exclude<SlotsOf<Sentence>, Names>] extends [never]
  ? Sentence
  : `the event has no field '${Exclude<SlotsOf<Sentence>, Names> & string}'`

interface Sentences<F extends Fields, En, Zh> {
  readonly en: En & Told<En, keyof F>
  readonly zh: Zh & Told<Zh, keyof F>
}
/**
 * One sentence a language, or what makes one. It has slots such as {seat}; “[{seat} bids {bids}|, ]” is said for each seat,
 * with a comma between them. Where the rules did it for a seat, another sentence may be `given`, and to be `read` on pages
 * there may be others.
 */
type Saying<F extends Fields, En, Zh, GivenEn, GivenZh> =
  | (Sentences<F, En, Zh> & Read & { readonly given?: Sentences<F, GivenEn, GivenZh> & Read })
  | { readonly given: Sentences<F, GivenEn, GivenZh> }
  | ((event: ValuesOf<F>, teller: Teller) => Wording | undefined)

interface Read {
  readonly read?: InBoth<string>
}

export type Says =
  | (Partial<InBoth<string>> & Read & { readonly given?: InBoth<string> & Read })
  | ((event: never, teller: Teller) => Wording | undefined)

/** Something that can happen: what it holds, who may read it before the end, and how it is told. */
export interface EventSpec<F extends Fields = Fields, To extends Audience = Audience> {
  readonly fields: F
  readonly to: To
  readonly says: Says | undefined
  readonly isPassing?: true
}
/** An event that no rule looks back to. */
export interface Passing {
  readonly isPassing: true
}
type Audience = 'everyone' | 'seat' | 'readers' | 'nobody'
export type EventSpecs = Readonly<Record<string, EventSpec>>

/** Everybody is told. */
export const event = <
  const F extends Fields,
  const En extends string,
  const Zh extends string,
  const GivenEn extends string,
  const GivenZh extends string,
>(
  fields: F,
  says?: Saying<F, En, Zh, GivenEn, GivenZh>,
): EventSpec<F, 'everyone'> => ({ fields, to: 'everyone', says })

/** Only the seat that it names is told before the end. All else that it holds is secret. */
export const secretEvent = <
  const F extends Fields & { readonly seat: typeof seat },
  const En extends string,
  const Zh extends string,
  const GivenEn extends string,
  const GivenZh extends string,
>(
  fields: F,
  says?: Saying<F, En, Zh, GivenEn, GivenZh>,
): EventSpec<F, 'seat'> => ({ fields, to: 'seat', says })

/** The seats in its field `readers` alone are told before the end. All else that it holds is secret. */
export const shownEvent = <const F extends Fields & { readonly readers: Value<readonly number[]> }>(
  fields: F,
  says?: Saying<F, string, string, '', ''>,
): EventSpec<F, 'readers'> => ({ fields, to: 'readers', says })

/**
 * Nobody is told before the end: what was drawn for a match, such as a role that its seat learns from another event, or what the
 * rules take one piece after the other from.
 */
export const hiddenEvent = <const F extends Fields, const En extends string, const Zh extends string>(
  fields: F,
  says?: Saying<F, En, Zh, '', ''>,
): EventSpec<F, 'nobody'> => ({ fields, to: 'nobody', says })

/** Of these the table keeps nothing by itself, so that it does not grow with a long match. `asks` then names its seats. */
export const passing = <const E extends EventSpecs>(
  events: E,
): { readonly [Type in keyof E]: E[Type] & Passing } =>
  // The names stay, which is more than the type of the entries says.
  Object.fromEntries(
    Object.entries(events).map(([type, spec]) => [type, { ...spec, isPassing: true }]),
  ) as never

/** A round that all play begins. */
export const roundOpened = event(
  { round: whole(1) },
  { en: 'Round {round} begins.', zh: '第{round}轮开始。' },
)
/** Who chose a move: its seat, or the rules after bad answers, by chance or as one that does no harm. */
export const makers = ['seat', 'chance', 'rule'] as const
export const made = namesOnly(makers)
/** The words beside a move, in an event. */
export const words = { text: maybe(text), cut: flag() }
