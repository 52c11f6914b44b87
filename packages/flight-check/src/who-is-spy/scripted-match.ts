import { advance } from '@wis/engine'
import type { Entry, Forfeit, MatchVoided, Rng, Seat, Turn } from '@wis/engine'
import { key, whoIsSpy } from '@wis/games'
import type { Language, Ruleset, SpyEvent, SpyMove, SpyState } from '@wis/games'
import { drawnOut, harmlessLines, usualWords } from './lines.ts'
import { isAsked, isSame } from './situation.ts'
import type { Situation } from './situation.ts'

/** A match by the real rules. A situation's script gives the deal and the moves of the other players. */
export class ScriptedMatch {
  readonly #situation: Situation
  readonly #language: Language
  readonly #now: () => Date
  #log: readonly Entry<SpyEvent>[] = []
  #state: SpyState = whoIsSpy.blank
  #said = 0
  #isDone = false

  constructor(situation: Situation, { ruleset, language, now }: MatchOptions) {
    this.#situation = situation
    this.#language = language
    this.#now = now
    const rules = { ...ruleset, ...situation.ruleset }
    const { civilian, spy } = (situation.words ?? usualWords)[language]
    const seats = Array.from({ length: rules.players }, (_, seat) => seat)
    const deal = drawing(0, situation.spy, situation.starter)
    this.#append(whoIsSpy.open({ ruleset: rules, language, pair: [spy, civilian] }, seats, deal))
  }

  get log(): readonly Entry<SpyEvent>[] {
    return this.#log
  }

  /** The state with all secrets. */
  get state(): SpyState {
    return this.#state
  }

  /** Plays on to the agent's next turn, whichever it is. Undefined once the situation is over. */
  nextTurn(): Turn | undefined {
    for (;;) {
      if (this.#isDone) return undefined
      const turns = whoIsSpy.turns(this.#state)
      const own = turns.find(({ seat }) => seat === this.#situation.seat)
      if (own) return own
      const [turn] = turns
      if (!turn) return undefined
      this.#rule(turn, this.#scripted(turn))
    }
  }

  /** Plays the agent's move for the turn that it was asked for. */
  answer(turn: Turn, move: SpyMove | Forfeit): void {
    this.#isDone = isSame(this.#situation.asked.at(-1), turn)
    this.#rule(turn, move)
  }

  /** Ends the match as matches end: with its last vote, or by being called off. */
  close(): void {
    const { seat } = this.#situation
    const { ruleset } = this.#state
    for (;;) {
      const [turn] = whoIsSpy.turns(this.#state)
      if (turn?.kind !== 'vote' || turn.round !== ruleset.rounds || turn.seat === seat) break
      this.#rule(turn, this.#scripted(turn))
    }
    if (this.#state.phase !== 'over') this.#append([{ type: 'match-voided', reason: 'platform-fault' }])
  }

  #rule({ seat }: Turn, move: SpyMove | Forfeit): void {
    const ruling = whoIsSpy.decide(this.#state, seat, move, drawing())
    if (!ruling.ok) throw new Error(`${this.#situation.id}: seat ${seat} cannot move: ${ruling.reason}`)
    this.#append(ruling.events)
  }

  #scripted({ kind, round, seat }: Turn): SpyMove | Forfeit {
    if (kind === 'vote') {
      const target = this.#target(round, seat)
      return { kind: 'vote', text: target === undefined ? '' : (this.#state.aliases[target] ?? '') }
    }
    const said = this.#situation.said?.[this.#language]?.[round]?.[seat]
    if (said === null) return { kind: 'forfeit', reason: 'timeout' }
    const text = said === undefined ? undefined : this.#withNames(said)
    return { kind: 'speech', text: text === undefined || this.#wasSaid(text) ? this.#harmless() : text }
  }

  /**
   * The votes of the other players. The agent has voted by then, but the outcome always follows the script. If the
   * agent voted for the scripted player, one of the other ballots for that player is left out. If the script has no
   * votes, the player that the agent voted for votes for a third player.
   */
  #target(round: number, seat: Seat): Seat | undefined {
    const { seat: agent, votes } = this.#situation
    const { living, rounds } = this.#state
    const against = rounds.at(-1)?.vote?.cast.find((ballot) => ballot.seat === agent)?.target ?? undefined
    const planned = votes?.[round]
    if (planned) {
      const spare = living.find((other) => planned[other] === against && other !== agent)
      return against !== undefined && seat === spare ? undefined : planned[seat]
    }
    return seat === against ? living.find((other) => other !== agent && other !== against) : undefined
  }

  #withNames(text: string): string {
    const { aliases, dealt } = this.#state
    return text
      .replaceAll('@word', dealt[this.#situation.seat] ?? '')
      .replaceAll(/@(\d)/g, (_, place: string) => aliases[Number(place) - 1] ?? '')
  }

  #harmless(): string {
    const lines = harmlessLines[this.#language]
    const limit = this.#state.ruleset.speechLimit[this.#language]
    for (let left = lines.length; ; left--) {
      const line = lines[this.#said++ % lines.length] ?? ''
      const text = this.#situation.longWinded ? drawnOut(line, limit, this.#language) : line
      if (left <= 1 || !this.#wasSaid(text)) return text
    }
  }

  /** The agent may have said the scripted words of another player already, who would foul by repeating them. */
  #wasSaid(text: string): boolean {
    const given = this.#state.rounds.flatMap(({ speeches }) => speeches)
    return given.some((speech) => speech.kind === 'given' && key(speech.text) === key(text))
  }

  #append(events: readonly (SpyEvent | MatchVoided)[]): void {
    for (const event of events) {
      const seq = this.#log.length
      const entry = { seq, at: this.#now().toISOString(), event }
      this.#log = [...this.#log, entry]
      this.#state = advance(whoIsSpy, this.#state, entry)
    }
  }
}

export interface MatchOptions {
  readonly ruleset: Ruleset
  readonly language: Language
  now(): Date
}

/** Whether a situation can come about under a ruleset: whether it has all its turns if the agent makes no mistake. */
export function canComeAbout(situation: Situation, ruleset: Ruleset, language: Language): boolean {
  const { players } = { ...ruleset, ...situation.ruleset }
  if (Math.max(situation.seat, situation.spy, situation.starter) >= players) return false
  const asked = turnsIn(situation, ruleset, language).filter((turn) => isAsked(situation, turn))
  return asked.length === situation.asked.length
}

/** The turns of the agent, if it makes no mistake. */
export function turnsIn(situation: Situation, ruleset: Ruleset, language: Language): readonly Turn[] {
  const match = new ScriptedMatch(situation, { ruleset, language, now: () => new Date(0) })
  const turns: Turn[] = []
  for (let turn = match.nextTurn(); turn; turn = match.nextTurn()) {
    turns.push(turn)
    const text = turn.kind === 'vote' ? '' : `${turn.round}: ${situation.id}`
    match.answer(turn, whoIsSpy.readMove(match.state, turn, text))
  }
  return turns
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
