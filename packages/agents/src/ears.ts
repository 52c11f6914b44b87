import { toldTo } from '@wis/engine'
import type { Entry, Game, GameEvent, Language, Seat, ToldEntry } from '@wis/engine'
import type { Agent, Telling } from './agent.ts'
import type { Clock } from './clock.ts'

/** As much of an agent as hears. */
export type Hearer = Pick<Agent, 'hear' | 'isWaiting'>

interface EarsOptions {
  readonly rules: Pick<Game<never, never, never, GameEvent>, 'audience' | 'id'>
  /** The name by which the agents know the match. */
  readonly matchId: string
  readonly language: Language
  readonly aliases: readonly string[]
  /**
   * Agents in seat order. Each one knows which news it has heard before, and needs the rest of the log to understand
   * them.
   */
  readonly agents: readonly Hearer[]
  readonly clock: Clock
  readonly signal: AbortSignal
  /** Once this aborts, only the end of the match is still told. */
  readonly hurry?: AbortSignal
  /** Called when a seat's agent has heard everything up to an entry, or has refused to hear it; not while news waits. */
  onHeard?(seat: Seat, seq: number): Promise<void> | void
  /** Called with each piece of news for a seat's agent, and its outcome. */
  onTold(seat: Seat, tellings: readonly Telling[]): void
  /** Called with the error of a connector that threw, against its contract. */
  onFault(seat: Seat, error: unknown): void
}

/**
 * Tells the news to agents with a memory of their own: in order and one piece at a time for each, in parallel for all.
 * The connector limits the time for one piece; no other agent waits for it.
 */
export interface Ears {
  tell(entries: readonly Entry[]): void
  /** Tells that the match is over, without the result. */
  tellOver(last: Pick<Entry, 'seq' | 'at'>): void
  /** Records news that the agent was told elsewhere, right before its turn. */
  wasTold(seat: Seat, tellings: readonly Telling[]): void
  /** True once a seat's agent has heard everything so far; false if it is still listening at the deadline. */
  quiet(seat: Seat, withinMs: number): Promise<boolean>
  /** Resolves once no agent is listening, or at the deadline. */
  allQuiet(withinMs: number): Promise<void>
}

interface Listener {
  readonly seat: Seat
  readonly agent: Hearer
}

/** An entry of no log. It takes the place of an end that must stay secret for now. */
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
      const heard = { matchId, game: rules.id, seat, alias: aliases[seat] ?? '', aliases, language, entries }
      const tellings = (await agent.hear?.(heard, signal, hurry)) ?? []
      if (tellings.length > 0) onTold(seat, tellings)
    }
    if (!signal.aborted && !agent.isWaiting?.()) await onHeard?.(seat, last)
  }

  const quiet = async (seat: Seat, withinMs: number) => {
    const busy = listening.get(seat)
    if (!busy) return true
    const over = new AbortController()
    return Promise.race([
      busy.then(() => true),
      clock.pause(withinMs, AbortSignal.any([signal, over.signal])).then(() => false),
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
