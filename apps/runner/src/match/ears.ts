import type { Agent } from '@wis/agents'
import { isHidden, redact } from '@wis/engine'
import type { Entry, MatchId, Seat } from '@wis/engine'
import { whoIsSpy } from '@wis/games'
import type { Language, SpyEvent } from '@wis/games'
import type { Clock } from '../operations/clock.ts'

/** How long an agent may take to hear one piece of news. */
const hearLimitMs = 30_000

interface EarsOptions {
  readonly matchId: MatchId
  readonly language: Language
  readonly aliases: readonly string[]
  /** In seat order, with the last entry each has heard already. */
  readonly seats: readonly { readonly agent: Agent; readonly heardSeq: number }[]
  readonly clock: Clock
  readonly signal: AbortSignal
  /** Told when a seat's agent has heard up to an entry, or could not be made to. */
  onHeard(seat: Seat, seq: number): void
}

/** Tells agents that keep a memory of their own what happens: each in order, one piece at a time, all in parallel. */
export interface Ears {
  tell(entries: readonly Entry<SpyEvent>[]): void
  /** True once a seat's agent has heard everything so far; false if it is still at it when the time is up. */
  quiet(seat: Seat, withinMs: number): Promise<boolean>
  /** Resolves once nobody listens any more, or the time is up. */
  allQuiet(withinMs: number): Promise<void>
}

export function openEars({ matchId, language, aliases, seats, clock, signal, onHeard }: EarsOptions): Ears {
  const listening = new Map<Seat, Promise<void>>()

  const hear = async (seat: Seat, agent: Agent, news: readonly Entry<SpyEvent>[]) => {
    const last = news.at(-1)
    if (!last || signal.aborted) return
    const seen = news.map((entry) => redact(whoIsSpy, seat, entry)).filter(({ event }) => !isHidden(event))
    if (seen.length > 0) {
      const entries = seen.map(({ seq, at, event }) => ({ seq, at, event: { ...event } }))
      const over = new AbortController()
      const until = AbortSignal.any([signal, over.signal])
      const heard = agent.hear?.(
        { matchId, seat, alias: aliases[seat] ?? '', aliases, language, entries },
        until,
      )
      await Promise.race([heard, clock.pause(hearLimitMs * seen.length, until)]).finally(() => over.abort())
    }
    if (!signal.aborted) onHeard(seat, last.seq)
  }

  const quiet = async (seat: Seat, withinMs: number) => {
    const busy = listening.get(seat)
    if (!busy) return true
    const over = new AbortController()
    return Promise.race([
      busy.then(() => true),
      clock.pause(withinMs, over.signal).then(() => false),
    ]).finally(() => over.abort())
  }

  return {
    tell: (entries) => {
      for (const [seat, { agent, heardSeq }] of seats.entries()) {
        if (!agent.hear) continue
        const news = entries.filter(({ seq }) => seq > heardSeq)
        listening.set(
          seat,
          (listening.get(seat) ?? Promise.resolve()).then(() => hear(seat, agent, news)),
        )
      }
    },
    quiet,
    allQuiet: async (withinMs) => {
      await Promise.all([...listening.keys()].map((seat) => quiet(seat, withinMs)))
    },
  }
}
