import type { Seat } from '@wis/engine'
import type { EndReason } from './events.ts'

/** What the chameleon gets, and what each of the others gets. */
export const pays: Readonly<Record<EndReason, readonly [chameleon: number, other: number]>> = {
  caught: [0, 2],
  'word-named': [1, 1],
  'other-accused': [2, 0],
  'nobody-accused': [1, 1],
  'too-few-left': [2, 0],
}

interface End {
  readonly reason: EndReason
  readonly seats: number
  readonly chameleon: Seat
  readonly out: readonly Seat[]
}

/** The points of every seat. A seat that has left gets nothing, whatever its side gets. */
export function pointsAt({ reason, seats, chameleon, out }: End): readonly number[] {
  const [own, other] = pays[reason]
  return Array.from({ length: seats }, (_, seat) => {
    if (seat === chameleon) return own
    return out.includes(seat) ? 0 : other
  })
}
