import { isUnheard } from '@wis/agents'
import type { Agent, Clock, Unheard } from '@wis/agents'
import type { Language, Seat, ToldEntry } from '@wis/engine'
import { tellAgent } from '@wis/flight-check'

interface Listening {
  readonly matchId: string
  readonly language: Language
  /** In seat order. */
  readonly agents: readonly Agent[]
  readonly clock: Clock
  readonly signal: AbortSignal
}

/** The notices that the agent at a seat did not take. */
export interface SeatUnheard extends Unheard {
  readonly seat: Seat
}

export interface LocalEars {
  /** Begins to tell every agent what its seat may know, without waiting. */
  tell(toldTo: (seat: Seat) => readonly ToldEntry[], aliases: readonly string[]): void
  /** True once a seat's agent has heard everything so far; false if it is still listening at the deadline. */
  quiet(seat: Seat, withinMs: number): Promise<boolean>
  /** The notices that were not taken since the last call. */
  unheard(): readonly SeatUnheard[]
}

/** Every call has a limit of its own. This one is only longer than all the calls for one ruling. */
const tellingMs = 600_000

/**
 * Tells the entries to agents with a memory while the match goes on, as the platform does: each agent in order, one
 * call at a time.
 */
export function openLocalEars({ agents, matchId, language, clock, signal }: Listening): LocalEars {
  const listening = agents.map(() => Promise.resolve())
  let missed: SeatUnheard[] = []
  const hear = async (seat: Seat, agent: Agent, news: Parameters<LocalEars['tell']>) => {
    const [toldTo, aliases] = news
    const own = { matchId, seat, aliases, language, told: toldTo(seat) }
    const tellings = (await tellAgent({ agent, clock, signal }, own, tellingMs)) ?? []
    missed.push(...tellings.filter(isUnheard).map((one) => ({ seat, ...one })))
  }
  return {
    tell: (...news) => {
      for (const [seat, agent] of agents.entries())
        if (agent.hear)
          listening[seat] = listening[seat]?.then(() => hear(seat, agent, news)) ?? Promise.resolve()
    },
    quiet: async (seat, withinMs) => {
      const over = new AbortController()
      const heard = (listening[seat] ?? Promise.resolve()).then(() => true)
      const late = clock.pause(withinMs, AbortSignal.any([signal, over.signal])).then(() => false)
      return Promise.race([heard, late]).finally(() => over.abort())
    },
    unheard: () => {
      const since = missed
      missed = []
      return since
    },
  }
}
