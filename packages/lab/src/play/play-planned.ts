import { MatchInPlay, rngAt } from '@wis/engine'
import type { Entry, Seat, Turn } from '@wis/engine'
import type { HousePlayer } from '@wis/games'
import { changedSeats } from '../conditions/changed-seats.ts'
import type { KitCondition } from '../conditions/condition-of-own.ts'
import { hiding } from '../conditions/hiding.ts'
import type { PlannedMatch, Schedule } from '../design/planned-match.ts'
import { playedMatch } from './played-match.ts'
import type { PlayedMatch } from './played-match.ts'

/** A player in the same process. House players are such, and so are scripted ones. */
export type LocalPlayer = Pick<HousePlayer<unknown>, 'answer'>

export interface PlayedLocally {
  readonly log: readonly Entry[]
  readonly played: PlayedMatch
}

/**
 * Plays a planned match at once, without a database or waiting. The same match and players give the same log. The times
 * of its entries are empty, because nothing waits for anything.
 */
export function playPlanned(
  schedule: Schedule,
  planned: PlannedMatch,
  playerCalled: (name: string) => LocalPlayer,
): PlayedLocally {
  const { seed, ruleset, language, content: material, players } = planned
  const { kit } = schedule
  const condition = schedule.conditionCalled(planned.condition)
  const changed = changedSeats(schedule, planned)
  const isChanged = (seat: Seat) => changed.includes(seat)
  const seats = [...players.keys()]
  const match = new MatchInPlay({ game: hiding(kit.rules, { condition, seats, isChanged }), seats, seed })
  const dated = () => ''
  match.open({ ruleset, language, material }, dated)
  let turns = 0
  let forfeits = 0
  for (let [turn] = match.turns(); turn; [turn] = match.turns()) {
    const player = playerCalled(players[turn.seat] ?? '')
    const state = match.stateOf(turn.seat)
    const text = said({ player, planned, state, turn }, isChanged(turn.seat) ? condition : undefined)
    const move = kit.rules.readMove(match.state, turn, text)
    if (turn.seat === planned.seat) {
      turns += 1
      if (isForfeit(move)) forfeits += 1
    }
    match.rule(turn, move, dated)
  }
  const { log, state } = match
  return { log, played: playedMatch({ kit, planned, log, state, turns, forfeits }) }
}

const isForfeit = (move: unknown) =>
  typeof move === 'object' && move !== null && 'kind' in move && move.kind === 'forfeit'

interface Asked {
  readonly player: LocalPlayer
  readonly planned: PlannedMatch
  readonly state: unknown
  readonly turn: Turn
}

function said({ player, planned, state, turn }: Asked, condition: KitCondition | undefined): string {
  const seed = `${planned.seed}:${turn.seat}`
  const { fields, reasoning, beliefs } = player.answer({ state, turn, seed, rng: rngAt(seed, turn.step) })
  const text = JSON.stringify(fields)
  const told = { ...(reasoning !== undefined && { reasoning }), ...(beliefs && { beliefs }) }
  return condition?.amend?.({ text, state, turn, ...told }) ?? text
}
