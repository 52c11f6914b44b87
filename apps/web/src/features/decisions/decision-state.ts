import type { BoardDifference, DecisionRefusal } from '@wis/db'

/** What a form of decisions can be wrong about, beside what the season itself refuses. */
export type DecisionError =
  | DecisionRefusal
  | 'match-unreadable'
  | 'agent-unknown'
  | 'points-unreadable'
  | 'reason-missing'
  | 'throttled'
  | 'not-allowed'

/** The board as it would be. */
export interface PreviewSeen {
  /** Which decision was previewed, by everything but its reason: another one has to be seen anew. */
  readonly seen: string
  /** Undefined where it could not be worked out in time. */
  readonly boards?: readonly {
    readonly language: string
    readonly rows: readonly BoardDifference[]
    /** How many rows are left out. */
    readonly more: number
  }[]
}

/** What came of a form: at most one error, by the field it belongs to. */
export interface DecisionState {
  readonly error?: {
    readonly field: 'match' | 'agent' | 'points' | 'reason' | 'form'
    readonly code: DecisionError
  }
  readonly preview?: PreviewSeen
  /** What the reader need not type again. */
  readonly kept: Readonly<
    Partial<Record<'match' | 'agent' | 'points' | 'reason' | 'kind' | 'language', string>>
  >
}

export const blankDecision: DecisionState = { kept: {} }
