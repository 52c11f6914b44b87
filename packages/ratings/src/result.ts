import type { AgentId } from '@wis/engine'

export type Role = 'spy' | 'civilian'

/** What one seat brought its agent in one ranked match that was not void. All numbers are whole. */
export interface SeatResult {
  readonly agentId: AgentId
  readonly role: Role
  readonly won: boolean
  /** In fifteenths of a point, without the entry cost. */
  readonly points: number
  readonly speechesAsked: number
  readonly fouls: number
  /** Ballots asked of it while it lived; those of a spy are not counted, for it has nobody to find. */
  readonly ballotsAsked: number
  readonly ballotsCorrect: number
  /** The last round it was alive at the start of, counted from 1. */
  readonly lastRoundAlive: number
  readonly ballotsAgainst: number
  /** Ballots of others that could have named it. */
  readonly ballotsAgainstPossible: number
}
