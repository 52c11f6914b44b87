import type { Entry, GameEvent, InBoth } from '@wis/engine'

/** The situations of a seat in which a move exists that no player makes who wants to win. */
export interface GivenAway {
  readonly chances: number
  /** How often the seat made such a move of its own choice. */
  readonly thrown: number
}

/** What a game tells about players that lose on purpose. */
export interface Integrity<Event extends GameEvent = GameEvent> {
  /** The moves that count, as a list that ends a sentence. */
  readonly counts: InBoth<string>
  /** In seat order, by the log of a decided match with everything that is secret during play. */
  givenAway(log: readonly Entry<Event>[]): readonly GivenAway[]
}

/** Adds up situations. */
export function sumOfGiven(
  seats: number,
  found: readonly { readonly seat: number; readonly isThrown: boolean }[],
): readonly GivenAway[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = found.filter((one) => one.seat === seat)
    return { chances: own.length, thrown: own.filter(({ isThrown }) => isThrown).length }
  })
}
