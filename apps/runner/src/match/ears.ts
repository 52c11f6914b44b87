import type { Agent, Clock, Telling } from '@wis/agents'
import { toldTo } from '@wis/engine'
import type { Entry, Game, GameEvent, MatchId, Seat, ToldEntry } from '@wis/engine'
import type { Language } from '@wis/games'
import type { TurnRequest } from '@wis/protocol'

interface EarsOptions {
  readonly rules: Pick<Game<never, never, never, GameEvent>, 'audience'>
  readonly matchId: MatchId
  readonly language: Language
  readonly aliases: readonly string[]
  /** In seat order. Each knows by itself what it has heard before, and needs the rest of the log to understand it. */
  readonly agents: readonly Agent<TurnRequest>[]
  readonly clock: Clock
  readonly signal: AbortSignal
  /** Once it says so, only how the match ended is worth telling. */
  readonly hurry: AbortSignal
  /** Told when a seat's agent has heard up to an entry, or could not be made to. Not told while some news waits. */
  onHeard(seat: Seat, seq: number): Promise<void> | void
  /** Told what a seat's agent was told, and what became of it. */
  onTold(seat: Seat, tellings: readonly Telling[]): void
  /** Told of a connector that threw, which none may do. */
  onFault(seat: Seat, error: unknown): void
}

/**
 * Tells agents that keep a memory of their own what happens: each in order, one piece at a time, all in parallel. How
 * long one piece may take is the connector's matter; nobody else waits for it.
 */
export interface Ears {
  tell(entries: readonly Entry[]): void
  /** Tells that the match is over and nothing else, however it ended. */
  tellOver(last: Pick<Entry, 'seq' | 'at'>): void
  /** Told of what an agent was told outside of this, right before its turn. */
  wasTold(seat: Seat, tellings: readonly Telling[]): void
  /** True once a seat's agent has heard everything so far; false if it is still at it when the time is up. */
  quiet(seat: Seat, withinMs: number): Promise<boolean>
  /** Resolves once nobody listens any more, or the time is up. */
  allQuiet(withinMs: number): Promise<void>
}

interface Listener {
  readonly seat: Seat
  readonly agent: Agent<TurnRequest>
}

/** Not in any log: what is told in place of an end that nobody may know yet. */
const over = { type: 'match-over' } as const

export function openEars({
  rules,
  matchId,
  language,
  aliases,
  agents,
  clock,
  signal,
  hurry,
  onHeard,
  onTold,
  onFault,
}: EarsOptions): Ears {
  const listening = new Map<Seat, Promise<void>>()

  const hear = async ({ seat, agent }: Listener, entries: readonly ToldEntry[], last: number) => {
    if (signal.aborted) return
    if (entries.length > 0) {
      const heard = { matchId, seat, alias: aliases[seat] ?? '', aliases, language, entries }
      const tellings = (await agent.hear?.(heard, signal, hurry)) ?? []
      if (tellings.length > 0) onTold(seat, tellings)
    }
    if (!signal.aborted && !agent.isWaiting?.()) await onHeard(seat, last)
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

  const tellAll = (last: number | undefined, entriesFor: (seat: Seat) => readonly ToldEntry[]) => {
    if (last === undefined) return
    for (const [seat, agent] of agents.entries()) {
      if (!agent.hear) continue
      const before = listening.get(seat) ?? Promise.resolve()
      const after = before.then(() => hear({ seat, agent }, entriesFor(seat), last))
      listening.set(
        seat,
        after.catch((error: unknown) => onFault(seat, error)),
      )
    }
  }

  return {
    tell: (entries) => tellAll(entries.at(-1)?.seq, (seat) => toldTo(rules, seat, entries)),
    tellOver: ({ seq, at }) => tellAll(seq, () => [{ seq, at, event: over }]),
    wasTold: onTold,
    quiet,
    allQuiet: async (withinMs) => {
      await Promise.all([...listening.keys()].map((seat) => quiet(seat, withinMs)))
    },
  }
}
