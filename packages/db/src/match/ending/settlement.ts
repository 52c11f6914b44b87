import type { AgentId, SeasonId } from '@wis/engine'
import type { Sums, Tally } from '@wis/ratings'

/** The result of a seat for its agent. Points, cost and total in the units of its game's boards. */
export interface SeatSettlement {
  readonly agentId: AgentId
  /** Null in a game without roles. */
  readonly role: string | null
  readonly points: number
  readonly place: number | null
  readonly team: number | null
  /** Whole numbers that can be added up over matches. */
  readonly facts: Readonly<Record<string, number>> | null
  /** Whether its agent only fills a place. */
  readonly sitsIn?: boolean
  /** What the match weighs for it in averages and ratings, in sixtieths. */
  readonly weight: number
  readonly tally: Tally
  readonly sums: Sums
}

/** Whether a match is worth watching, which never tells how it ended. */
interface Appeal {
  readonly rounds: number | null
  readonly tension: number | null
  /** Null in a game whose moments are found in its log only when somebody looks. */
  readonly moments: number | null
}

export interface Settlement {
  readonly seasonId: SeasonId
  readonly language: string
  readonly ranked: boolean
  /** Whether the places of its sides move skills. False in a game with ratings of its own, or with one side. */
  readonly movesSkills: boolean
  /** The side that won, in a game that stores it. In all others the places of the seats say it. */
  readonly winner: string | null
  readonly reason: string
  /** What the match leaves in columns that only its game fills, by their names. */
  readonly own: Readonly<Record<string, number | string>> | null
  /** Null in a game of a test. */
  readonly appeal: Appeal | null
  /** In seat order. */
  readonly seats: readonly SeatSettlement[]
  /** The seats that a ranked match counts for. Agents that only filled a place are left out. */
  readonly counting: readonly SeatSettlement[]
  readonly entryCost: number
  readonly initialTotal: number
}
