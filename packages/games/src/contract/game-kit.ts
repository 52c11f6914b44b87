import type { Entry, Game, GameEvent, InBoth, Language, MatchVoided, Rng, Seat, Turn } from '@wis/engine'
import type { z } from 'zod'
import type { WordPair } from '../season-words/word-pair.ts'
import type { Beside } from './beside.ts'
import type { Field } from './field.ts'
import type { GamePackage } from './game-package.ts'
import type { Integrity } from './integrity.ts'
import type { KitMoment } from './kit-moment.ts'
import type { KitStrategy } from './kit-strategy.ts'
import type { Moved } from './moved.ts'
import type { OlderForm } from './older-form.ts'
import type { OlderTables } from './older-tables.ts'
import type { BoardLayout, Results } from './results.ts'
import type { AnyRuleset, GameConfig } from './ruleset.ts'
import type { Scene } from './scene.ts'
import type { Flaw } from './scripted/flaw.ts'
import type { Situation } from './scripted/scripted-match.ts'
import type { Studies } from './studies.ts'

/** The value of an agent in a game: its TrueSkill, one of the kit's metrics, or the share of wins in one role. */
export type TableValue =
  | { readonly kind: 'skill' }
  | { readonly kind: 'metric'; readonly metric: string }
  | { readonly kind: 'win-rate'; readonly role: string }

/** What a game goes by in a table of a publication that sets several games side by side. */
export interface GameInTable {
  /** The game's name in the publication. */
  readonly publishedAs: string
  readonly value: TableValue
  /** The ruleset of the publication. A ladder that plays by it is taken before others. */
  readonly ruleset: string
  /** Whether one agent holds all seats, as in the publication. Otherwise they belong to different agents. */
  readonly selfPlay?: true
}

/** The rulesets of a game, and what a match of it is made of. */
export interface Setup<Ruleset extends AnyRuleset, Material> {
  /** Refuses values out of range with the name of the field. */
  readonly ruleset: z.ZodType<Ruleset>
  /** The first one is what a match is played by if nothing else is said. */
  readonly presets: readonly [Ruleset, ...Ruleset[]]
  /** The preset of studies that name none, where they were planned before another came first. */
  readonly studied?: string
  /** Rulesets under which no new season begins. Whatever began under them keeps them, and experiments may name them. */
  readonly closedToSeasons?: readonly string[]
  /** What a form calls fields of the rules, by their path. The platform names those that every game has. */
  readonly labels?: Readonly<Record<string, InBoth<string>>>
  /** What a season may bring of its own instead of the content that everybody knows. Nothing if it is not given. */
  readonly brings?: 'word-pairs'
  /** The pairs of words that the platform stores for a game that is dealt some, by what they are for. No match begins with `earlier` ones. */
  readonly pairs?: Readonly<Record<'practice' | 'ranked' | 'earlier' | 'undercover', readonly WordPair[]>>
  /**
   * Players say something in their own words: always, or where the named field of the rules is true. In a game without
   * words, language tells nothing of a match, so agents of all languages meet on one ladder.
   */
  readonly words?: true | string
  /** Lists that the rules go by, by the name under which referees of their own find them. A list never changes. */
  readonly lists?: Readonly<Record<string, (language: Language) => ReadonlyMap<string, readonly string[]>>>
  /**
   * One agent may hold all seats of a match, and play with itself. Only a game in which all seats share one result says
   * so. In every other game two seats of one agent, or of one owner, would play into each other's hands.
   */
  readonly selfPlay?: true
  /** The fewest and the most points, in the smallest shares, that a seat can have. Not given where nobody has worked it out. */
  pointsWithin?(ruleset: Ruleset): readonly [least: number, most: number]
  /** Draws content for a match, such as words. */
  draw(ruleset: Ruleset, language: Language, rng: Rng): Material
  /**
   * Everything that can be drawn by this ruleset, where that is a short list. An experiment deals all of it before any
   * comes again. Undefined where draws are made anew.
   */
  listed?(ruleset: Ruleset, language: Language): readonly Material[] | undefined
}

/** What a seat knows now, beside the rules and the log. */
export interface Observation {
  readonly data: Readonly<Record<string, unknown>>
  readonly text: string
}

