import { isUnheard } from '@wis/agents'
import type { Agent, Clock, Unheard } from '@wis/agents'
import type { Entry, Seat } from '@wis/engine'
import { tellAgent } from '@wis/flight-check'
import type { Language, SpyEvent } from '@wis/games'

interface Listening {
  readonly matchId: string
  readonly language: Language
  /** In seat order. */
  readonly agents: readonly Agent[]
  readonly clock: Clock
  readonly signal: AbortSignal
}

/** What the agent at a seat was told and did not take. */
export interface SeatUnheard extends Unheard {
  readonly seat: Seat
}

export interface LocalEars {
  /** Begins to tell everybody what has happened, and waits for nobody. */
  tell(entries: readonly Entry<SpyEvent>[], aliases: readonly string[]): void
  /** True once a seat's agent has heard everything so far; false if it is still at it when the time is up. */
  quiet(seat: Seat, withinMs: number): Promise<boolean>
  /** What was not taken since this was last asked. */
  unheard(): readonly SeatUnheard[]
}

/** Every call has its own time; this is only longer than all that one ruling is told in. */
const tellingMs = 600_000

/** Tells agents with a memory what happens as it happens, each in order and one call at a time, as the platform does. */
export function openLocalEars({ agents, matchId, language, clock, signal }: Listening): LocalEars {
  const listening = agents.map(() => Promise.resolve())
  let missed: SeatUnheard[] = []
  const hear = async (seat: Seat, agent: Agent, news: Parameters<LocalEars['tell']>) => {
    const [entries, aliases] = news
    const told = { matchId, seat, aliases, language, entries }
    const tellings = (await tellAgent({ agent, clock, signal }, told, tellingMs)) ?? []
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
