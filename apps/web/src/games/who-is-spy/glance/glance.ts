import type { Seat } from '@wis/engine'
import type { Ballot, SpyEntry, SpyState } from '@wis/games'
import type { Step } from '../player/steps.ts'
import { isTableEvent, kindOf } from '../player/table-event.ts'

export interface SeatOut {
  readonly round: number
  readonly cause: 'foul' | 'vote'
}

/**
 * The state of a table at its newest moment, and nothing secret. Small views show nothing else, and the scenes of the
 * player begin with it.
 */
export interface Glance {
  /** The number of the newest included entry; -1 before the first. */
  readonly seq: number
  /** By seat; empty before the deal. */
  readonly aliases: readonly string[]
  /** The highest possible number of rounds; null if there is no limit. */
  readonly most: number | null
  readonly round: number
  readonly phase: SpyState['phase']
  /** The seats that have yet to act, in order. */
  readonly awaited: readonly Seat[]
  readonly out: Readonly<Record<Seat, SeatOut>>
  /** The newest entry that has something to show. */
  readonly step: Step | undefined
  readonly ballotsIn: number
}

export const blankGlance: Glance = {
  seq: -1,
  aliases: [],
  most: null,
  round: 0,
  phase: 'waiting',
  awaited: [],
  out: {},
  step: undefined,
  ballotsIn: 0,
}

export function glanceAt(entries: readonly SpyEntry[]): Glance {
  return entries.reduce(withEntry, blankGlance)
}

export function withEntry(glance: Glance, { seq, at, event }: SpyEntry): Glance {
  const seen = { ...glance, seq }
  // A secret ballot shows only that it was cast.
  if (!isTableEvent(event)) {
    return glance.phase === 'voting'
      ? { ...seen, ballotsIn: glance.ballotsIn + 1 }
      : { ...seen, ...after(glance, event) }
  }
  const round = event.type === 'round-opened' ? event.round : glance.round
  return { ...seen, ...after(glance, event), step: { seq, at, round, kind: kindOf(event), event } }
}

/** The changes by an event, apart from the new step. */
function after({ awaited, out }: Glance, event: SpyEntry['event']): Partial<Glance> {
  switch (event.type) {
    case 'match-opened':
      return { aliases: event.aliases, most: event.ruleset.rounds }
    case 'round-opened':
      return { round: event.round, phase: 'speaking', awaited: event.order }
    case 'speech-given':
    case 'speech-missed':
      return { awaited: awaited.slice(1) }
    case 'fouls-called':
    case 'votes-revealed':
      return { phase: 'waiting', awaited: [] }
    case 'vote-opened':
      return { phase: 'voting', awaited: event.voters ?? event.candidates, ballotsIn: 0 }
    case 'seat-eliminated':
      return { out: { ...out, [event.seat]: { round: event.round, cause: event.cause } } }
    case 'match-ended':
    case 'match-voided':
      return { phase: 'over', awaited: [] }
    default:
      return {}
  }
}

export function speakerAt({ step }: Pick<Glance, 'step'>): Seat | null {
  return step?.kind === 'speech' && 'seat' in step.event ? step.event.seat : null
}

/** The ballots that are being read; empty at any other moment. */
export function ballotsAt({ step }: Pick<Glance, 'step'>): readonly Ballot[] {
  return step?.event.type === 'votes-revealed' ? step.event.ballots : []
}

/** Whether it is this seat's turn. */
export function isAwaited({ phase, awaited }: Glance, seat: Seat): boolean {
  return phase === 'voting' ? awaited.includes(seat) : phase === 'speaking' && awaited[0] === seat
}
