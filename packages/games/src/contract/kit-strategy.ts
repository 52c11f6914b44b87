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
}

/** A way to ask a model for this game: several calls for one turn. */
export interface KitStrategy {
  /** No strategy of another game has it. */
  readonly id: string
  /** Goes up with every change of a text, so that a record identifies the prompts. */
  readonly version: number
  readonly name: InBoth<string>
  readonly summary: InBoth<string>
  /** The kinds of turns that it takes several calls for. In all others the model thinks first, in one call. */
  readonly turns: readonly string[]
  readonly steps: readonly [StrategyStep, ...StrategyStep[]]
}
