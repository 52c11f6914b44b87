import { advance } from '@wis/engine'
import type { Entry, Forfeit, Game, GameEvent, MatchVoided, Seat, Turn } from '@wis/engine'
import { isSame } from './situation.ts'
import type { Script, Situation } from './situation.ts'

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
