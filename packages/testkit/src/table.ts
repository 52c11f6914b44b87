import assert from 'node:assert/strict'
import { advance, redact, replay } from '@wis/engine'
import type { Entry, ForfeitReason, MatchVoided, Rng, Seat, Viewer } from '@wis/engine'
import { fifteenthsPerPoint } from '@wis/games'
import type { Language } from '@wis/games'
import { rulesets, whoIsSpy } from '@wis/games/who-is-spy'
import type { EndReason, FoulKind, Ruleset, SpyEvent, SpyMove, SpyState, Words } from '@wis/games/who-is-spy'
import { scriptedRng } from './scripted-rng.ts'

export interface SpyTestMatchOptions {
  readonly ruleset?: Ruleset
  readonly language?: Language
  readonly spy?: Seat
  readonly starter?: Seat
  readonly words?: Words
  /** The numbers that chance draws after the deal. Nothing is ever shuffled. */
  readonly draws?: readonly number[]
}

/** A seat's speech or vote: a text, or the reason why there is none. */
export type Answer = string | { readonly forfeit: ForfeitReason }

/** A vote as a test writes it: a seat, null to abstain, or a raw answer. */
export type VoteAnswer = Seat | null | Answer

const defaultWords = { en: { civilian: 'tea', spy: 'coffee' }, zh: { civilian: '牛奶', spy: '豆浆' } }
const startedAt = Date.UTC(2026, 0, 1)

/** A match of who-is-spy in which the test chooses the deal and plays all seats. */
export function table(options: SpyTestMatchOptions = {}): SpyTestMatch {
  return new SpyTestMatch(options)
}

export class SpyTestMatch {
  #log: readonly Entry<SpyEvent>[] = []
  #state: SpyState = whoIsSpy.blank
  readonly #chance: Rng

  constructor(options: SpyTestMatchOptions) {
    this.#chance = scriptedRng(options.draws ?? [])
    const { ruleset = rulesets['wis-2024'], language = 'en', spy = 2, starter = 0 } = options
    const words = options.words ?? defaultWords[language]
    const seats = Array.from({ length: ruleset.players }, (_, seat) => seat)
    const config = { ruleset, language, pair: [words.spy, words.civilian] as const }
    this.#append(whoIsSpy.open(config, seats, scriptedRng([0, spy, starter])))
  }

  get log(): readonly Entry<SpyEvent>[] {
    return this.#log
  }

  get state(): SpyState {
    return this.#state
  }

  /** The log as `viewer` may see it. */
  logFor(viewer: Viewer): readonly Entry<SpyEvent>[] {
    return this.#log.map((entry) => redact(whoIsSpy, viewer, entry))
  }

  /** The state as `viewer` knows it. */
  stateFor(viewer: Viewer): SpyState {
    return replay(whoIsSpy, this.logFor(viewer))
  }

  speak(seat: Seat, answer: Answer): this {
    return this.#play(seat, 'speech', answer)
  }

  vote(seat: Seat, answer: VoteAnswer): this {
    const { aliases } = this.#state
    const text = typeof answer === 'number' ? (aliases[answer] ?? '') : (answer ?? '')
    return this.#play(seat, 'vote', text)
  }

  /** All living players speak: these seats say the given texts, the others something harmless and new. */
  speeches(told: Readonly<Record<Seat, Answer>> = {}): this {
    for (const seat of this.due('speech')) {
      this.speak(seat, told[seat] ?? this.#harmless())
      return this.speeches(told)
    }
    return this
  }

  /** All living players vote: these seats as given, the others abstain. */
  votes(told: Readonly<Record<Seat, VoteAnswer>> = {}): this {
    for (const seat of this.due('vote')) this.vote(seat, told[seat] ?? null)
    return this
  }

  round(votes: Readonly<Record<Seat, VoteAnswer>> = {}, speeches: Readonly<Record<Seat, Answer>> = {}): this {
    return this.speeches(speeches).votes(votes)
  }

  /** Ends the match from outside, as a platform fault does. */
  void(reason: string): this {
    this.#append([{ type: 'match-voided', reason }])
    return this
  }

  due(kind: SpyMove['kind']): readonly Seat[] {
    return whoIsSpy.turns(this.#state).flatMap((turn) => (turn.kind === kind ? [turn.seat] : []))
  }

  expectDue(kind: SpyMove['kind'], seats: readonly Seat[]): this {
    assert.deepEqual(this.due(kind), seats)
    return this
  }

  expectLiving(...seats: readonly Seat[]): this {
    assert.deepEqual(this.#state.living, seats)
    return this
  }

  /** The fouls of the last round, in speaking order. */
  expectFouls(...fouls: readonly (readonly [Seat, FoulKind])[]): this {
    const called = this.#state.rounds.at(-1)?.fouls.map(({ seat, kind }) => [seat, kind])
    assert.deepEqual(called, fouls)
    return this
  }

  expectRunning(round: number): this {
    assert.equal(this.#state.ending, null)
    assert.equal(this.#state.rounds.length, round)
    return this
  }

  expectEnd(winner: 'spy' | 'civilians', reason: EndReason): this {
    const { ending } = this.#state
    assert.ok(ending?.kind === 'decided', 'the match is not decided')
    assert.deepEqual([ending.winner, ending.reason], [winner, reason])
    return this
  }

  expectVoid(reason: string): this {
    assert.deepEqual(this.#state.ending, { kind: 'void', reason })
    return this
  }

  /** In points, as the rules print them, seat by seat. */
  expectPoints(...points: readonly number[]): this {
    const { ending } = this.#state
    assert.ok(ending?.kind === 'decided', 'the match is not decided')
    assert.deepEqual(
      ending.points,
      points.map((value) => Math.round(value * fifteenthsPerPoint)),
    )
    return this
  }

  #play(seat: Seat, kind: SpyMove['kind'], answer: Answer): this {
    const move =
      typeof answer === 'string'
        ? { kind, text: answer }
        : { kind: 'forfeit' as const, reason: answer.forfeit }
    const ruling = whoIsSpy.decide(this.#state, seat, move, this.#chance)
    assert.ok(ruling.ok, ruling.ok ? '' : `seat ${seat}: ${ruling.reason}`)
    this.#append(ruling.events)
    return this
  }

  #append(events: readonly (SpyEvent | MatchVoided)[]) {
    for (const event of events) {
      const seq = this.#log.length
      const entry = { seq, at: new Date(startedAt + seq * 1000).toISOString(), event }
      this.#log = [...this.#log, entry]
      this.#state = advance(whoIsSpy, this.#state, entry)
    }
  }

  #harmless(): string {
    const seq = this.#log.length
    return this.#state.language === 'zh' ? `大家都很熟悉，理由${seq}` : `Everybody knows it, reason ${seq}`
  }
}
