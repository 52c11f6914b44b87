import { advance } from '@wis/engine'
import type { Entry, Forfeit, MatchVoided, Rng, Turn } from '@wis/engine'
import { whoIsSpy } from '@wis/games'
import type { Language, Ruleset, SpyEvent, SpyMove, SpyState } from '@wis/games'
import { drawnOut, harmlessLines, usualWords } from './lines.ts'
import type { Situation } from './situation.ts'

/** A match by the real rules, whose deal and whose other players are a situation's script. */
export class ScriptedMatch {
  readonly #situation: Situation
  readonly #language: Language
  readonly #startedAt: number
  #log: readonly Entry<SpyEvent>[] = []
  #state: SpyState = whoIsSpy.blank
  #said = 0
  #answered = 0

  constructor(situation: Situation, { ruleset, language, startedAt }: MatchOptions) {
    this.#situation = situation
    this.#language = language
    this.#startedAt = startedAt.getTime()
    const rules = { ...ruleset, ...situation.ruleset }
    const { civilian, spy } = (situation.words ?? usualWords)[language]
    const seats = Array.from({ length: rules.players }, (_, seat) => seat)
    const deal = drawing(0, situation.spy, situation.starter)
    this.#append(whoIsSpy.open({ ruleset: rules, language, pair: [spy, civilian] }, seats, deal))
  }

  get log(): readonly Entry<SpyEvent>[] {
    return this.#log
  }

  /** As somebody knows it who knows everything. */
  get state(): SpyState {
    return this.#state
  }

  /** Plays on to the next turn for which the agent is asked; undefined once there is none any more. */
  nextTurn(): Turn | undefined {
    for (;;) {
      if (this.#answered === this.#situation.asked.length) return undefined
      const turns = whoIsSpy.turns(this.#state)
      const own = turns.find(({ seat }) => seat === this.#situation.seat)
      if (own && this.#isAsked(own)) return own
      const [turn] = turns
      if (!turn) return undefined
      this.#rule(turn, this.#scripted(turn))
    }
  }

  /** What the agent did with the turn for which it was asked. */
  answer(turn: Turn, move: SpyMove | Forfeit): void {
    this.#answered += 1
    this.#rule(turn, move)
  }

  #isAsked({ kind, round }: Turn): boolean {
    return this.#situation.asked.some((asked) => asked.kind === kind && asked.round === round)
  }

  #rule({ seat }: Turn, move: SpyMove | Forfeit): void {
    const ruling = whoIsSpy.decide(this.#state, seat, move, drawing())
    if (!ruling.ok) throw new Error(`${this.#situation.id}: seat ${seat} cannot move: ${ruling.reason}`)
    this.#append(ruling.events)
  }

  #scripted({ kind, round, seat }: Turn): SpyMove | Forfeit {
    if (kind === 'vote') {
      const target = this.#situation.votes?.[round]?.[seat]
      return { kind: 'vote', text: target === undefined ? '' : (this.#state.aliases[target] ?? '') }
    }
    const said = this.#situation.said?.[this.#language]?.[round]?.[seat]
    if (said === null) return { kind: 'forfeit', reason: 'timeout' }
    return { kind: 'speech', text: said === undefined ? this.#harmless() : this.#withNames(said) }
  }

  #withNames(text: string): string {
    const { aliases, dealt } = this.#state
    return text
      .replaceAll('@word', dealt[this.#situation.seat] ?? '')
      .replaceAll(/@(\d)/g, (_, place: string) => aliases[Number(place) - 1] ?? '')
  }

  #harmless(): string {
    const lines = harmlessLines[this.#language]
    const line = lines[this.#said++ % lines.length] ?? ''
    const limit = this.#state.ruleset.speechLimit[this.#language]
    return this.#situation.longWinded ? drawnOut(line, limit, this.#language) : line
  }

  #append(events: readonly (SpyEvent | MatchVoided)[]): void {
    for (const event of events) {
      const seq = this.#log.length
      const entry = { seq, at: new Date(this.#startedAt + seq * 1000).toISOString(), event }
      this.#log = [...this.#log, entry]
      this.#state = advance(whoIsSpy, this.#state, entry)
    }
  }
}

export interface MatchOptions {
  readonly ruleset: Ruleset
  readonly language: Language
  readonly startedAt: Date
}

/** Whether a situation can come about under a ruleset: whether all its turns do, if the agent does nothing wrong. */
export function canComeAbout(situation: Situation, ruleset: Ruleset, language: Language): boolean {
  const { players } = { ...ruleset, ...situation.ruleset }
  if (Math.max(situation.seat, situation.spy, situation.starter) >= players) return false
  const match = new ScriptedMatch(situation, { ruleset, language, startedAt: new Date(0) })
  let turns = 0
  for (let turn = match.nextTurn(); turn; turn = match.nextTurn()) {
    turns += 1
    const text = turn.kind === 'vote' ? '' : `${turn.round}: ${situation.id}`
    match.answer(turn, whoIsSpy.readMove(turn, text))
  }
  return turns === situation.asked.length
}

/** Chance that draws these numbers, in this order. */
function drawing(...numbers: readonly number[]): Rng {
  const left = [...numbers]
  const int = () => left.shift() ?? 0
  return {
    next: () => 0,
    int,
    pick: (items) => {
      const item = items[int()]
      if (item === undefined) throw new RangeError('a script draws somebody who is not there')
      return item
    },
    shuffle: (items) => [...items],
  }
}
