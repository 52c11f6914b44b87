import { houseOfKit } from '@wis/games'
import type { GameKit } from '@wis/games'
import { traitsOf } from '@wis/protocol'

/** An agent as a platform knows it. */
export interface ProbedAgent {
  readonly kind: string
  readonly slug: string
}

/** Why an agent cannot be asked beside a match: a call would change what it remembers, or it believes nothing. */
export type WhyNotAsked = 'memory' | 'no-beliefs'

/** Undefined for an agent that can be asked beside a match. */
export function whyNotAsked(kit: GameKit, { kind, slug }: ProbedAgent): WhyNotAsked | undefined {
  if (traitsOf(kind).hasOneMemory) return 'memory'
  if (kind !== 'house') return undefined
  const own = kit.house.find((player) => player.slug === slug)
  const player = own ?? houseOfKit(kit).find((agent) => agent.slug === slug)?.player
  return player?.probed ? undefined : 'no-beliefs'
}