/** What is asked and told. Every state given to these functions is what the seat may know. */
export interface Wire<State, Event extends GameEvent> {
  /** What `turn.round` counts, in a sentence for those who write an agent. */
  readonly round: InBoth<string>
  /** What a round is called on the pages, with `{number}` for its number, if not “Round 3”. */
  readonly roundName?: InBoth<string>
  readonly event: z.ZodType<Event>
  fields(state: State, turn: Turn): readonly Field[]
  /** The legal values of the first field. Undefined if they cannot be listed, or the ruleset does not list them. */
  legal(state: State, turn: Turn): readonly string[] | undefined
  observe(state: State, seat: Seat): Observation
  /**
   * What the choices of this turn mean now, by their values, for the page of a person: “Call 5”. Programs are asked by the
   * labels of the field.
   */
  called?(state: State, turn: Turn): Readonly<Record<string, InBoth<string>>>
  /**
   * One line about an event, for transcripts, prompts and screen readers. Undefined for an event that says nothing to
   * a reader.
   */
  say(event: Event | MatchVoided, teller: Teller): string | undefined
}

export interface Teller {
  readonly language: Language
  /** The name of a seat. */
  nameOf(seat: Seat): string
  /** Whether a page is its reader, which may have signs that are not in logs: suits of cards, a true minus. */
  readonly onPage?: true
}

/** A question to a house player, who knows what its seat knows. */
export interface HouseTurn<State> {
  readonly state: State
  readonly turn: Turn
  /** The same in all turns of the seat in this match. */
  readonly seed: string
  readonly rng: Rng
}

export interface HouseAnswer extends Beside {
  readonly fields: Readonly<Record<string, unknown>>
}

/** A question to a house player beside the game. */
export interface HouseProbe<State> {
  /** The name of the probe. */
  readonly probe: string
  /** What its seat knows. */
  readonly state: State
  readonly seat: Seat
  /** The same as in the turns of the seat in this match. */
  readonly seed: string
  /** The name by which the seat knows the match, if the seed does not hold it. */
  readonly matchId?: string
}

/** A player that comes with the game. The same question and chance lead to the same answer. */
export interface HousePlayer<State> {
  readonly slug: string
  readonly name: InBoth<string>
  /** Its name where it sits at the table a second time. */
  readonly twin?: InBoth<string>
  readonly character: InBoth<string>
  /** Its rank among the game's house players; 1 is the weakest. */
  readonly strength: number
  answer(asked: HouseTurn<State>): HouseAnswer
  /** Its answer beside the game, from its beliefs. Undefined if it has none about this. */
  probed?(asked: HouseProbe<State>): Readonly<Record<string, unknown>> | undefined
}

/** What a player sees, does and wins by. */
export type Basics = Readonly<Record<'see' | 'do' | 'win', string>>

/** The texts of a game in one language. */
export interface GameTexts<Ruleset> {
  readonly name: string
  /** The game in one sentence. */
  readonly tagline: string
  /** What a newcomer needs to follow a table, one sentence or two each. */
  readonly basics?: Basics
  /** What lies on the table of the game's page, where that is not plain to see. */
  readonly picture?: string
  /** The rules as a player is told them. */
  rules(ruleset: Ruleset): string
  /** The same rules, line by line, in the words of pages. */
  pageRules(ruleset: Ruleset): string
  /** For readers of the page of the game: what the lines of the first ruleset are about, by the first of them. */
  readonly headings?: Readonly<Record<number, string>>
}

/** A flight check plays the beginning of a few matches against house players of the game. */
export interface CheckPlan {
  /** The agent's seats, one match for each. Usually the first and the last. */
  readonly seats?: readonly Seat[]
  /** A match is broken off after so many questions to the agent. Usually twelve. */
  readonly mostTurns?: number
}

/** A flight check by scripted situations, in place of matches against house players. */
export interface ScriptedCheck<Ruleset, State, Move, Event extends GameEvent> {
  situations(ruleset: Ruleset, languages: readonly Language[]): readonly Situation<State, Move, Event>[]
  /** All flaws of an answer to a turn of any match, by what the director knew then. */
  judge(text: string, turn: Turn, state: State): readonly Flaw[]
}

/** What a game is mostly made of. A page with room for a few tables shows one of each, so that it shows more than one game. */
export const genres = ['talk', 'cards', 'board', 'numbers'] as const
export type Genre = (typeof genres)[number]

/**
 * What whoever watches a match needs of its game: the fold of a log, who may read what of it, what is said of an event and
 * what is seen. A browser loads the view of the one game that is watched, so it has no house players, no words and no
 * rules as texts. Every kit is a view, too.
 */
