import type { Seat } from '@wis/engine'
import { at } from './hand.ts'
import type { Hand } from './hand.ts'
import type { ActionTaken, HandEnded } from './schema.ts'

/** What a seat has done in all hands so far. Actions taken for it count for `chips` alone. */
export interface Tally {
  readonly hands: number
  readonly won: number
  readonly showdowns: number
  readonly showdownsWon: number
  readonly actions: number
  readonly folds: number
  readonly raises: number
  readonly allIns: number
  /** Hands in which the seat paid of its own will before the flop. */
  readonly voluntary: number
  readonly chips: number
  readonly refused: number
  readonly missed: number
}

export const noTally: Tally = {
  hands: 0,
  won: 0,
  showdowns: 0,
  showdownsWon: 0,
  actions: 0,
  folds: 0,
  raises: 0,
  allIns: 0,
  voluntary: 0,
  chips: 0,
  refused: 0,
  missed: 0,
}

/** Counts one more for a seat. */
export function counted(
  tallies: readonly Tally[],
  seat: Seat,
  what: readonly (keyof Tally)[],
): readonly Tally[] {
  const own = tallies[seat] ?? noTally
  return tallies.with(
    seat,
    what.reduce((tally, name) => ({ ...tally, [name]: tally[name] + 1 }), own),
  )
}

/** What an action adds to the counts of its seat. `before` is the hand as it stood. */
export function countsOf(before: Hand, { seat, action, paid, bet, isAllIn }: ActionTaken): (keyof Tally)[] {
  const isVoluntary = before.street === 'pre-flop' && paid > 0
  const paidBefore = before.actions.some((taken) => taken.seat === seat && taken.paid > 0)
  const counts: Readonly<Partial<Record<keyof Tally, boolean>>> = {
    actions: true,
    folds: action === 'fold',
    raises: bet > at(before.bets, 1 - seat),
    allIns: isAllIn,
    voluntary: isVoluntary && !paidBefore,
  }
  return (Object.keys(counts) as (keyof Tally)[]).filter((name) => counts[name])
}

export function afterHand(tallies: readonly Tally[], { reason, winner, net }: HandEnded): readonly Tally[] {
  const shown = reason === 'showdown' ? 1 : 0
  return tallies.map((tally, seat) => {
    const won = winner === seat ? 1 : 0
    return {
      ...tally,
      hands: tally.hands + 1,
      won: tally.won + won,
      showdowns: tally.showdowns + shown,
      showdownsWon: tally.showdownsWon + shown * won,
      chips: tally.chips + at(net, seat),
    }
  })
}

export function places(points: readonly number[]): readonly number[] {
  const best = Math.max(...points)
  return points.map((own) => (own === best ? 1 : 2))
}
