import type { Language, Seat } from '@wis/engine'
import type { Asked } from '../contract/asked.ts'
import type { MoveMissed, MoveRefused, Slips } from '../contract/entry-schema.ts'
import type { Answers, MoveField } from './move-fields.ts'
import type {
  EventSpec,
  EventSpecs,
  Fields,
  Known,
  Passing,
  Secret,
  seat,
  Value,
  ValueOf,
  ValuesOf,
} from './vocabulary.ts'

/** The rules of one match: the fields of the game, and what every game has. */
export type RulesetOf<R extends Fields> = {
  readonly id: string
  readonly players: number
  readonly slips: Slips
  readonly turnLimitMs: number
} & ValuesOf<R>

/** What the platform knows of every match. */
export interface Table<Ruleset, E extends EventSpecs = Record<never, never>> {
  readonly ruleset: Ruleset
  readonly language: Language
  readonly aliases: readonly string[]
  readonly asked: readonly Asked[]
  /** The number of rounds that have begun. */
  readonly round: number
  /** Whether a round has begun and not ended. */
  readonly isOpen: boolean
  /** The moves that each seat made itself. */
  readonly moved: readonly number[]
  readonly refused: readonly number[]
  readonly missed: readonly number[]
  /** For each seat, how many answers were refused for which reason. */
  readonly faults: readonly Readonly<Record<string, number>>[]
  /** For each seat, the facts that were counted so far. */
  readonly tally: readonly Tally[]
  /** What has happened so far, by the type of the events that are kept. */
  readonly past: {
    readonly [Type in keyof E as E[Type] extends Passing ? never : Type]: readonly Folded<E[Type]>[]
  }
  /** The last event of a type that each seat has had since the round began, as far as it is known. */
  readonly bySeat: LastBySeat<E>
  readonly ending: Ending | null
}
type LastBySeat<E extends EventSpecs> = {
  readonly [
    Type in keyof E as E[Type] extends Passing
      ? never
      : E[Type] extends EventSpec<{ readonly seat: typeof seat }, 'everyone' | 'seat'>
        ? Type
        : never
  ]: readonly (Folded<E[Type]> | null)[]
}
export type Tally = Readonly<Record<string, number>>
type Ending =
  | { readonly kind: 'decided'; readonly points: readonly number[] }
  | { readonly kind: 'void'; readonly reason: string }

type Told<Spec> = Spec extends EventSpec<infer F> ? ValuesOf<F> : never
/** As the log has it, for readers who may know all of it. */
export type EventsOf<E extends EventSpecs> = {
  [Type in Exclude<keyof E & string, 'match-opened'>]: { readonly type: Type } & Told<E[Type]>
}[Exclude<keyof E & string, 'match-opened'>]

/** What an event of any of these types may hold. */
export type AnyTold<E extends EventSpecs> = {
  readonly [Name in FieldNames<E[keyof E]>]?: FieldOf<E[keyof E], Name>
}
type FieldNames<Spec> = Spec extends EventSpec<infer F> ? keyof F : never
type FieldOf<Spec, Name> =
  Spec extends EventSpec<infer F> ? (Name extends keyof F ? ValueOf<F[Name]> : never) : never

type MadeEvents<Made> = { [Type in keyof Made & string]: { readonly type: Type } & Made[Type] }[keyof Made &
  string]

/** As the director folds it. What not everybody may read is secret. */
export type Folded<Spec> =
  Spec extends EventSpec<infer F, infer To>
    ? To extends 'everyone'
      ? ValuesOf<F>
      : {
          readonly [Name in keyof F]: [To, Name] extends ['seat', 'seat'] | ['readers', 'readers']
            ? ValueOf<F[Name]>
            : Secret<ValueOf<F[Name]>>
        }
    : never

/** As the rules write it. An event that everybody reads takes no secret. */
type Written<Spec> =
  Spec extends EventSpec<infer F, infer To>
    ? {
        readonly [Name in keyof F]:
          | ValueOf<F[Name]>
          | (To extends 'everyone' ? never : Secret<ValueOf<F[Name]>>)
      }
    : never
type WrittenBy<E extends EventSpecs> = {
  [Type in keyof E & string]: { readonly type: Type } & Written<E[Type]>
}[keyof E & string]
/** The end of a match: the points of the seats, or the one `score` of all of them. */
export type EndOf<End> = { readonly type: 'match-ended' } & {
  readonly [Name in keyof End]: ValueOf<End[Name]>
} & (End extends { readonly score: Value<number> } ? unknown : { readonly points: readonly number[] })
/** What the rules let happen. `match-ended` ends the match; places follow from its points. */
export type Happening<E extends EventSpecs, End extends Fields> = WrittenBy<E> | EndOf<End>

/** An event of a move, without what the platform adds. */
export type Made<E extends EventSpecs> = {
  [Type in keyof E & string]: { readonly type: Type } & Omit<Told<E[Type]>, Added>
}[keyof E & string]
type Added = 'seat' | 'given' | 'drawn' | 'made'

export type MatchOpened<Ruleset> = {
  readonly type: 'match-opened'
  readonly ruleset: Ruleset
  readonly language: Language
  readonly aliases: readonly string[]
}
export type LoggedEvent<
  R extends Fields,
  E extends EventSpecs,
  End extends Fields,
  M extends MoveFieldsByKind = Record<never, never>,
> =
  | (MatchOpened<RulesetOf<R>> & (E extends { readonly 'match-opened': infer Spec } ? Told<Spec> : unknown))
  | EventsOf<E>
  | MadeEvents<Omit<MadeTypes<M>, keyof E>>
  | MoveRefused
  | MoveMissed
  | EndOf<End>

/** What the log has of an answer whose event follows from its kind. */
export type MadeOf<F> = { readonly seat: Seat; readonly drawn: boolean } & {
  readonly [Name in keyof F]: Answers<F>[Name] extends string | number ? Answers<F>[Name] : string | null
}
export type MadeTypes<M extends MoveFieldsByKind> = {
  readonly [Kind in keyof M & string as `${Kind}-made`]: MadeOf<M[Kind]>
}

export type MoveFields = Readonly<Record<string, MoveField>>

export type MoveFieldsByKind = Readonly<Record<string, MoveFields>>

/** What one kind of game reads of a match: the state as a reader may know it. */
export type KnownTable<R extends Fields, S, E extends EventSpecs = Record<never, never>> = Known<
  Table<RulesetOf<R>, E> & S
>

/** What an event changes of the game's own state. It may count facts too. */
export type Change<S> = Partial<S> & Partial<Pick<Table<unknown>, 'tally'>>
