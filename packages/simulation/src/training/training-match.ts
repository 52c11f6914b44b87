import { isHidden, MatchInPlay, rngAt } from '@wis/engine'
import type { Entry, GameEvent, Language, Seat, Turn } from '@wis/engine'
import { aliasesOf, materialAt, saidByHouse } from '@wis/games'
import type { AnyRuleset, GameKit, HousePlayer } from '@wis/games'
import { answerSchemaOf, longestHistory, requestOf } from '@wis/protocol'
import type { AnswerSchema } from '@wis/protocol'

export interface TrainingTable {
  readonly kit: GameKit
  readonly ruleset: AnyRuleset
  readonly language: Language
  readonly seed: string
  /** In seat order: a house player, or null for a seat that answers from outside. */
  readonly seats: readonly (HousePlayer<unknown> | null)[]
  /** The time of the first entry. Each entry is a second later than the one before it. */
  readonly startedAt: Date
}

/** What a seat may know now, and what it is asked if it is its turn. */
export interface Observed {
  readonly seat: Seat
  readonly alias: string
  /** The seats that are waited for, in the order of the game. */
  readonly turns: readonly Seat[]
  /** The question to this seat. Null if it is not its turn. */
  readonly turn: (Pick<Turn, 'kind' | 'round' | 'step'> & { readonly tries: number }) | null
  readonly text: string
  readonly data: Readonly<Record<string, unknown>>
  readonly fields?: AnswerSchema
  readonly legal?: readonly string[]
}

/** An answer from outside: a text, the fields of the answer, or null for a missing answer. */
export type OutsideAnswer = string | Readonly<Record<string, unknown>> | null

export interface Acted {
  readonly accepted: boolean
  /** Why it was refused, for programs. */
  readonly reason?: string
  /** The same in a sentence of the match. */
  readonly told?: string
}

/**
 * A match in which some seats answer from outside, one answer after another, and house players have the others. If
 * seats answer in the order of `turns`, the log is the one that `playHouse` writes for the same answers.
 */
export class TrainingMatch {
  readonly table: TrainingTable
  readonly aliases: readonly string[]
  readonly #match: MatchInPlay<unknown, unknown, unknown, GameEvent>
  readonly #ruleset: AnyRuleset
  readonly #dated: (seq: number) => string
  /** The turns that are waited for. Made once after each ruling, because a step looks at them many times. */
  #due: readonly Turn[] = []

  constructor(table: TrainingTable) {
    const { kit, language, seed, seats, startedAt } = table
    const ruleset = kit.setup.ruleset.parse(table.ruleset)
    if (seats.length !== ruleset.players)
      throw new RangeError(`${kit.id} by ${ruleset.id} has ${ruleset.players} seats, not ${seats.length}`)
    this.table = table
    this.aliases = aliasesOf(language, [...seats.keys()])
    this.#ruleset = ruleset
    const begin = startedAt.getTime()
    this.#dated = (seq) => new Date(begin + seq * 1000).toISOString()
    this.#match = new MatchInPlay({ game: kit.rules, seats: [...seats.keys()], seed })
    this.#match.open({ ruleset, language, material: this.material() }, this.#dated)
    this.#askHouse()
  }

  get log(): readonly Entry[] {
    return this.#match.log
  }

  get state(): unknown {
    return this.#match.state
  }

