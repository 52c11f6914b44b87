import type { InBoth } from '@wis/engine'

/** One call of a model on its way to an answer. */
export interface StrategyStep {
  readonly id: string
  readonly name: InBoth<string>
  /** What the model is to do in this call. The rules, the table and the answers of earlier calls stand before it. */
  readonly ask: InBoth<string>
  /**
   * The fields of the turn that this call fills in. A later call may fill in one of them again. Fields that the turn
   * does not have are left out, and so is a call without any field.
   */
  readonly fields: readonly string[]
  /** What this call gives to a field is kept in this note, if a later call changes it. */
  readonly keeps?: { readonly field: string; readonly note: string }
  /**
   * What this call gives that no field of a turn asks for: a private text, or a table of what each seat expects of each
   * seat. It stands before the later calls of the turn, and the table is kept beside the answer.
   */
  readonly gives?: 'thoughts' | 'minds'
}

/** What the chances in a table of expectations are about. */
export interface MindsAbout {
  /** A player … */
  readonly that: InBoth<string>
  /** It is so of exactly one player, so that the chances in each row add up to 1. */
  readonly isOne: boolean
}

/** A way to ask a model for this game: several calls for one turn. */
export interface KitStrategy {
  /** Strategies of several games with the same id are one: their versions and names are the same too. */
  readonly id: string
  /** Goes up with every change of a text, so that a record identifies the prompts. */
  readonly version: number
  readonly name: InBoth<string>
  readonly summary: InBoth<string>
  /** The kinds of turns that it takes several calls for. In all others the model thinks first, in one call. */
  readonly turns: readonly string[]
  readonly steps: readonly [StrategyStep, ...StrategyStep[]]
  /** Of the tables that a call gives. */
  readonly minds?: MindsAbout
}
