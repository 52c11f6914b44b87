import type { Seat } from '@wis/engine'
import type { OlderAsked } from '../../contract/older-form.ts'

export interface HeardSpeech {
  readonly seat: Seat
  readonly round: number
  readonly text: string
}

export interface HeardBallot {
  readonly seat: Seat
  readonly round: number
  readonly target: Seat | null
}

/** The knowledge of a seat about its match, in order. */
export interface HeardTable {
  readonly me: Seat
  readonly living: readonly Seat[]
  readonly speeches: readonly HeardSpeech[]
  readonly ballots: readonly HeardBallot[]
}

/** Reads the events a seat has heard. Takes any history; missing or malformed parts are ignored. */
export function heardTable({
  seat: me,
  aliases,
  history,
}: Pick<OlderAsked, 'seat' | 'aliases' | 'history'>): HeardTable {
  const living = new Set(aliases.keys())
  const speeches: HeardSpeech[] = []
  const ballots: HeardBallot[] = []
  const seatIn = (value: unknown) => (typeof value === 'number' && value in aliases ? value : undefined)
  let round = 1
  for (const { event } of history) {
    const seat = seatIn(event.seat)
    if (event.type === 'round-opened' && typeof event.round === 'number') round = event.round
    if (event.type === 'seat-eliminated' && seat !== me) living.delete(seat ?? -1)
    if (event.type === 'speech-given' && seat !== undefined && typeof event.text === 'string') {
      speeches.push({ seat, round, text: event.text })
    }
    if (event.type === 'votes-revealed') {
      for (const ballot of pairsIn(event.ballots)) {
        const voter = seatIn(ballot.seat)
        if (voter !== undefined) ballots.push({ seat: voter, round, target: seatIn(ballot.target) ?? null })
      }
    }
  }
  return { me, living: [...living], speeches, ballots }
}

/** The objects of a list. Empty if the value is no list. */
function pairsIn(value: unknown): readonly { readonly seat?: unknown; readonly target?: unknown }[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : []
}
