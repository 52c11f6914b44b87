import type { Seat, Turn } from '@wis/engine'
import type { MoveMissed, MoveRefused } from './slips-schema.ts'

/** The question that a seat is at: its number for this seat, and how many answers to it were refused. */
export interface Asked {
  readonly step: number
  readonly tries: number
}

export const notAsked: Asked = { step: 1, tries: 0 }

/** What the seats were asked, and how often each gave no legal answer, or none. */
export interface Answering {
  readonly asked: readonly Asked[]
  readonly refused: readonly number[]
  readonly missed: readonly number[]
}

export const answeringOf = (players: number): Answering => {
  const none = Array.from({ length: players }, () => 0)
  return { asked: none.map(() => notAsked), refused: none, missed: none }
}

/** The same after an answer that was none. */
export function afterSlip({ asked, refused, missed }: Answering, event: MoveRefused | MoveMissed): Answering {
  const oneMore = (counts: readonly number[]) =>
    counts.map((count, seat) => (seat === event.seat ? count + 1 : count))
  const isRefused = event.type === 'move-refused'
  return {
    asked: askedAfter(asked, event),
    refused: isRefused ? oneMore(refused) : refused,
    missed: isRefused ? missed : oneMore(missed),
  }
}

/** The question that a seat is at, as a turn. */
export function turnOf(
  asked: readonly Asked[],
  seat: Seat,
  of: Pick<Turn, 'kind' | 'round' | 'limitMs'>,
): Turn {
  const { step, tries } = asked[seat] ?? notAsked
  return { seat, kind: of.kind, round: of.round, step, tries, limitMs: of.limitMs }
}

interface SeatEvent {
  readonly type: string
  readonly seat?: Seat
  /** The move was drawn by chance after all tries were over. */
  readonly drawn?: boolean
}

/** Where every seat is with its questions after an event. A refused answer leads to the same question again. */
export function askedAfter(asked: readonly Asked[], { type, seat, drawn }: SeatEvent): readonly Asked[] {
  if (seat === undefined) return asked
  const { step, tries } = asked[seat] ?? notAsked
  if (type === 'move-refused') return asked.with(seat, { step: step + 1, tries: tries + 1 })
  return asked.with(seat, { step: drawn ? step : step + 1, tries: 0 })
}

/** Where every seat is after the tries of all are over, as at the end of a game. */
export function askedAnew(asked: readonly Asked[]): readonly Asked[] {
  return asked.map(({ step }) => ({ step, tries: 0 }))
}
