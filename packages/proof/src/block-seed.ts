import { rngAt } from '@wis/engine'
import { drawDeal } from '@wis/games'
import { seatingOf } from './seating.ts'

interface BlockTurn {
  /** What the seeds of all matches of the deal begin with. */
  readonly dealSeed: string
  readonly agents: readonly string[]
  /** Who of them can be the spy: the others were in earlier matches of their block. */
  readonly spies: readonly string[]
  /** The number in the seed of the match of this deal that was dealt last; −1 for none. */
  readonly after: number
}

/**
 * The seed of the next match of a deal: the deal's own, with the next number that makes one of those the spy who can be.
 * Seats, starter and the spy's word are new every time. There is nothing in it to choose: whoever knows the deal's seed and
 * in which order its matches were dealt finds the same numbers.
 */
export function blockSeed({ dealSeed, agents, spies, after }: BlockTurn): string {
  if (!spies.some((id) => agents.includes(id))) throw new RangeError('nobody at the table can be the spy')
  for (let number = after + 1; ; number++) {
    const seed = `${dealSeed}.${number}`
    if (spies.includes(spyOf(seed, agents))) return seed
  }
}

/** Who is the spy where these agents play by this seed. */
export function spyOf(seed: string, agents: readonly string[]): string {
  const seating = seatingOf(seed, agents, (id) => id)
  const { spy } = drawDeal([...seating.keys()], rngAt(seed, 0))
  const id = seating[spy]
  if (id === undefined) throw new RangeError('a deal for nobody')
  return id
}
