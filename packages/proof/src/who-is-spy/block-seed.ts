import { rngAt } from '@wis/engine'
import { drawDeal } from '@wis/games'
import { seatingOf } from '../seating.ts'

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
export function blockSeed({ dealSeed, agents, spies, after }: BlockTurn): string {
  if (!spies.some((id) => agents.includes(id))) throw new RangeError('nobody at the table can be the spy')
  for (let number = after + 1; ; number++) {
    const seed = `${dealSeed}.${number}`
    if (spies.includes(agentInTurn(seed, agents))) return seed
  }
}

/** The agent whose turn it is, that is the spy, if these agents play by this seed. */
export function agentInTurn(seed: string, agents: readonly string[]): string {
  const seating = seatingOf(seed, agents, (id) => id)
  const { spy } = drawDeal([...seating.keys()], rngAt(seed, 0))
  const id = seating[spy]
  if (id === undefined) throw new RangeError('a deal for nobody')
  return id
}
