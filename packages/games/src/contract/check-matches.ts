import type { Seat } from '@wis/engine'
import type { GameKit } from './game-kit.ts'

/** One match of a flight check, in each language of an agent. */
export interface CheckMatch {
  /** The agent's seat. House players have the others. */
  readonly seat: Seat
  /** It is broken off after so many questions to the agent. */
  readonly mostTurns: number
}

const usualTurns = 12

/** The matches by which an agent is tried out in a game. */
export function checkMatchesOf({ setup, check }: Pick<GameKit, 'setup' | 'check'>): readonly CheckMatch[] {
  const last = setup.presets[0].players - 1
  const { seats = [0, last], mostTurns = usualTurns } = check ?? {}
  return seats.map((seat) => ({ seat, mostTurns }))
}
