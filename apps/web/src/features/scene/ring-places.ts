import type { Seat } from '@wis/engine'

/** A place on the stage, in hundredths of its width and height. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** The places round an oval, clockwise from the upper left, for a stage that is wider than high. */
export function widePlace(seat: Seat, seats: number): Place {
  return onOval(seat, seats, 36)
}

/** On an oval of this height, as half of it. */
export function onOval(seat: Seat, seats: number, height: number): Place {
  const angle = ((-120 + (360 / seats) * seat) * Math.PI) / 180
  return { x: tenth(50 + 41 * Math.cos(angle)), y: tenth(50 + height * Math.sin(angle)) }
}

export const tenth = (value: number) => Math.round(value * 10) / 10
