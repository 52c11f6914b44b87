import { createHouseAgent } from '@wis/agents'
import type { Agent } from '@wis/agents'
import type { Clock } from './operations/clock.ts'

/** What is known of an agent that is to be seated. */
export interface Connectable {
  readonly kind: string
  readonly slug: string
  readonly settings: unknown
}

export interface ConnectOptions {
  readonly clock: Clock
  /** How long a house agent seems to think at most; 0 answers at once. */
  readonly housePaceMs: number
}

/** The connector by which an agent is reached. Throws for a kind that nobody can reach. */
export function createConnect({ clock, housePaceMs }: ConnectOptions): (agent: Connectable) => Agent {
  const pace = { sleep: (ms: number, signal: AbortSignal) => clock.pause(ms, signal), longestMs: housePaceMs }
  return ({ kind, slug }) => {
    if (kind === 'house') return createHouseAgent(slug, housePaceMs > 0 ? { pace } : {})
    throw new Error(`there is no connector for agents of kind ${kind}`)
  }
}
