import { AskedTurns } from './asked-turns.ts'
import type { Forfeit, Game, GameEvent, Seat, Turn } from './game.ts'
import { MatchInPlay } from './match-in-play.ts'
import type { Known } from './match-in-play.ts'
import type { Entry } from './match.ts'

/** What came of asking a seat: its move, or that it had none, and whatever the asker wants kept beside the log. */
export interface Answer<Move, Call> {
  readonly move: Move | Forfeit
  readonly call: Call
}

/** Where the process is going to end. */
export interface Hurry {
  /** The match is somebody else's now: not another word. */
  readonly lost: AbortSignal
  /** Finish the turns that are under way, and begin no more. */
  readonly drain: AbortSignal
}

/** Everything a match needs that is not in its log. */
export interface Table<Config, State, Move, Event extends GameEvent, Call> {
  readonly game: Game<Config, State, Move, Event>
  readonly config: Config
  readonly seats: readonly Seat[]
  readonly seed: string
  /** The time, ISO 8601. */
  now(): string
  /**
   * Never rejects: a seat that cannot answer forfeits. The signal says that the turn is taken away, for a ruling on
   * another seat ended it: whatever is answered then counts for nothing.
   */
  ask(turn: Turn, known: Known<State, Event>, signal: AbortSignal): Promise<Answer<Move, Call>>
  /**
   * Told of every exchange that counts, in the order in which they do; why the match cannot be a fair one any more, if
   * it cannot: then it ends there, and the move counts for nothing.
   */
  unfair?(call: Call): string | undefined
}

/** The entries of one ruling, which belong together, what they led to, and the exchange that led to them. */
export interface Played<State, Event extends GameEvent, Call> {
  readonly entries: readonly Entry<Event>[]
  readonly state: State
  readonly call: Call | undefined
}

/**
 * Plays a match from wherever its log stands. All whose turn it is are asked at once, and ruled on in the order in which
 * they answer; after each ruling whoever has to act no more is let go, and whoever has to act anew is asked. The caller
 * stores and shows what is yielded before it asks for more, so nobody ever acts on something that could still be lost.
 */
export async function* playMatch<Config, State, Move, Event extends GameEvent, Call>(
  table: Table<Config, State, Move, Event, Call>,
  stored: readonly Entry<Event>[],
  { lost, drain }: Hurry,
): AsyncGenerator<Played<State, Event, Call>, void, undefined> {
  const match = new MatchInPlay(table, stored)
  const asked = new AskedTurns<Answer<Move, Call>>()
  const question = (turn: Turn, signal: AbortSignal) => table.ask(turn, match, signal)
  const letGo = () => asked.withdrawAll()
  lost.addEventListener('abort', letGo)
  try {
    if (match.log.length === 0)
      yield { entries: match.open(table.config, dating(table, match)), state: match.state, call: undefined }
    for (;;) {
      const due = match.turns()
      asked.keepOnly(due)
      if (lost.aborted) return
      if (!drain.aborted) for (const turn of due) if (!asked.has(turn)) asked.ask(turn, question)
      const come = await asked.next()
      if (!come || lost.aborted) return
      const { move, call } = come.answer
      const unfair = table.unfair?.(call)
      const dated = dating(table, match)
      const entries = unfair === undefined ? match.rule(come.turn, move, dated) : match.void(unfair, dated)
      yield { entries, state: match.state, call }
      if (unfair !== undefined) return
    }
  } finally {
    lost.removeEventListener('abort', letGo)
    letGo()
  }
}

/** One time for a whole ruling: now, or when the last one was made. Another clock may be behind; a log never goes back. */
function dating(clock: { now(): string }, { log }: Pick<Known<unknown>, 'log'>): () => string {
  const at = clock.now()
  const last = log.at(-1)?.at
  const later = last !== undefined && last > at ? last : at
  return () => later
}
