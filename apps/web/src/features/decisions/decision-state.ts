import type { DecisionRefusal } from '@wis/arena'
import type { BoardDifference } from '@wis/db/seasons'

/** The possible faults of a decision's form, besides the refusals of the season itself. */
export type DecisionError =
  | DecisionRefusal
  | 'match-unreadable'
  | 'agent-unknown'
  | 'points-unreadable'
  | 'reason-missing'
  | 'throttled'
  | 'not-allowed'

/** The board after the decision. */
export interface PreviewSeen {
  /** Identifies the previewed decision, without its reason. Any other decision must be previewed again. */
  readonly seen: string
  /** Undefined if it could not be computed in time. */
  readonly boards?: readonly {
    readonly language: string
    readonly rows: readonly BoardDifference[]
    /** How many rows are left out. */
    readonly more: number
  }[]
}

/** The result of a form: at most one error, by its field. */
export interface DecisionState {
  readonly error?: {
    readonly field: 'match' | 'agent' | 'points' | 'reason' | 'form'
    readonly code: DecisionError
  }
  readonly preview?: PreviewSeen
  /** The values that the reader need not type again. */
  readonly kept: Readonly<
    Partial<Record<'match' | 'agent' | 'points' | 'reason' | 'kind' | 'language', string>>
  >
}

export const blankDecision: DecisionState = { kept: {} }