export interface GameView<State = unknown, Event extends GameEvent = GameEvent> {
  readonly id: string
  readonly rules: Pick<Game<never, State, never, Event>, 'blank' | 'evolve' | 'audience' | 'outcome'>
  readonly wire: Pick<Wire<State, Event>, 'say'>
  readonly results: Pick<Results<State>, 'perPoint'>
  /** What a reader sees who knows this state. The seat is whose eyes it is seen through, or null for a spectator. */
  scene(state: State, seat: Seat | null): Scene
  /**
   * The turning points of a match, in order. A fact that the reader of the log may not know gives none, and no moment
   * of a whole log is told before its end. A game may have no such thing.
   */
  moments?(log: readonly Entry<Event>[], nameOf: (seat: Seat) => string): readonly KitMoment[]
  /**
   * A view that shows more, and is loaded in place of this one once the log has an entry of one of these types that its reader may
   * know. For words that few watchers of a live match would need.
   */
  readonly opened?: { readonly by: readonly Event['type'][]; load(): Promise<GameView<State, Event>> }
  /**
   * How a page tells an event where that takes the state before it. Null where another line tells it, and undefined where
   * `wire.say` does.
   */
  read?(event: Event, before: State, teller: Teller): string | null | undefined
  /** The types of entries that a later entry tells again, all together. The list of events on a page has them once. */
  readonly retold?: readonly Event['type'][]
  /** Secret answers, and the entries that turn them over together. A replay that shows everything keeps them sealed until then. */
  readonly sealed?: Sealed<Event['type']>
}

export interface Sealed<Type extends string = string> {
  readonly answers: readonly Type[]
  readonly until: readonly Type[]
}

/** Everything that the platform needs from a game. It is plain data and pure functions. */
export interface GameKit<
  Ruleset extends AnyRuleset = AnyRuleset,
  Material = unknown,
  State = unknown,
  Move = unknown,
  Event extends GameEvent = GameEvent,
> extends GameView<State, Event> {
  /** Where the game is from. Absent in a game of this repository. */
  readonly package?: GamePackage
  readonly genre: Genre
  /** The mark of the game: path data of lines in a square of 24 by 24. */
  readonly glyph?: string
  readonly rules: Game<GameConfig<Ruleset, Material>, State, Move, Event>
  /**
   * The move that leads to this event, if the event is right. Undefined for an event that is no answer of a seat.
   * Answers that were refused or missed are known without it. Anybody who checks a match makes its rulings again from
   * these moves. `next` is the event after it in the log, because an answer with notes leaves two.
   */
  moveOf(event: Event, next?: Event): Moved<Move> | undefined
  readonly setup: Setup<Ruleset, Material>
  readonly wire: Wire<State, Event>
  readonly house: readonly [HousePlayer<State>, ...HousePlayer<State>[]]
  /** How many times as long as usual they think, where a match would be over too soon or too late to be followed. Usually 1. */
  readonly thinkingTime?: number
  /** How many times as long as otherwise they think now, because the next move may end the match early. Usually 1. */
  suspense?(state: State): number
  readonly results: Results<State>
  readonly board: BoardLayout
  /**
   * The moves by which a seat loses on purpose. A game has none in which every move may be meant well, such as one
   * about giving and trusting.
   */
  readonly integrity?: Integrity<Event>
  readonly texts: InBoth<GameTexts<Ruleset>>
  /** The matches of its flight check, if the usual ones do not fit. */
  readonly check?: CheckPlan & Partial<ScriptedCheck<Ruleset, State, Move, Event>>
  /**
   * How many answers of all seats were missing or refused. A game needs it only if it has events of its own for that.
   */
  slips?(log: readonly Entry<Event>[]): number
  /** How close a decided match was, as yes or no to three questions. They never tell who won. */
  tension?(state: State): readonly [boolean, boolean, boolean]
  /** What experiments may vary and observe. Every game can be studied without it, as it is dealt. */
  readonly studies?: Studies<Ruleset, Material, State, Event>
  /** What it goes by in the tables that set several games side by side, by the table. */
  readonly sideBySide?: Readonly<Record<string, GameInTable>>
  /** Ways to ask a model that fit this game alone. */
  readonly strategies?: readonly KitStrategy[]
  /** Only in a game that agents were asked before there were kits. */
  readonly older?: OlderForm<State>
  /** Only in a game whose data sets were published before there were kits. */
  readonly olderTables?: OlderTables<State, Event>
}
