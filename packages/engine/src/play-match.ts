import { AskedTurns } from './asked-turns.ts'
import type { Forfeit, Game, GameEvent, Seat, Turn } from './game.ts'
import { MatchInPlay } from './match-in-play.ts'
import type { Known } from './match-in-play.ts'
import type { Entry } from './match.ts'

/** The result of asking a seat: its move or its silence, and any details that the asker stores beside the log. */
export interface Answer<Move, Call> {
  /** Is read when it is ruled on, because the match may have gone on since the answer came. */
  move(): Move | Forfeit
  readonly call: Call
}

/** The process is going to end. */
export interface Hurry {
  /** Somebody else has taken over the match, so nothing more may be sent. */
  readonly lost: AbortSignal
  /** Finish the turns under way, and begin no more. */
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
   * Never rejects: a seat that cannot answer forfeits. The signal means that a ruling on another seat ended this
   * turn. A later answer counts for nothing.
   */
  ask(turn: Turn, known: Known<State, Event>, signal: AbortSignal): Promise<Answer<Move, Call>>
  /**
   * Called for every exchange that counts, in order. If the match can no longer be fair, it returns the reason. Then
   * the match ends there, and the move counts for nothing.
   */
  unfair?(call: Call): string | undefined
  /** Rules on answers in the order of the game instead of theirs, so that the same answers give the same log. */
  readonly inOrder?: boolean
}

/** The entries of one ruling, which belong together, the new state, and the exchange that led to them. */
export interface Played<State, Event extends GameEvent, Call> {
  readonly entries: readonly Entry<Event>[]
  readonly state: State
  readonly call: Call | undefined
}

/**
 * Plays a match from the end of its log. It asks all seats whose turn it is at once, and rules on them in the order
 * of their answers. After each ruling it releases the seats that no longer have to act, and asks the seats that newly
 * have to. The caller stores and shows each yielded ruling before it asks for more, so that nobody ever acts on an
 * entry that could still be lost.
 */
export async function* playMatch<Config, State, Move, Event extends GameEvent, Call>(
  table: Table<Config, State, Move, Event, Call>,
  stored: readonly Entry<Event>[],
  { lost, drain }: Hurry,
): AsyncGenerator<Played<State, Event, Call>, void, undefined> {
  const match = new MatchInPlay(table, stored)
  if (match.log.length === 0)
    yield { entries: match.open(table.config, dating(table, match)), state: match.state, call: undefined }
  yield* playOn(match, table, { lost, drain })
}

/** Plays a match that is open. */
export async function* playOn<Config, State, Move, Event extends GameEvent, Call>(
  match: MatchInPlay<Config, State, Move, Event>,
  table: Pick<Table<Config, State, Move, Event, Call>, 'now' | 'ask' | 'unfair' | 'inOrder'>,
  { lost, drain }: Hurry,
): AsyncGenerator<Played<State, Event, Call>, void, undefined> {
  const asked = new AskedTurns<Answer<Move, Call>>()
  const question = (turn: Turn, signal: AbortSignal) => table.ask(turn, match, signal)
  const letGo = () => asked.withdrawAll()
  lost.addEventListener('abort', letGo)
  try {
    for (;;) {
      const due = match.turns()
      asked.keepOnly(due)
      if (lost.aborted) return
      if (!drain.aborted) for (const turn of due) if (!asked.has(turn)) asked.ask(turn, question)
      const come = await asked.next(table.inOrder ? due[0] : undefined)
      if (!come || lost.aborted) return
      const { move, call } = come.answer
      const unfair = table.unfair?.(call)
      const dated = dating(table, match)
      const entries = unfair === undefined ? match.rule(come.turn, move(), dated) : match.void(unfair, dated)
      yield { entries, state: match.state, call }
      if (unfair !== undefined) return
    }
  } finally {
    lost.removeEventListener('abort', letGo)
    letGo()
  }
}

/**
 * One time for a whole ruling: now, or the time of the last one. Another machine's clock may be ahead, and a log
 * never goes back.
 */
function dating(clock: { now(): string }, { log }: Pick<Known<unknown>, 'log'>): () => string {
  const at = clock.now()
  const last = log.at(-1)?.at
  const later = last !== undefined && last > at ? last : at
  return () => later
}
