import { redact, replay } from '@wis/engine'
import type { Entry, Seat } from '@wis/engine'
import type { GameView } from './game-kit.ts'
import type { KitMoment } from './kit-moment.ts'

export interface MatchOutcome {
  readonly reason: string
  readonly places: readonly number[]
  readonly points: readonly number[]
  readonly perPoint: number
}

/** What is told of a match beside its steps. */
export interface ToldOfMatch {
  readonly outcome: MatchOutcome | null
  /** Why it is void, if it is. */
  readonly voided?: string
  /** The turning points, once the match is over. */
  readonly moments: readonly KitMoment[]
  /** Whether its log has something that is hidden from spectators during the match. */
  readonly hasSecrets: boolean
  /** Whether its players noted what they meant, which stays behind the words even at the end. */
  readonly hasNotes?: boolean
}

/** How a match ended and what decided it, once it is finished. */
export function toldOfMatch(
  view: GameView,
  log: readonly Entry[],
  { isFinished, nameOf }: { readonly isFinished: boolean; nameOf(seat: Seat): string },
): ToldOfMatch {
  return {
    outcome: isFinished ? outcomeOf(view, log) : null,
    ...voidedBy(log),
    moments: isFinished ? (view.moments?.(log, nameOf) ?? []) : [],
    hasSecrets: log.some((entry) => redact(view.rules, 'spectator', entry).event.type === 'hidden'),
    hasNotes: log.some(({ event: { type } }) => type !== 'match-ended' && view.opened?.by.includes(type)),
  }
}

function voidedBy(log: readonly Entry[]): Pick<ToldOfMatch, 'voided'> {
  const end = log.at(-1)?.event
  const isVoid = end?.type === 'match-voided' && 'reason' in end && typeof end.reason === 'string'
  return isVoid ? { voided: end.reason } : {}
}

function outcomeOf({ rules, results }: GameView, log: readonly Entry[]): MatchOutcome | null {
  const outcome = rules.outcome(replay(rules, log))
  if (outcome?.kind !== 'decided') return null
  const { reason, places, points } = outcome
  return { reason, places, points, perPoint: results.perPoint ?? 1 }
}
