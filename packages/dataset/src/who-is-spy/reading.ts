import { replay } from '@wis/engine'
import type { Entry, Seat } from '@wis/engine'
import { whoIsSpy } from '@wis/games'
import type { SpyEvent, SpyState } from '@wis/games'
import type { DatasetMatch } from '../dataset-match.ts'

type Fact<Type extends SpyEvent['type']> = Extract<SpyEvent, { readonly type: Type }>

/** A log read once for all tables. */
export interface Reading {
  readonly played: DatasetMatch
  readonly state: SpyState
  /** Moves in the order in which they came, each with its place in the log and its round. */
  readonly moves: readonly Move[]
}

export interface Move {
  readonly seq: number
  readonly at: Date
  readonly round: number
  readonly event: Fact<'speech-given' | 'speech-missed' | 'vote-cast'>
}

/** Undefined for a match that was void before it was dealt, because its log has nothing to read. */
export function readingOf(played: DatasetMatch): Reading | undefined {
  // The log was read by the game's schema, so these are its events.
  const log = played.log as readonly Entry<SpyEvent>[]
  const state = replay(whoIsSpy, log)
  if (!state.ending || state.aliases.length === 0 || state.spy === null) return undefined
  return { played, state, moves: movesOf(log) }
}

function movesOf(log: readonly Entry<SpyEvent>[]): Move[] {
  let round = 0
  return log.flatMap(({ seq, at, event }) => {
    if (event.type === 'round-opened') round = event.round
    return isMove(event) ? [{ seq, at: new Date(at), round, event }] : []
  })
}

function isMove(event: Entry<SpyEvent>['event']): event is Move['event'] {
  return event.type === 'speech-given' || event.type === 'speech-missed' || event.type === 'vote-cast'
}

export const roleOf = ({ spy }: SpyState, seat: Seat) => (seat === spy ? 'spy' : 'civilian')

export const agentIn = ({ played }: Reading, seat: Seat) => played.seats[seat]?.agent ?? ''
