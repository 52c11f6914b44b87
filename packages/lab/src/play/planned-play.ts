import { MatchInPlay } from '@wis/engine'
import type { Entry, ForfeitReason, Seat, Turn } from '@wis/engine'
import type { GameKit } from '@wis/games'
import { changedSeats } from '../conditions/changed-seats.ts'
import { conditionAt } from '../conditions/condition-called.ts'
import type { KitCondition } from '../conditions/condition-of-own.ts'
import { hiding } from '../conditions/hiding.ts'
import type { PlannedMatch, Schedule } from '../design/planned-match.ts'
import { playedMatch } from './played-match.ts'
import type { PlayedMatch } from './played-match.ts'

/** An answer before a condition changes it, or the reason why there is none. */
export type Said =
  | {
      readonly text: string
      readonly reasoning?: string
      readonly beliefs?: Readonly<Record<string, number>>
      /** The strategy of the condition, if the player is a model that was asked by it. */
      readonly strategy?: string
    }
  | { readonly forfeit: ForfeitReason }

export interface PlayedLocally {
  readonly log: readonly Entry[]
  readonly played: PlayedMatch
}

/** The times of entries are empty, so that the same answers give the same log. */
const dated = () => ''

/** A planned match while it is played, wherever the answers come from. */
export class PlannedPlay {
  readonly kit: GameKit
  readonly #schedule: Schedule
  readonly planned: PlannedMatch
  readonly match: MatchInPlay<unknown, unknown, unknown, Entry['event']>
  readonly #condition: KitCondition | undefined
  readonly #changed: readonly Seat[]
  #turns = 0
  #forfeits = 0

  constructor(schedule: Schedule, planned: PlannedMatch) {
    const { seed, ruleset, language, content: material, players } = planned
    const { kit } = schedule
    this.kit = kit
    this.#schedule = schedule
    this.planned = planned
    this.#condition = schedule.conditionCalled(planned.condition)
    this.#changed = changedSeats(schedule, planned)
    const seats = [...players.keys()]
    const isChanged = (seat: Seat) => this.#changed.includes(seat)
    const game = hiding(kit.rules, { condition: this.#condition, seats, isChanged })
    this.match = new MatchInPlay<unknown, unknown, unknown, Entry['event']>({ game, seats, seed })
    this.match.open({ ruleset, language, material }, dated)
  }

  /** The condition that changes a seat. Undefined for a seat that plays as it always does. */
  conditionOf(seat: Seat): KitCondition | undefined {
    return conditionAt(this.#condition, this.#changed.includes(seat))
  }

  rule(turn: Turn, said: Said): void {
    const { match, planned } = this
    const move = 'forfeit' in said ? forfeited(said.forfeit) : this.#moveOf(turn, said)
    if (turn.seat === planned.seat) {
      this.#turns += 1
      if (isForfeit(move)) this.#forfeits += 1
    }
    match.rule(turn, move as Parameters<GameKit['rules']['decide']>[2], dated)
  }

  /** The log so far, and its row. */
  result(): PlayedLocally {
    const { planned, match } = this
    const counted = { turns: this.#turns, forfeits: this.#forfeits }
    const { log, state } = match
    return { log, played: playedMatch({ schedule: this.#schedule, planned, log, state, ...counted }) }
  }

  #moveOf(turn: Turn, said: Extract<Said, { text: string }>): unknown {
    const { kit, match } = this
    const { amend, disguise } = this.conditionOf(turn.seat) ?? {}
    const meant = disguise ? { ...said, text: disguise.meant(said.text) } : said
    const text = amend ? amend({ ...meant, state: match.stateOf(turn.seat), turn }) : meant.text
    return kit.rules.readMove(match.state, turn, text)
  }
}

const forfeited = (reason: ForfeitReason) => ({ kind: 'forfeit', reason }) as const

const isForfeit = (move: unknown) =>
  typeof move === 'object' && move !== null && 'kind' in move && move.kind === 'forfeit'
