import { rngAt } from '@wis/engine'
import { drawDeal } from '@wis/games'
import { seatingOf } from './seating.ts'

/** What a schedule wants: the deal of this seed, with these agents in the order of their seats. */
export interface ScheduledSeating {
  readonly dealSeed: string
  /** Agent ids in seat order. */
  readonly seating: readonly string[]
}

/** What a seed for one seating of a deal begins with: its deal's seed, and the number that was found. */
const seedAt = (dealSeed: string, number: number) => `${dealSeed}.${number}`

/**
 * The seed by which a scheduled seating of a deal is played: the deal's own, with the smallest number after it that
 * deals the same spy's word, spy and starter and seats the agents as the schedule says. Nothing is left to choose, so
 * everybody who knows the deal's seed and the schedule finds the same one; and an ordinary check of the match needs to
 * know of neither. Looks at the numbers from `from` up to `to`; undefined where none of them fits.
 */
export function scheduledSeed(
  { dealSeed, seating }: ScheduledSeating,
  { from = 0, to = Number.MAX_SAFE_INTEGER }: { readonly from?: number; readonly to?: number } = {},
): string | undefined {
  const seats = [...seating.keys()]
  const wanted = drawDeal(seats, rngAt(dealSeed, 0))
  for (let number = from; number < to; number++) {
    const seed = seedAt(dealSeed, number)
    const drawn = drawDeal(seats, rngAt(seed, 0))
    if (drawn.spyWord !== wanted.spyWord || drawn.spy !== wanted.spy || drawn.starter !== wanted.starter)
      continue
    if (seatingOf(seed, seating, (id) => id).every((id, seat) => id === seating[seat])) return seed
  }
  return undefined
}

/** The seed of the deal that a match with this seed was a seating of; undefined for a match with a deal of its own. */
export function dealSeedOf(seed: string): string | undefined {
  return /^(.+)\.\d+$/.exec(seed)?.[1]
}
