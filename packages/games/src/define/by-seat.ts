import type { Seat } from '@wis/engine'
import type { Tally } from './happenings.ts'

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** The seats that have most, in seat order. */
export function leadersOf(numbers: readonly number[]): readonly Seat[] {
  const most = Math.max(...numbers)
  return [...numbers.keys()].filter((seat) => numbers[seat] === most)
}

/** What all seats but one have. */
export const othersOf = <Own>(all: readonly Own[], seat: Seat) => all.filter((_, other) => other !== seat)

/** The one seat that does this in a round after one in which nobody did. */
export function aloneIn<Deed>(round: readonly Deed[], last: readonly Deed[], deed: Deed): Seat | undefined {
  const [seat, ...others] = [...round.keys()].filter((at) => round[at] === deed)
  return last.length > 0 && !last.includes(deed) && others.length === 0 ? seat : undefined
}

/** Of all rounds those in which the seat chose itself: what the rules made for it is no decision of its own. */
export function ownRounds<Round>(
  seat: Seat,
  made: readonly { readonly seat: Seat; readonly given: boolean | null }[],
  rounds: readonly Round[],
): readonly Round[] {
  const own = made.filter((one) => one.seat === seat)
  return rounds.filter((_, index) => !own[index]?.given)
}

/** One more of a fact for a seat, or several of one or more facts. */
export function counted(
  tally: readonly Tally[],
  seat: number,
  facts: string | Tally,
  count = 1,
): readonly Tally[] {
  const own: Record<string, number> = { ...tally[seat] }
  const more = typeof facts === 'string' ? { [facts]: count } : facts
  for (const [fact, times] of Object.entries(more)) if (times) own[fact] = (own[fact] ?? 0) + times
  return tally.with(seat, own)
}

/** Points by elimination: a seat has one for each seat that it outlived. `out` are those that are out, the first one first. */
export const outlived = (seats: number, out: readonly number[]): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => (out.includes(seat) ? out.indexOf(seat) : out.length))
