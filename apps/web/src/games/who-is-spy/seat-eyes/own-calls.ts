import type { Seat } from '@wis/engine'
import type { SpyEntry } from '@wis/games'
import type { MatchHeader } from '@wis/protocol'
import { createContext } from 'react'

/** The reader's own seats, with the addresses of their agents' calls. */
export interface OwnCalls {
  readonly seats: readonly Seat[]
  readonly header: MatchHeader
  readonly entries: readonly SpyEntry[]
}

export const OwnCallsContext = createContext<OwnCalls | undefined>(undefined)

/** The page of the call that an entry came from; undefined for the seats of others. */
export function callAddress({ seats, header }: OwnCalls, seat: Seat, seq: number): string | undefined {
  const agent = seats.includes(seat) ? header.seats[seat]?.agent : undefined
  if (!agent || agent.slug === '') return undefined
  return `/agents/${agent.slug}/calls?match=${header.id}#call-${seq}`
}

export interface OwnBallot {
  readonly seat: Seat
  readonly seq: number
}

/** The ballots of the reader's own seats in the vote that is read at an entry. */
export function ownBallots({ seats, entries }: OwnCalls, readAt: number): readonly OwnBallot[] {
  const found: OwnBallot[] = []
  for (let seq = readAt - 1; seq >= 0; seq--) {
    const event = entries[seq]?.event
    if (event?.type !== 'vote-cast') break
    if (seats.includes(event.seat)) found.push({ seat: event.seat, seq })
  }
  return found.toSorted((one, other) => one.seat - other.seat)
}
