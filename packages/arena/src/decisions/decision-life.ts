import type { NewDecision } from '@wis/protocol'
import { decisionsInForce } from '@wis/ratings'
import type { BoardDecision } from '@wis/ratings'
import { isRunningState } from '../seasons/season-life.ts'

/** Why a decision cannot be made, as shown to its author. */
export const decisionRefusals = [
  'no-such-season',
  'season-closed',
  'season-not-playing',
  'no-such-match',
  'match-not-over',
  'match-already-void',
  'round-is-over',
  'already-replayed',
  'no-such-agent',
  'already-disqualified',
  'no-such-decision',
  'already-undone',
] as const
export type DecisionRefusal = (typeof decisionRefusals)[number]

/** A measure about a match or an agent, as opposed to a decision about another decision. */
export type Measure =
  | { readonly kind: 'void' | 're-run'; readonly matchId: string }
  | { readonly kind: 'disqualify'; readonly agentId: string }
  | { readonly kind: 'correct'; readonly agentId: string; readonly language: string; readonly points: number }

/** The effect of a decision: a measure begins or ends. */
export interface Effect<Made> {
  readonly ok: true
  readonly measure: Measure
  readonly begins: boolean
  /** The decision that first took the measure. Undefined if that is the decision being made now. */
  readonly taken: Made | undefined
}

interface NoEffect {
  readonly ok: false
  readonly reason: 'no-such-decision' | 'already-undone'
}

/** Follows an undo, and the undo of an undo, to the measure at its root. */
export function effectOf<Made extends BoardDecision>(
  wish: NewDecision,
  made: readonly Made[],
): Effect<Made> | NoEffect {
  if (wish.kind !== 'undo') return { ok: true, measure: wish, begins: true, taken: undefined }
  let target: Made | undefined = made.find(({ number }) => number === wish.undoes)
  if (!target) return { ok: false, reason: 'no-such-decision' }
  if (!decisionsInForce(made).some(({ number }) => number === wish.undoes))
    return { ok: false, reason: 'already-undone' }
  let begins = false
  for (let decision: BoardDecision = target; decision.kind === 'undo'; decision = target) {
    const { undoes } = decision
    target = made.find(({ number }) => number === undoes)
    if (!target) throw new Error(`decision ${undoes} is undone, and is not there`)
    begins = !begins
  }
  return { ok: true, measure: measureOf(target), begins, taken: target }
}

function measureOf(decision: BoardDecision): Measure {
  if (decision.kind === 'undo') throw new Error('an undo takes no measure of its own')
  return decision
}

/** What a measure is about, as it stands now. Undefined if it is not in this season. */
export type MeasureSubject =
  | { readonly kind: 'void'; readonly match: DecidedMatch | undefined }
  | { readonly kind: 're-run'; readonly match: DecidedMatch | undefined; readonly isNextStageDrawn: boolean }
  | { readonly kind: 'disqualify'; readonly takesPart: boolean; readonly isOut: boolean }
  | { readonly kind: 'correct'; readonly hasPlayed: boolean }
  | {
      readonly kind: 'end-of-re-run'
      readonly fixture: string | undefined
      readonly isNextStageDrawn: boolean
    }
  | { readonly kind: 'end' }

export interface DecidedMatch {
  readonly status: string
  /** Whether a decision in force is about it already. */
  readonly decided: boolean
}

interface DecidedSeason {
  readonly state: string
  readonly format: string
}

/**
 * Why a measure cannot begin or end. In a knockout, a match can no longer change once the next stage is drawn, because that
 * stage depends on its outcome.
 */
export function measureRefusal(season: DecidedSeason, subject: MeasureSubject): DecisionRefusal | undefined {
  switch (subject.kind) {
    case 'void':
      return voidRefusal(subject.match)
    case 're-run':
      if (!isRunningState(season.state)) return 'season-not-playing'
      return voidRefusal(subject.match) ?? stageRefusal(season, subject)
    case 'disqualify':
      if (!subject.takesPart) return 'no-such-agent'
      return subject.isOut ? 'already-disqualified' : undefined
    case 'correct':
      return subject.hasPlayed ? undefined : 'no-such-agent'
    case 'end-of-re-run':
      if (subject.fixture === 'waiting') return undefined
      return subject.fixture === 'dropped' ? stageRefusal(season, subject) : 'already-replayed'
    case 'end':
      return undefined
  }
}

function voidRefusal(match: DecidedMatch | undefined): DecisionRefusal | undefined {
  if (!match) return 'no-such-match'
  if (match.decided || match.status === 'void') return 'match-already-void'
  return match.status === 'finished' ? undefined : 'match-not-over'
}

const stageRefusal = (
  { format }: DecidedSeason,
  { isNextStageDrawn }: { readonly isNextStageDrawn: boolean },
): DecisionRefusal | undefined => (format === 'knockout' && isNextStageDrawn ? 'round-is-over' : undefined)
