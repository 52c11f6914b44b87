import type { Entry, GameEvent, InBoth, Rng, Seat, Turn } from '@wis/engine'
import type { Beside } from './beside.ts'
import type { Disguise } from './disguise/disguise.ts'
import type { Choice } from './field.ts'
import type { GuessTally, Probe } from './probe.ts'
import type { Metric } from './results.ts'

/** An answer on its way to the rules, and what its seat knows. */
export interface StudiedAnswer<State> extends Beside {
  readonly text: string
  readonly state: State
  readonly turn: Turn
  /** The strategy by which it was asked, if it is a model. */
  readonly strategy?: string
}

/** The seats that a condition changes. */
export type ConditionedSeats =
  | 'subject'
  /** Its own seat, and every other that it plays against or beside itself. */
  | 'all-of-subject'
  | 'others'
  | 'everybody'
  | { readonly role: string }

/** One change of how a match is played, to observe its effect. Everything else of the match stays as it is. */
export interface Condition<State, Ruleset> {
  readonly id: string
  readonly name: InBoth<string>
  /** What changes, in one sentence for the reader of a report. */
  readonly summary: InBoth<string>
  /** What reports of before called it, if that was something else. They are computed again as they were. */
  readonly before?: { readonly name: InBoth<string>; readonly summary: InBoth<string> }
  readonly seats: ConditionedSeats
  /**
   * The answer that the rules read in place of the agent's own, whether that was JSON or free text. It works on agents
   * of every kind.
   */
  amend?(answer: StudiedAnswer<State>): string
  /** The strategy of a model in such a seat. It changes nothing for agents of other kinds. */
  readonly strategy?: string
  /** Instructions that a model in such a seat is given too. It changes nothing for agents of other kinds. */
  readonly prompt?: InBoth<string>
  /**
   * No model at the table is told that what players say is no instruction, in whichever seat it sits. All models are told so
   * under every other condition.
   */
  readonly unwarned?: true
  /** Kinds of facts about others that such a seat is not told. */
  readonly hides?: readonly string[]
  /** The other names in which such a seat is asked, and answers. It works on agents of every kind that are asked in words. */
  readonly disguise?: Disguise
  /** Rules that differ from those of the experiment. */
  readonly rules?: Partial<Ruleset>
}

/** A property of a seat in a deal that a fair comparison gives to everybody equally often. */
export interface Factor<Ruleset> {
  readonly id: string
  readonly name: InBoth<string>
  /** None if there is no such thing by these rules. */
  levels(ruleset: Ruleset): readonly string[]
}

/** One choice among several options that an agent made, for audits of bias. */
export interface StudiedChoice {
  /** The levels of each option: its name, its place in the list and so on. */
  readonly options: readonly Readonly<Record<string, string>>[]
  /** The index of the option. Null if none was taken. */
  readonly chosen: number | null
}

/** Tables laid on purpose, so that an audit of bias meets every combination of names and places equally often. */
export interface ArrangedTables<Ruleset> {
  /** The factors that a table decides. The others are balanced as ever. */
  readonly decides: readonly string[]
  /** The number of tables in a block, which is balanced as a whole. */
  count(ruleset: Ruleset): number
  /** The settings of the tables, in order, where they differ in what is at stake. Reports tell each of them. */
  readonly settings?: readonly string[]
  /** The setting of a table by what of the rules lays it. */
  settingOf?(rules: Partial<Ruleset>): string | undefined
  /** One table of a block, from 0. The same chance is given for all tables of a block. */
  at(ruleset: Ruleset, index: number, rng: Rng): { readonly seat: Seat; readonly rules: Partial<Ruleset> }
}

/** Something that a seat said, for judges to rate. The parts never say who said it. */
export interface JudgedSpeech {
  /** The number of its entry. */
  readonly entry: number
  /** The parts that the rubric asks for, by name. */
  readonly parts: Readonly<Record<string, string>>
  /** The part of the match it belongs to, from 1, such as a quest. Reports tell ratings by it. */
  readonly round?: number
  /** What a judge that chooses from a list should find. No judge is ever shown it. */
  readonly chosen?: readonly string[]
}

/** A list from which judges choose. */
export interface JudgedChoices {
  readonly choices: readonly Choice[]
  readonly least: number
  readonly most: number
}

/** What judges may rate by a rubric. */
export interface Judged<Event extends GameEvent> {
  readonly rubric: string
  /** Judges choose from this list and give no number. Such a rubric belongs to one game. */
  readonly from?: JudgedChoices
  /** In a match that is over. */
  of(log: readonly Entry<Event>[], seat: Seat): readonly JudgedSpeech[]
}

