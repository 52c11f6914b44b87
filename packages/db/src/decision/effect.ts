import type { NewDecision } from '@wis/protocol'
import { decisionsInForce } from '@wis/ratings'
import { refuse } from '../refusal.ts'
import type { Refusal } from '../refusal.ts'
import type { SeasonDecision } from './decision-row.ts'

/** A measure about a match or an agent, as opposed to a decision about another decision. */
export type Measure =
  | { readonly kind: 'void' | 're-run'; readonly matchId: string }
  | { readonly kind: 'disqualify'; readonly agentId: string }
  | { readonly kind: 'correct'; readonly agentId: string; readonly language: string; readonly points: number }

/** The effect of a decision: a measure begins or ends. */
export interface Effect {
  readonly ok: true
  readonly measure: Measure
  readonly begins: boolean
  /** The decision that first took the measure. Undefined if that is the decision being made now. */
  readonly taken: SeasonDecision | undefined
}

/** Follows an undo, and the undo of an undo, to the measure at its root. */
export function effectOf(
  wish: NewDecision,
  made: readonly SeasonDecision[],
): Effect | Refusal<'no-such-decision' | 'already-undone'> {
  if (wish.kind !== 'undo') return { ok: true, measure: wish, begins: true, taken: undefined }
  let target = made.find(({ number }) => number === wish.undoes)
  if (!target) return refuse('no-such-decision')
  if (!decisionsInForce(made).some(({ number }) => number === wish.undoes)) return refuse('already-undone')
  let begins = false
  while (target.kind === 'undo') {
    const { undoes }: Extract<SeasonDecision, { kind: 'undo' }> = target
    target = made.find(({ number }) => number === undoes)
    if (!target) throw new Error(`decision ${undoes} is undone, and is not there`)
    begins = !begins
  }
  return { ok: true, measure: target, begins, taken: target }
}
