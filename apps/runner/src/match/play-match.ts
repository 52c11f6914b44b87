import { advance, replay, rngAt } from '@wis/engine'
import type { Entry, Forfeit, Game, GameEvent, MatchVoided, Seat, Turn } from '@wis/engine'

/** What came of asking a seat: its move, or that it had none, and whatever the asker wants kept beside the log. */
export interface Answer<Move, Call> {
  readonly move: Move | Forfeit
  readonly call: Call
  /** Why the match cannot be a fair one any more: then it ends here, and the move counts for nothing. */
  readonly voids?: string
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
  now(): Date
  /** Never rejects: a seat that cannot answer forfeits. */
  ask(turn: Turn, log: readonly Entry<Event>[], signal: AbortSignal): Promise<Answer<Move, Call>>
}

/** The entries of one ruling, which belong together, and the exchange that led to it. */
export interface Played<Event extends GameEvent, Call> {
  readonly entries: readonly Entry<Event>[]
  readonly call: Call | undefined
}

/**
 * Plays a match from wherever its log stands. The caller stores and shows what is yielded before it asks for
 * more, so nobody ever acts on something that could still be lost.
 */
export async function* playMatch<Config, State, Move, Event extends GameEvent, Call>(
  table: Table<Config, State, Move, Event, Call>,
  stored: readonly Entry<Event>[],
  { lost, drain }: Hurry,
): AsyncGenerator<Played<Event, Call>, void, undefined> {
  const { game, seats, seed } = table
  const log = [...stored]
  let state = replay(game, log)
  const record = (events: readonly (Event | MatchVoided)[]): readonly Entry<Event>[] => {
    const at = notBefore(log.at(-1)?.at, table.now())
    const entries = events.map((event, place) => ({ seq: log.length + place, at, event }))
    log.push(...entries)
    state = entries.reduce((before, entry) => advance(game, before, entry), state)
    return entries
  }

  if (log.length === 0) {
    yield { entries: record(game.open(table.config, seats, rngAt(seed, 0))), call: undefined }
  }
  for (let turns = game.turns(state); turns.length > 0; turns = game.turns(state)) {
    if (lost.aborted || drain.aborted) return
    const heard = [...log]
    const asked = turns.map(async (turn) => ({ turn, answer: await table.ask(turn, heard, lost) }))
    for await (const { turn, answer } of asTheyCome(asked)) {
      if (lost.aborted) return
      if (answer.voids !== undefined) {
        yield { entries: record([{ type: 'match-voided', reason: answer.voids }]), call: answer.call }
        return
      }
      const ruling = game.decide(state, turn.seat, answer.move, rngAt(seed, log.length))
      if (!ruling.ok)
        throw new Error(`seat ${turn.seat} was asked for a ${turn.kind}, which is ${ruling.reason}`)
      yield { entries: record(ruling.events), call: answer.call }
    }
  }
}

/** Now, or when the last entry was made: another runner's clock may be behind, but a log never goes back. */
export function notBefore(last: string | undefined, now: Date): string {
  const at = now.toISOString()
  return last !== undefined && last > at ? last : at
}

/** The values in the order in which they are there, however many come at the same moment. */
async function* asTheyCome<T>(promises: readonly Promise<T>[]): AsyncGenerator<T, void, undefined> {
  const settled: Promise<T>[] = []
  let wake = () => {}
  for (const promise of promises) {
    const arrive = () => {
      settled.push(promise)
      wake()
    }
    promise.then(arrive, arrive)
  }
  for (let given = 0; given < promises.length; given++) {
    if (settled.length === given) await new Promise<void>((resolve) => (wake = resolve))
    const next = settled[given]
    if (next) yield await next
  }
}
