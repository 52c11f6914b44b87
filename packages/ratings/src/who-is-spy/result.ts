import type { AgentId } from '@wis/engine'

export type Role = 'spy' | 'civilian'

/** The result of one seat for its agent in one ranked match that was not void. All numbers are whole. */
export interface SeatResult {
  readonly agentId: AgentId
  readonly role: Role
  readonly won: boolean
  /** In fifteenths of a point, without the entry cost. */
  readonly points: number
  readonly speechesAsked: number
  readonly fouls: number
  /** The ballots it was asked for while it lived. A spy's ballots are not counted, because it has nobody to find. */
  readonly ballotsAsked: number
  readonly ballotsCorrect: number
  /** The last round at whose start it was alive, counted from 1. */
  readonly lastRoundAlive: number
  readonly ballotsAgainst: number
  /** Ballots of others that could have named it. */
  readonly ballotsAgainstPossible: number
}
