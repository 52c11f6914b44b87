import type { InBoth, Language, Rng, Seat } from '@wis/engine'
import type { Asked } from '../contract/asked.ts'
import type { MoveMissed, MoveRefused, Slips } from '../contract/entry-schema.ts'
import type { Field } from '../contract/field.ts'
import type {
  CheckPlan,
  GameKit,
  HouseAnswer,
  HousePlayer,
  HouseTurn,
  Observation,
} from '../contract/game-kit.ts'
import type { KitMoment } from '../contract/kit-moment.ts'
import type { Rate } from '../contract/rates.ts'
import type { OneAgainstAll, Results } from '../contract/results.ts'
import type { Said } from '../contract/slips.ts'
import type { Studies } from '../contract/studies.ts'
import type { Picture } from './picture.ts'
import type {
  Answers,
  EventSpec,
  EventSpecs,
  Fields,
  Known,
  MoveField,
  NotesSpec,
  Says,
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
  /** What has happened so far, by the type of the events. */
  readonly past: { readonly [Type in keyof E]: readonly Folded<E[Type]>[] }
  /** The last event of a type that each seat has had since the round began, as far as it is known. */
  readonly bySeat: LastBySeat<E>
  readonly ending: Ending | null
}
type LastBySeat<E extends EventSpecs> = {
  readonly [
    Type in keyof E as E[Type] extends EventSpec<{ readonly seat: typeof seat }, 'everyone' | 'seat'>
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
type AnyTold<E extends EventSpecs> = {
  readonly [Name in FieldNames<E[keyof E]>]?: FieldOf<E[keyof E], Name>
}
type FieldNames<Spec> = Spec extends EventSpec<infer F> ? keyof F : never
type FieldOf<Spec, Name> =
  Spec extends EventSpec<infer F> ? (Name extends keyof F ? ValueOf<F[Name]> : never) : never

type MadeEvents<Made> = { [Type in keyof Made & string]: { readonly type: Type } & Made[Type] }[keyof Made &
  string]

/** As the director folds it. What not everybody may read is secret. */
type Folded<Spec> =
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
type EndOf<End> = { readonly type: 'match-ended' } & {
  readonly [Name in keyof End]: ValueOf<End[Name]>
} & (End extends { readonly score: Value<number> } ? unknown : { readonly points: readonly number[] })
/** What the rules let happen. `match-ended` ends the match; places follow from its points. */
export type Happening<E extends EventSpecs, End extends Fields> = WrittenBy<E> | EndOf<End>

/** An event of a move, without what the platform adds. */
type Made<E extends EventSpecs> = {
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

export type MoveFields = Readonly<Record<string, MoveField>>

/** What a seat may be asked. */
interface MoveSpec<T, K, S, E extends EventSpecs, F> {
  readonly fields: F
  /**
   * The event that an answer leads to, or one for each value of its first choice. Fields of the same name pass from one to the
   * other, and a line passes as `text` and `cut`. Events that follow from it come after. Without it, everybody is told in an
   * event of the kind of turn: of `call`, in `call-made` with the seat, the fields and `drawn`.
   */
  readonly event?: (keyof E & string) | Readonly<Record<string, keyof E & string>>
  /** How that event is told. */
  readonly says?: InBoth<string>
  /** What it changes. */
  on?(table: T, event: MadeOf<F>): Change<S>
  /** What the event holds that no field of the answer has by the same name. */
  holds?(values: Answers<F>, table: K, seat: Seat): AnyTold<E>
  /** The same back, for whoever verifies a match. Undefined where no answer is behind the event. */
  meant?(event: AnyTold<E>): Partial<Answers<F>> | undefined
  /** An event in which everybody is told that the seat has answered, but not what. */
  readonly sealed?: keyof E & string
  /** Why an answer is not legal now. A choice that is not among the legal ones is refused without it. */
  fault?(values: Answers<F>, table: T, seat: Seat): string | undefined
  /** Draws an answer after bad ones, where not every legal value of every field goes with the others. */
  draw?(table: K, seat: Seat, rng: Rng): Answers<F>
  /** An event by which the rules let the turn go by. */
  readonly skipped?: keyof E & string
  /** What the seat may note beside its answer. */
  readonly notes?: NotesSpec<K, E>
  /** What happens in its place after bad answers, if the rules of the match say `harmless`. */
  harmless?(table: T, seat: Seat, rng: Rng): Made<E>
  /** What happens then, if they say `lose`. */
  lose?(table: T, seat: Seat, why: 'slips' | 'silence'): readonly Happening<E, Record<never, never>>[]
  /** Reads answers in the game's own way. The fields are those that everything is read by, also what is refused. */
  read?(text: string, asked: { fields: readonly Field[]; table: T; seat: Seat }): Said<Answers<F>>
}

/** What the log has of an answer whose event follows from its kind. */
type MadeOf<F> = { readonly seat: Seat; readonly drawn: boolean } & {
  readonly [Name in keyof F]: Answers<F>[Name] extends string | number ? Answers<F>[Name] : string | null
}
type MadeTypes<M extends MoveFieldsByKind> = {
  readonly [Kind in keyof M & string as `${Kind}-made`]: MadeOf<M[Kind]>
}

export interface Sides {
  /** Of each seat, counted from 0. */
  readonly teams: readonly number[]
  /** Of each side. */
  readonly worth: readonly number[]
}

export interface PlayerSpec<T> extends Pick<HousePlayer<T>, 'name' | 'character' | 'twin' | 'probed'> {
  plays(
    asked: HouseTurn<T> & { readonly seat: Seat; readonly legal: readonly string[] },
  ): HouseAnswer['fields']
  /** How likely it finds each alias to be the one that all look for. */
  believes?(asked: HouseTurn<T> & { readonly seat: Seat }): HouseAnswer['beliefs']
}

/** The same value for each seat. */
export type Each = <T>(value: T) => readonly T[]

/** What an event changes of the game's own state. It may count facts too. */
type Change<S> = Partial<S> & Partial<Pick<Table<unknown>, 'tally'>>

/**
 * The part of a game that whoever watches a match needs, as its author says it: what can happen, what is kept of it, who is
 * asked and what is seen. It stands in `view.ts`, which a browser loads.
 */
export interface TableDefinition<
  R extends Fields,
  E extends EventSpecs,
  S extends object,
  M extends MoveFieldsByKind,
  End extends Fields,
  T = Table<RulesetOf<R>, E> & S,
  K = Known<T>,
> {
  readonly id: string
  /** The fewest and the most seats. */
  readonly seats: readonly [least: number, most: number]
  /** The fields of the rules. Any organizer may set any. */
  readonly rules: R
  /** What may follow from bad answers. */
  readonly slips: readonly [Slips['then'], ...Slips['then'][]]
  /** Names for values. The first is what is played if nothing else is said. */
  readonly presets: Readonly<Record<string, PresetOf<R>>>
  /** What everybody is told of the draw as a match is opened is the event `match-opened`. */
  readonly events: E
  /** What is kept of a match beside its events, before anything has happened. */
  start?(ruleset: RulesetOf<R>, each: Each): S
  /** What an event changes. Each names the table that it is given, so that the state is that of `start`. */
  readonly on?: { readonly [Type in keyof E]?: (table: T, event: Folded<E[Type]>) => Change<S> } & {
    readonly [Type in Exclude<keyof MadeTypes<M>, keyof E>]?: (
      table: T,
      event: MadeTypes<M>[Type],
    ) => Change<S>
  } & {
    readonly 'match-ended'?: (table: T, event: EndOf<End>) => Partial<S>
  }
  /** Who is asked what now. Nobody if the rules have to go on by themselves. */
  asks(table: K): Asks<keyof M & string> | undefined
  readonly moves: { readonly [Kind in keyof M]: MoveSpec<T, K, S, E, M[Kind]> }
  // Of `texts`, everybody learns that one is missing, and its seat alone what was refused.
  /** Whom a refused or missing answer is told. Its seat alone if a move is secret, and everybody if none is. */
  readonly refusals?: 'seat' | 'everyone' | 'texts'
  /** The events with which a round of the match begins and ends. With each, tries and what seats did are counted anew. */
  readonly rounds?: { readonly begin: keyof E & string; readonly end?: keyof E & string }
  /** Why an answer can be refused, as the end of a sentence. */
  readonly reasons?: Readonly<Record<string, InBoth<string>>>
  /** Of the end of a match: what it holds beside the points, how it is told, and the reason of its outcome. */
  readonly end: {
    readonly reason: string | ((table: K) => string)
    readonly points?: Value
    /** With a field `score` all play as one team, and each has that for its points. */
    readonly fields?: End
    readonly says?: Says
    /** Where several seats have one result: the side of each, and what each side has gained. Places follow from that. */
    sides?(table: K): Sides
    /** Points as a reader sees them, if they are not whole. */
    shown?(points: number): string
  }
  /** The number of the smallest shares in a point. */
  readonly perPoint?: number
  /** The picture: parts, a few words beside a seat, one sentence while the match goes on, and what a watcher may guess. */
  scene(table: K, seat: Seat | null): Picture
  /** The turning points of a match by its events, if there are others than what decided it. */
  readonly moments?: {
    readonly [Type in LoggedEvent<R, E, End, M>['type']]?: (
      at: Turned<K, Extract<LoggedEvent<R, E, End, M>, { readonly type: Type }>> & { readonly end: K },
    ) => Omit<KitMoment, 'seq'> | readonly Omit<KitMoment, 'seq'>[] | undefined
  }
  /** Parts that take the place of those above once the log has an event of one of these types that its reader may know. */
  readonly opened?: { readonly by: readonly string[]; load(): Promise<OpenedTable<R, E, NoInfer<S>, End>> }
}

export type OpenedTable<
  R extends Fields,
  E extends EventSpecs,
  S extends object,
  End extends Fields,
> = Partial<Pick<TableDefinition<R, E, S, Record<never, never>, End>, 'events' | 'scene' | 'moments'>>

export interface Asks<Kind> {
  readonly kind: Kind
  /** All who have not answered that since the round began, if it is not given. */
  readonly seats?: readonly Seat[]
  /** The round of the table, if it is not given. */
  readonly round?: number
  /** The time to answer, if it is not that of all turns. */
  readonly limitMs?: number | undefined
}

/** An event, and the table before it and after it, for a reader who tells of it. */
export interface Turned<K, Event> {
  readonly event: Event
  readonly before: K
  readonly after: K
  nameOf(seat: Seat): string
}

/** A game, as its author says it. What stands in `view.ts` is a part of it. */
export interface Definition<
  R extends Fields,
  E extends EventSpecs,
  S extends object,
  M extends MoveFieldsByKind,
  Material,
  End extends Fields,
  T = Table<RulesetOf<R>, E> & S,
  K = Known<T>,
> extends TableDefinition<R, E, S, M, End, T, K> {
  /** What no single field can say. */
  check?(ruleset: RulesetOf<R>): { readonly field: string; readonly fault: string } | undefined
  readonly name: InBoth<string>
  /** The game in one sentence. */
  readonly tagline: InBoth<string>
  /**
   * The rules as a player is told them, in sentences; an empty one is left out. What follows from bad answers comes last,
   * unless they say it elsewhere.
   */
  readonly rulesText: InBoth<(ruleset: RulesetOf<R>, afterSlips: string) => readonly string[]>

  /** Draws what a match is made of before its first event. */
  draw?(ruleset: RulesetOf<R>, language: Language, rng: Rng): Material
  begin?(table: T, material: Material, rng: Rng): readonly Happening<E, End>[]
  /** What happens when nobody is asked, if that can be. It is called until somebody is, or the match has ended. */
  next?(table: T, rng: Rng): readonly Happening<E, End>[]
  /** What an answer leads to at once, where the next seat is asked already. It is given the table after the answer. */
  follows?(table: T, rng: Rng): readonly Happening<E, End>[]
  /** What `turn.round` counts, in a sentence for those who write an agent. */
  readonly round: InBoth<string>

  pointsWithin?(ruleset: RulesetOf<R>): readonly [least: number, most: number]
  readonly facts: Readonly<Record<string, InBoth<string>>>
  /** Of a seat in a match that is over, beside those in its tally. Those of answers, refused and missing ones come with every game. */
  count?(table: K, seat: Seat): Readonly<Record<string, number>>
  readonly rates: readonly Rate[]
  readonly conduct?: string
  /** The roles that are dealt in secret, and which one a seat has. */
  readonly roles?: {
    readonly names: Readonly<Record<string, InBoth<string>>>
    of(table: K, seat: Seat): string
  }
  oneAgainstAll?(table: K): OneAgainstAll | undefined
  readonly seatNames?: Results<unknown>['seatNames']
  readonly firstMoves?: Results<unknown>['firstMoves']
  readonly genre: GameKit['genre']
  readonly thinkingTime?: GameKit['thinkingTime']
  /** The field of the rules without which no line is asked for. */
  readonly words?: keyof R & string
  readonly glyph?: string
  readonly board: GameKit['board']

  /** What a seat knows now, as data for programs and as text for models. */
  observe(table: K, seat: Seat): Observation | Readonly<Record<string, unknown>>
  /** The text for models, with slots for the data, where `observe` gives the data alone. */
  readonly observed?: InBoth<string>
  /** Moves by which a seat loses on purpose. */
  readonly integrity?: {
    /** The moves that count, as a list that ends a sentence. */
    readonly counts: InBoth<string>
    /** Whether a seat that chose this gives the match away. Undefined where nobody could. */
    isThrown(at: Turned<K, EventsOf<E>>): boolean | undefined
  }
  /** From the weakest to the strongest, by their short names. */
  readonly house: Readonly<Record<string, PlayerSpec<K>>>
  readonly flightCheck?: CheckPlan
  /** How close a decided match was, as yes or no to three questions. */
  tension?(table: K): readonly [boolean, boolean, boolean]
  /** Without a layout, seats differ by their roles alone. */
  readonly studies?: Partial<Studies<RulesetOf<R>, Material, K, LoggedEvent<R, E, End, M>>>
  readonly studied?: string
  /** Whether one agent may hold all seats. */
  readonly selfPlay?: true
  readonly strategies?: GameKit['strategies']
  readonly sideBySide?: GameKit['sideBySide']
}

/** What one kind of game reads of a match: the state as a reader may know it. */
export type KnownTable<R extends Fields, S, E extends EventSpecs = Record<never, never>> = Known<
  Table<RulesetOf<R>, E> & S
>

export type MoveFieldsByKind = Readonly<Record<string, MoveFields>>

export type PresetOf<R extends Fields> = Omit<RulesetOf<R>, 'id' | 'slips' | 'turnLimitMs'> &
  Partial<Pick<RulesetOf<R>, 'slips' | 'turnLimitMs'>>
