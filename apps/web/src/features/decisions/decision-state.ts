import type { DecisionRefusal } from '@wis/db'

/** What a form of decisions can be wrong about, beside what the season itself refuses. */
export type DecisionError =
  | DecisionRefusal
  | 'match-unreadable'
  | 'agent-unknown'
  | 'points-unreadable'
  | 'reason-missing'
  | 'throttled'
  | 'not-allowed'

/** What came of a form: at most one error, by the field it belongs to. */
export interface DecisionState {
  readonly error?: {
    readonly field: 'match' | 'agent' | 'points' | 'reason' | 'form'
    readonly code: DecisionError
  }
  /** What the reader need not type again. */
  readonly kept: Readonly<Partial<Record<'match' | 'agent' | 'points' | 'reason', string>>>
}

export const blankDecision: DecisionState = { kept: {} }
