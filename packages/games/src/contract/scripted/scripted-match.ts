import { advance } from '@wis/engine'
import type {
  Entry,
  Forfeit,
  Game,
  GameEvent,
  InBoth,
  Language,
  MatchVoided,
  Rng,
  Seat,
  Turn,
} from '@wis/engine'
import type { Flaw } from './flaw.ts'

type Rules<State, Move, Event extends GameEvent> = Pick<
  Game<never, State, Move, Event>,
  'blank' | 'evolve' | 'turns' | 'decide'
>

export type Scripted<State, Move, Event extends GameEvent> = Pick<Situation, 'id' | 'seat' | 'asked'> & {
  readonly script: Script<State, Move, Event>
  /** The time, ISO 8601. */
  now(): string
}

/** A match by the real rules, in which a script plays all seats but one. */
export class ScriptedMatch<State, Move, Event extends GameEvent> {
  readonly #rules: Rules<State, Move, Event>
  readonly #scripted: Scripted<State, Move, Event>
  #log: readonly Entry<Event>[] = []
  #state: State
  #isDone = false

  constructor(rules: Rules<State, Move, Event>, scripted: Scripted<State, Move, Event>) {
    this.#rules = rules
    this.#scripted = scripted
    this.#state = rules.blank
    this.#append(scripted.script.opening)
  }

  get log(): readonly Entry<Event>[] {
    return this.#log
  }

  /** The state with all secrets. */
  get state(): State {
    return this.#state
  }

  /** Plays on to the agent's next turn, whichever it is. Undefined once the situation is over. */
  nextTurn(): Turn | undefined {
    for (;;) {
      if (this.#isDone) return undefined
      const turns = this.#rules.turns(this.#state)
      const own = turns.find(({ seat }) => seat === this.#scripted.seat)
      if (own) return own
      const [turn] = turns
      if (!turn) return undefined
      this.#play(turn)
    }
  }

  /** Plays the agent's move for the turn that it was asked for. */
  answer(turn: Turn, move: Move | Forfeit): void {
    this.#isDone = isSame(this.#scripted.asked.at(-1), turn)
    this.#rule(turn.seat, move)
  }

  /** Ends the match as matches end: with the last moves of others, or by being called off. */
  close(): void {
    const { script } = this.#scripted
    for (;;) {
      const [turn] = this.#rules.turns(this.#state)
      if (!turn) return
      if (turn.seat === this.#scripted.seat || !script.playsOut(this.#state, turn)) break
      this.#play(turn)
    }
    this.#append([{ type: 'match-voided', reason: 'platform-fault' }])
  }

  #play(turn: Turn): void {
    this.#rule(turn.seat, this.#scripted.script.move(this.#state, turn))
  }

  #rule(seat: Seat, move: Move | Forfeit): void {
    const { id, script } = this.#scripted
    const ruling = this.#rules.decide(this.#state, seat, move, script.rng)
    if (!ruling.ok) throw new Error(`${id}: seat ${seat} cannot move: ${ruling.reason}`)
    this.#append(ruling.events)
  }

  #append(events: readonly (Event | MatchVoided)[]): void {
    for (const event of events) {
      const seq = this.#log.length
      const entry = { seq, at: this.#scripted.now(), event }
      this.#log = [...this.#log, entry]
      this.#state = advance(this.#rules, this.#state, entry)
    }
  }
}

/** A turn that a situation tests. As in any match, the agent is also asked for every turn before it. */
export interface AskedTurn {
  readonly round: number
  readonly kind: string
}

/** The match of a situation, by the real rules. It never plays for the agent. */
export interface Script<State, Move, Event extends GameEvent> {
  readonly opening: readonly (Event | MatchVoided)[]
  /** What the player of another seat does, who sees everything. */
  move(state: State, turn: Turn): Move | Forfeit
  /** The chance of all rulings. */
  readonly rng: Rng
  /** Whether others still play this turn when the situation is over. After them the match is called off, unless it has ended. */
  playsOut(state: State, turn: Turn): boolean
}

/** A match up to one or more moments at which an agent is asked for its turn. */
export interface Situation<State = unknown, Move = unknown, Event extends GameEvent = GameEvent> {
  /** Different from that of every other situation of the check. */
  readonly id: string
  readonly title: InBoth<string>
  readonly language: Language
  /** An agent that fails here is not fit for ranked matches. */
  readonly required: boolean
  readonly seat: Seat
  readonly asked: readonly AskedTurn[]
  /** The earlier situation with the same script. This one is judged in its match, so that it costs no calls. */
  readonly within?: string
  /** The turns of an agent that makes no mistake. None if it has no match of its own. */
  readonly turns: number
  /** Adds unknown fields and events to the requests under test. */
  readonly fromTheFuture?: boolean
  begin(): Script<State, Move, Event>
  /** All flaws of an answer to a turn, by what the director knew then. */
  judge(text: string, turn: Turn, state: State): readonly Flaw[]
  /** The words of this game for a usual flaw, such as a missed speech for a missed move. */
  inItsWords(flaw: Flaw): Flaw
}

type Moment = Pick<Turn, 'kind' | 'round'>

export const isSame = (asked: AskedTurn | undefined, { kind, round }: Moment): boolean =>
  asked?.kind === kind && asked.round === round

export const isAsked = ({ asked }: Pick<Situation, 'asked'>, turn: Moment): boolean =>
  asked.some((one) => isSame(one, turn))
