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

/** Three seats are as far to the left as to the right. */
const three = [-125, -55, 90] as const

/** On an oval of this height, as half of it. Its left is like its right. */
export function onOval(seat: Seat, seats: number, height: number): Place {
  const degrees = (seats === 3 ? three[seat] : undefined) ?? -90 + (360 / seats) * (seat - 0.5)
  const angle = (degrees * Math.PI) / 180
  return { x: tenth(50 + 41 * Math.cos(angle)), y: tenth(50 + height * Math.sin(angle)) }
}

export const tenth = (value: number) => Math.round(value * 10) / 10
