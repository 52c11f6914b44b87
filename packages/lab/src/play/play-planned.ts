import { rngAt } from '@wis/engine'
import type { Turn } from '@wis/engine'
import type { HousePlayer } from '@wis/games'
import type { PlannedMatch, Schedule } from '../design/planned-match.ts'
import { PlannedPlay } from './planned-play.ts'
import type { PlayedLocally, Said } from './planned-play.ts'

/** A player in the same process. House players are such, and so are scripted ones. */
export type LocalPlayer = Pick<HousePlayer<unknown>, 'answer'>

/**
 * Plays a planned match at once, without a database or waiting. The same match and players give the same log. The times
 * of its entries are empty, because nothing waits for anything.
 */
export function playPlanned(
  schedule: Schedule,
  planned: PlannedMatch,
  playerCalled: (name: string) => LocalPlayer,
): PlayedLocally {
  const play = new PlannedPlay(schedule, planned)
  for (let [turn] = play.match.turns(); turn; [turn] = play.match.turns()) {
    play.rule(turn, saidBy(playerCalled(planned.players[turn.seat] ?? ''), play, turn))
  }
  return play.result()
}

/** The answer of a player in the same process to a turn that is due. */
export function saidBy(player: LocalPlayer, play: PlannedPlay, turn: Turn): Said {
  const { match, planned } = play
  const seed = `${planned.seed}:${turn.seat}`
  const state = match.stateOf(turn.seat)
  const { fields, reasoning, beliefs } = player.answer({ state, turn, seed, rng: rngAt(seed, turn.step) })
  const told = { ...(reasoning !== undefined && { reasoning }), ...(beliefs && { beliefs }) }
  // It is asked by the state, which has no other names, and answers in those of the table all the same.
  const disguise = play.conditionOf(turn.seat)?.disguise
  return { text: JSON.stringify(disguise ? disguise.shown(fields) : fields), ...told }
}
