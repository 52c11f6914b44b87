import { rngAt } from '@wis/engine'
import type { OlderExports } from '@wis/games'
import { seatingOf } from '../commitment.ts'

/** How chance deals. */
type Draw = OlderExports['drawDeal']

/** The deal of a schedule: the deal of this seed, with these agents in the order of their seats. */
export interface ScheduledSeating {
  readonly dealSeed: string
  /** Agent ids in seat order. */
  readonly seating: readonly string[]
}

/** The beginning of the seed for one seating of a deal: its deal's seed, and the number that was found. */
const seedAt = (dealSeed: string, number: number) => `${dealSeed}.${number}`

/**
 * The seed for a scheduled seating of a deal. It is the deal's own seed with the smallest number after it that deals
 * the same spy's word, spy and starter and seats the agents as the schedule says. There is no choice in it, so
 * everybody who knows the deal's seed and the schedule finds the same one. An ordinary check of the match needs
 * neither of them. Looks at the numbers from `from` up to `to`. Undefined if none of them fits.
 */
export function scheduledSeed(
  drawDeal: Draw,
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

/** The seed of the deal behind a match with this seed. Undefined for a match with a deal of its own. */
export function dealSeedOf(seed: string): string | undefined {
  return /^(.+)\.\d+$/.exec(seed)?.[1]
}

interface BlockTurn {
  /** The beginning of the seeds of all matches of the deal. */
  readonly dealSeed: string
  readonly agents: readonly string[]
  /** The agents that can be the spy. The others were the spy in earlier matches of their block. */
  readonly spies: readonly string[]
  /** The number in the seed of the last match dealt from this deal. −1 if there is none. */
  readonly after: number
}

/**
 * The seed of the next match of a deal: the deal's own seed with the next number that gives one of the eligible
 * agents the spy's role. Seats, starter and the spy's word are new every time. There is no choice in it: anybody who
 * knows the deal's seed and the order of its matches finds the same numbers.
 */
export function blockSeed(drawDeal: Draw, { dealSeed, agents, spies, after }: BlockTurn): string {
  if (!spies.some((id) => agents.includes(id))) throw new RangeError('nobody at the table can be the spy')
  for (let number = after + 1; ; number++) {
    const seed = `${dealSeed}.${number}`
    if (spies.includes(agentInTurn(drawDeal, seed, agents))) return seed
  }
}

/** The agent whose turn it is, that is the spy, if these agents play by this seed. */
export function agentInTurn(drawDeal: Draw, seed: string, agents: readonly string[]): string {
  const seating = seatingOf(seed, agents, (id) => id)
  const { spy } = drawDeal([...seating.keys()], rngAt(seed, 0))
  const id = seating[spy]
  if (id === undefined) throw new RangeError('a deal for nobody')
  return id
}