/** A metric of studies. */
export interface StudiedMetric extends Metric {
  /** The median over deals, in the place of the mean. Reports show it, and compare nobody by it. */
  readonly isMedian?: true
}

/** A metric whose numerator may be counted in parts of one, so that it is whole. */
export interface CountedMetric extends Metric {
  /** How many parts make one. One if it is not given. */
  readonly parts?: number
  /**
   * What was dealt where a seat chose so: two subjects who choose alike in a deal have the same in it. Reports show it, and
   * compare nobody by it.
   */
  readonly isOfDeal?: true
}

/** Numbers of a match that are counted only where a specification names one of their metrics. */
export interface Counted<State> {
  readonly metrics: readonly CountedMetric[]
  /** Whole numbers of a seat in a match that is over, by the names that the metrics have for them. */
  of(state: State, seat: Seat): Readonly<Record<string, number>>
}

/** What a seat meant to do in one part of a match. */
export interface StudiedAim {
  /** From 1. */
  readonly round: number
  /** Everything that it was after in this round, each once. */
  readonly chosen: readonly string[]
  /** Whether its side won the round. Null for a round that nobody won. */
  readonly won: boolean | null
}

/** What seats may be after beside their moves, so that a report can say what it does for winning. */
export interface Aims<Event extends GameEvent> {
  readonly choices: readonly Choice[]
  /** The sides that a report tells apart, because each of them wins otherwise. */
  readonly sides: readonly {
    readonly id: string
    readonly name: InBoth<string>
    readonly roles: readonly string[]
  }[]
  /** Whether an aim was open to a role in a round. Only then is it a choice not to have it. */
  isOpen(aim: string, at: { readonly role: string | null; readonly round: number }): boolean
  /** In a match that is over. */
  of(log: readonly Entry<Event>[], seat: Seat): readonly StudiedAim[]
}

/** Two measures of a game that are drawn against each other. */
export interface MeasureMap {
  readonly title: InBoth<string>
  /** What lies in which direction. */
  readonly note: InBoth<string>
  /** Their names. */
  readonly across: string
  readonly up: string
}

/** What an experiment may vary, balance and observe in a game, beside its rules and results. */
interface KnownTurn<State> {
  readonly state: State
  readonly turn: Turn
  readonly seed: string
  readonly rng: Rng
}

/** A player whose behaviour is known. It answers as house players do. */
interface KnownPlayer<State> {
  readonly player: { answer(asked: KnownTurn<State>): { readonly fields: Readonly<Record<string, unknown>> } }
}

/** Effects of the conditions of a preset: a difference of a measure that is found, or none at all. */
export interface PlantedEffects<State> {
  readonly preset: string
  readonly measure: string
  readonly players: Readonly<Record<string, KnownPlayer<State> & { readonly moreThan: number | null }>>
}

/** Habits of choosing, by the property of the options that each goes by. */
export interface PlantedBiases<State> {
  readonly preset: string
  readonly biasUnder: string
  readonly players: Readonly<Record<string, KnownPlayer<State> & { readonly property: string | null }>>
}

/** Behaviour that an experiment by a preset has to find, and no other. With it, the lab itself is checked. */
export type Planted<State> = PlantedEffects<State> | PlantedBiases<State>

export interface Studies<Ruleset, Material, State, Event extends GameEvent> {
  readonly factors: readonly Factor<Ruleset>[]
  /** The levels of every seat in a match that has just been opened, in seat order. */
  layout(state: State, material: Material): readonly Readonly<Record<string, string>>[]
  readonly conditions: readonly Condition<State, Ruleset>[]
  /** The kinds of facts that a condition may hide from a seat. What a seat knows makes sense without them. */
  readonly hideable?: readonly string[]
  readonly arranged?: ArrangedTables<Ruleset>
  /** Numbers that only studies ask for, beside the metrics of the boards. */
  readonly metrics?: readonly StudiedMetric[]
  /** In groups: if one metric of a group is named, all numbers of that group are counted. */
  readonly counted?: readonly Counted<State>[]
  /** What guesses would earn a seat in a match that is over, by the measures that have a guess level. */
  guessed?(state: State, seat: Seat): Readonly<Record<string, GuessTally>>
  /** Questions beside the game. */
  readonly probes?: readonly Probe<State, Event>[]
  /** The choices of a seat in a match that is over. */
  choices?(log: readonly Entry<Event>[], seat: Seat): readonly StudiedChoice[]
  /** The map of its players. */
  readonly map?: MeasureMap
  /** What seats may be after. Kept of the subject where a specification asks for it. */
  readonly aims?: Aims<Event>
  /** What judges may rate. */
  readonly judged?: readonly Judged<Event>[]
  readonly planted?: readonly Planted<State>[]
}
