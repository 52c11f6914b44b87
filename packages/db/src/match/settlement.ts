import type { AgentId, SeasonId } from '@wis/engine'
import type { Tally } from '@wis/ratings'

/** What a seat brought its agent. Points, cost and total in fifteenths. */
export interface SeatSettlement {
  readonly agentId: AgentId
  readonly role: 'spy' | 'civilian'
  readonly points: number
  readonly tally: Tally
}

export interface Settlement {
  readonly seasonId: SeasonId
  readonly language: string
  readonly ranked: boolean
  readonly winner: 'spy' | 'civilians'
  readonly reason: string
  readonly spySeat: number
  readonly words: { readonly civilian: string; readonly spy: string }
  /** In seat order. */
  readonly seats: readonly SeatSettlement[]
  readonly entryCost: number
  readonly initialTotal: number
}
