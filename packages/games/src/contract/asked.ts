import type { Seat } from '@wis/engine'

/** The question that a seat is at: its number for this seat, and how many answers to it were refused. */
export interface Asked {
  readonly step: number
  readonly tries: number
}

export const notAsked: Asked = { step: 1, tries: 0 }

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