  /** The content that was dealt. */
  material(): unknown {
    const { kit, language, seed } = this.table
    return kit.setup.draw(this.#ruleset, language, rngAt(seed, materialAt))
  }

  /** The seats that are waited for, in the order of the game. Empty when the match is over. */
  turns(): readonly Seat[] {
    return this.#due.map(({ seat }) => seat)
  }

  observe(seat: Seat): Observed {
    const { kit, language } = this.table
    const state = this.#match.stateOf(seat)
    const turn = this.#due.find((one) => one.seat === seat)
    const { text, data } = kit.wire.observe(state, seat)
    const legal = turn && kit.wire.legal(state, turn)
    return {
      seat,
      alias: this.aliases[seat] ?? '',
      turns: this.turns(),
      turn: turn ? { kind: turn.kind, round: turn.round, step: turn.step, tries: turn.tries ?? 0 } : null,
      text,
      data,
      ...(turn && { fields: answerSchemaOf(kit.wire.fields(state, turn), language) }),
      ...(legal && { legal }),
    }
  }

  /** What happened so far, as the seat was told it, line by line. The last of it in a long match. */
  history(seat: Seat): readonly string[] {
    const { kit, language } = this.table
    const nameOf = (place: Seat) => this.aliases[place] ?? ''
    return this.#match
      .recentOf(seat, longestHistory)
      .flatMap(({ event }) => kit.wire.say(event, { language, nameOf }) ?? [])
  }

  /** The request that an agent of the platform gets for this turn. */
  request(seat: Seat, matchId: string): ReturnType<typeof requestOf> {
    const { kit, language } = this.table
    const asked = { kit, ruleset: this.#ruleset, language, matchId, aliases: this.aliases, deadline: '' }
    return requestOf({ ...asked, turn: this.#turnOf(seat), known: this.#match })
  }

  /** What a house player would answer here. */
  houseAnswer(seat: Seat, player: HousePlayer<unknown>): string {
    return saidByHouse(this.#match, player, this.#turnOf(seat), this.table.seed)
  }

  act(seat: Seat, answer: OutsideAnswer): Acted {
    const { kit, language } = this.table
    const turn = this.#turnOf(seat)
    const entries = this.#rule(turn, answer)
    this.#askHouse()
    const refusal = entries.find(({ event }) => event.type === 'move-refused')?.event
    if (!refusal || isHidden(refusal)) return { accepted: true }
    const told = kit.wire.say(refusal, { language, nameOf: (place) => this.aliases[place] ?? '' })
    const reason = 'reason' in refusal ? String(refusal.reason) : 'refused'
    return { accepted: false, reason, ...(told !== undefined && { told }) }
  }

  #turnOf(seat: Seat): Turn {
    const turn = this.#due.find((one) => one.seat === seat)
    if (turn) return turn
    const waited = this.turns()
    throw new RangeError(
      waited.length === 0
        ? 'the match is over'
        : `it is not the turn of seat ${seat}, but of ${waited.join(', ')}`,
    )
  }

  #rule(turn: Turn, answer: OutsideAnswer): readonly Entry[] {
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
    const move =
      answer === null
        ? { kind: 'forfeit' as const, reason: 'timeout' as const }
        : this.table.kit.rules.readMove(this.#match.state, turn, text)
    return this.#match.rule(turn, move, this.#dated)
  }

  /** House players answer as long as the first seat that is due is theirs, as in a match of them alone. */
  #askHouse(): void {
    for (;;) {
      const turns = this.#match.turns()
      const [turn] = turns
      const player = turn && this.table.seats[turn.seat]
      if (!player) {
        this.#due = turns.filter(({ seat }) => !this.table.seats[seat])
        return
      }
      this.#rule(turn, saidByHouse(this.#match, player, turn, this.table.seed))
    }
  }
}

/** What the match meant for one seat. */
export interface TrainedSeat {
  readonly seat: Seat
  /** Counted from 1; null in a match that is void or not over. */
  readonly place: number | null
  readonly team: number | null
  readonly role: string | null
  /** In whole points of the game. */
  readonly points: number
  /** −1 for the fewest points that the ruleset allows, 1 for the most. 0 in a match without points. */
  readonly reward: number
  readonly refused: number
  readonly missed: number
}

export interface TrainingResult {
  readonly end: 'decided' | 'void' | 'open'
  readonly reason: string | null
  readonly seats: readonly TrainedSeat[]
}

export function trainingResult({ table, log, state }: TrainingMatch): TrainingResult {
  const { kit, ruleset, seats } = table
  const outcome = kit.rules.outcome(state)
  const results = kit.results.of(state)
  const range = kit.setup.pointsWithin?.(kit.setup.ruleset.parse(ruleset))
  const per = kit.results.perPoint ?? 1
  const count = (seat: Seat, ending: string) =>
    log.filter(({ event }) => event.type.endsWith(ending) && 'seat' in event && event.seat === seat).length
  return {
    end: outcome?.kind ?? 'open',
    reason: outcome?.reason ?? null,
    seats: [...seats.keys()].map((seat) => {
      const result = results[seat]
      return {
        seat,
        place: result?.place ?? null,
        team: result?.team ?? null,
        role: result?.role ?? null,
        points: (result?.points ?? 0) / per,
        reward: result ? rewardOf(result.points, range, { place: result.place, seats: seats.length }) : 0,
        refused: count(seat, '-refused'),
        missed: count(seat, '-missed'),
      }
    }),
  }
}

type Range = readonly [least: number, most: number]

/** By the place where nobody has worked out the range of points. */
function rewardOf(points: number, range: Range | undefined, by: { place: number; seats: number }): number {
  const [least, most] = range ?? [0, 0]
  if (most > least) return Math.min(1, Math.max(-1, (2 * (points - least)) / (most - least) - 1))
  return by.seats < 2 ? 0 : 1 - (2 * (by.place - 1)) / (by.seats - 1)
}
