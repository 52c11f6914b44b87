import type { Forfeit, Game, GameEvent, MatchVoided, Seat, Turn } from './game.ts'
import { advance, isToldTo, redact, told } from './match.ts'
import type { Entry, ToldEntry } from './match.ts'
import { rngAt } from './rng.ts'

/** The time of an entry with this number, ISO 8601. */
type Dated = (seq: number) => string

/** The present knowledge about a match that is being played. */
export interface Known<State, Event extends GameEvent = GameEvent> {
  readonly log: readonly Entry<Event>[]
  /** The state as the director knows it. */
  readonly state: State
  /** The state as the agent of a seat may know it now. */
  stateOf(seat: Seat): State
  /** Everything that the agent of a seat has been told. */
  historyOf(seat: Seat): readonly ToldEntry[]
  /** The last things that the agent of a seat has been told, `most` at the most. Costs no more in a long match. */
  recentOf(seat: Seat, most: number): readonly ToldEntry[]
}

interface Sitting<Config, State, Move, Event extends GameEvent> {
  readonly game: Game<Config, State, Move, Event>
  readonly seats: readonly Seat[]
  readonly seed: string
}

/**
 * A match as it grows. All code that plays matches, at once or over the network, adds entries here and nowhere else.
 * The knowledge of each seat is kept up to date entry by entry, so that no turn reads the whole log again.
 */
export class MatchInPlay<Config, State, Move, Event extends GameEvent> implements Known<State, Event> {
  readonly #sitting: Sitting<Config, State, Move, Event>
  readonly #log: Entry<Event>[] = []
  /** What each seat was told, as far as somebody asked for it. Most players in process never do. */
  readonly #histories: ReadonlyMap<Seat, { readonly told: ToldEntry[]; read: number }>
  /** The entries as seats are told them. Seats share them. */
  readonly #news = new Map<number, ToldEntry>()
  /** The view of each seat that was asked for, and how much of the log it contains. */
  readonly #views = new Map<Seat, { state: State; read: number }>()
  #state: State

  constructor(sitting: Sitting<Config, State, Move, Event>, stored: readonly Entry<Event>[] = []) {
    this.#sitting = sitting
    this.#state = sitting.game.blank
    this.#histories = new Map(sitting.seats.map((seat) => [seat, { told: [], read: 0 }]))
    for (const entry of stored) this.#add(entry)
  }

  get log(): readonly Entry<Event>[] {
    return this.#log
  }

  get state(): State {
    return this.#state
  }

  stateOf(seat: Seat): State {
    this.#historyOf(seat)
    const { game } = this.#sitting
    const view = this.#views.get(seat) ?? { state: game.blank, read: 0 }
    // Each entry is folded once for each seat, however often the seat is asked.
    for (; view.read < this.#log.length; view.read++) {
      const entry = this.#log[view.read]
      if (entry) view.state = advance(game, view.state, redact(game, seat, entry))
    }
    this.#views.set(seat, view)
    return view.state
  }

  historyOf(seat: Seat): readonly ToldEntry[] {
    return [...this.#told(seat)]
  }

  recentOf(seat: Seat, most: number): readonly ToldEntry[] {
    return this.#told(seat).slice(-most)
  }

  /** Who must act now. */
  turns(): readonly Turn[] {
    return this.#sitting.game.turns(this.#state)
  }

  /** Goes on to the end by answers that are at hand. `rule` has to rule on each turn before it returns. */
  playOut(rule: (turn: Turn) => void): void {
    for (let turn = this.turns()[0]; turn; turn = this.turns()[0]) rule(turn)
  }

  open(config: Config, dated: Dated): readonly Entry<Event>[] {
    const { game, seats, seed } = this.#sitting
    return this.#record(game.open(config, seats, rngAt(seed, 0)), dated)
  }

  /**
   * The ruling on the move of a seat whose turn it is. Throws for any other seat, because nobody should have asked
   * it.
   */
  rule({ seat, kind }: Turn, move: Move | Forfeit, dated: Dated): readonly Entry<Event>[] {
    const { game, seed } = this.#sitting
    const ruling = game.decide(this.#state, seat, move, rngAt(seed, this.#log.length))
    if (!ruling.ok) throw new Error(`seat ${seat} was asked for a ${kind}, which is ${ruling.reason}`)
    return this.#record(ruling.events, dated)
  }

  /** Ends the match from outside, whatever the rules say. */
  void(reason: string, dated: Dated): readonly Entry<Event>[] {
    return this.#record([{ type: 'match-voided', reason }], dated)
  }

  #record(events: readonly (Event | MatchVoided)[], dated: Dated): readonly Entry<Event>[] {
    return events.map((event) => {
      const seq = this.#log.length
      const entry = { seq, at: dated(seq), event }
      this.#add(entry)
      return entry
    })
  }

  #historyOf(seat: Seat) {
    const history = this.#histories.get(seat)
    if (!history) throw new RangeError(`nobody sits on seat ${seat}`)
    return history
  }

  /** Each entry is looked at once for each seat, however often the seat is asked. */
  #told(seat: Seat): readonly ToldEntry[] {
    const history = this.#historyOf(seat)
    for (; history.read < this.#log.length; history.read++) {
      const entry = this.#log[history.read]
      if (!entry || !isToldTo(this.#sitting.game, seat, entry)) continue
      const news = this.#news.get(entry.seq) ?? told(entry)
      this.#news.set(entry.seq, news)
      history.told.push(news)
    }
    return history.told
  }

  #add(entry: Entry<Event>): void {
    this.#log.push(entry)
    this.#state = advance(this.#sitting.game, this.#state, entry)
  }
}
