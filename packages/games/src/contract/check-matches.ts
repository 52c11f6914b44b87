import type { Seat } from '@wis/engine'
import type { GameKit } from './game-kit.ts'
import type { AnyRuleset } from './ruleset.ts'

/** One match of a flight check, in each language of an agent. */
export interface CheckMatch {
  /** The agent's seat. House players have the others. */
  readonly seat: Seat
  /** It is broken off after so many questions to the agent. */
  readonly mostTurns: number
}

const usualTurns = 12

/** The matches by which an agent is tried out in a game, under a ruleset with so many players. */
export function checkMatchesOf(
  { setup, check }: Pick<GameKit, 'setup' | 'check'>,
  { players }: Pick<AnyRuleset, 'players'> = setup.presets[0],
): readonly CheckMatch[] {
  const { seats = [0, players - 1], mostTurns = usualTurns } = check ?? {}
  return seats.filter((seat) => seat < players).map((seat) => ({ seat, mostTurns }))
}
