import type { InBoth, Language, Rng, Seat } from '@wis/engine'
import type { Slips } from '../contract/entry-schema.ts'
import type { Field } from '../contract/field.ts'
import type {
  Basics,
  CheckPlan,
  GameKit,
  HouseAnswer,
  HousePlayer,
  HouseTurn,
  Observation,
  Sealed,
  Teller,
} from '../contract/game-kit.ts'
import type { KitMoment } from '../contract/kit-moment.ts'
import type { Rate } from '../contract/rates.ts'
import type { OneAgainstAll, Results } from '../contract/results.ts'
import type { Said } from '../contract/slips.ts'
import type { Studies } from '../contract/studies.ts'
import type {
  AnyTold,
  Change,
  EndOf,
  EventsOf,
  Folded,
  Happening,
  LoggedEvent,
  Made,
  MadeOf,
  MadeTypes,
  MoveFieldsByKind,
  RulesetOf,
  Table,
} from './happenings.ts'
import type { Answers, NotesSpec } from './move-fields.ts'
import type { Picture } from './picture.ts'
import type { EventSpecs, Fields, Known, Says, Value, Wording } from './vocabulary.ts'

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
  readonly says?: Says
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
  /** What its choices mean now, for the page of a person, such as “Call 5”. */
  called?(table: K, seat: Seat): Readonly<Record<string, InBoth<string>>>
  /** An event by which the rules let the turn go by. */
  readonly skipped?: keyof E & string
  /** What the seat may note beside its answer. */
  readonly notes?: NotesSpec<K, E>
  /** What happens in its place after bad answers, if the rules of the match say `harmless`. */
  harmless?(table: T, seat: Seat, rng: Rng): Made<E>
  /** What happens then, if they say `lose`. */
  lose?(table: T, seat: Seat, why: 'slips' | 'silence'): readonly Happening<E, Record<never, never>>[]
  /** Reads answers in the game's own way. The fields are those that everything is read by, also what is refused. */
  read?(text: string, asked: { fields(): readonly Field[]; table: T; seat: Seat }): Said<Answers<F>>
}

export interface Sides {
  /** Of each seat, counted from 0. */
  readonly teams: readonly number[]
  /** Of each side. */
  readonly worth: readonly number[]
}

export type Words = Readonly<Record<string, string>>

export interface PlayerSpec<T> extends Pick<HousePlayer<T>, 'name' | 'character' | 'twin' | 'probed'> {
  /** It is given its own words in the language of the match. */
  plays(
    asked: HouseTurn<T> & { readonly seat: Seat; readonly legal: readonly string[] },
    words: Words,
  ): HouseAnswer['fields']
  /** What it says beside its moves: by the choice that it makes, or by the name of the line. */
  readonly words?: InBoth<Words>
  /** How likely it finds each alias to be the one that all look for. */
  believes?(asked: HouseTurn<T> & { readonly seat: Seat }): HouseAnswer['beliefs']
}

type EndSays<End> =
  | Exclude<Says, (...given: never) => unknown>
  | ((event: EndOf<End>, teller: Teller) => Wording | undefined)

/** A turning point, or none. */
type Found = Omit<KitMoment, 'seq'> | false | undefined

/** What a house player is asked. */
export type HouseAsked<T> = Parameters<PlayerSpec<T>['plays']>[0]

/** The same value for each seat. */
export type Each = <T>(value: T) => readonly T[]

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
  /**
   * Who is asked what now, or only what, if it is all who have not answered. Nobody if the rules have to go on by
   * themselves.
   */
  asks(table: K): Asks<keyof M & string> | (keyof M & string) | undefined
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
    readonly says?: EndSays<End>
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
    ) => Found | readonly Found[]
  }
  /** Parts that take the place of those above once the log has an event of one of these types that its reader may know. */
  readonly opened?: { readonly by: readonly string[]; load(): Promise<OpenedTable<R, E, NoInfer<S>, End>> }
  /** How pages tell an event by the table before it, if not by its own sentence. Null where another line tells it. */
  readonly read?: {
    readonly [Type in LoggedEvent<R, E, End, M>['type']]?: (
      at: Omit<Turned<K, Extract<LoggedEvent<R, E, End, M>, { readonly type: Type }>>, 'nameOf'>,
      teller: Teller,
    ) => Wording | null | undefined
  }
  /** The events that a later one tells again, all together. */
  readonly retold?: readonly (keyof E & string)[]
  /** Secret answers, and the events that turn them over together. */
  readonly sealed?: Sealed<keyof E & string>
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

export interface RuleFault {
  readonly field: string
  readonly fault: string
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
  check?(ruleset: RulesetOf<R>): RuleFault | readonly RuleFault[] | undefined
  readonly name: InBoth<string>
  /** The game in one sentence. */
  readonly tagline: InBoth<string>
  /** What a newcomer needs to follow a table, one sentence or two each. */
  readonly basics?: Readonly<Record<keyof Basics, InBoth<string>>>
  /** What lies on the table of the game's page, where that is not plain to see. */
  readonly picture?: InBoth<string>
  /**
   * The rules as a player is told them, in sentences; an empty one is left out. What follows from bad answers comes last,
   * unless they say it elsewhere.
   */
  readonly rulesText: InBoth<(ruleset: RulesetOf<R>, afterSlips: string) => readonly string[]>
  /** The same lines in the words of pages. Without them, pages show what players are told. */
  readonly pageRules?: InBoth<(ruleset: RulesetOf<R>, afterSlips: string) => readonly string[]>
  /** What the lines of the rules are about, by the first of them, as the first preset has them. */
  readonly headings?: Readonly<Record<number, InBoth<string>>>

  /** Draws what a match is made of before its first event. */
  draw?(ruleset: RulesetOf<R>, language: Language, rng: Rng): Material
  /** All that can be drawn, where that is a short list. */
  listed?(ruleset: RulesetOf<R>): readonly Material[] | undefined
  /** Presets under which no new season begins. */
  readonly closedToSeasons?: readonly string[]
  begin?(table: T, material: Material, rng: Rng): readonly Happening<E, End>[]
  /** What happens when nobody is asked, if that can be. It is called until somebody is, or the match has ended. */
  next?(table: T, rng: Rng): readonly Happening<E, End>[]
  /** What an answer leads to at once, where the next seat is asked already. It is given the table after the answer. */
  follows?(table: T, rng: Rng): readonly Happening<E, End>[]
  /** What `turn.round` counts, in a sentence for those who write an agent. */
  readonly round: InBoth<string>
  /** What pages call a round, with `{number}` for its number. */
  readonly roundName?: InBoth<string>

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
  suspense?(table: K): number
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

export type PresetOf<R extends Fields> = Omit<RulesetOf<R>, 'id' | 'slips' | 'turnLimitMs'> &
  Partial<Pick<RulesetOf<R>, 'slips' | 'turnLimitMs'>>
