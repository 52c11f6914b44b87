import type { ToldEntry } from '@wis/engine'

/** The common part of all games' requests. Other fields belong to one game. */
export interface TurnRequest {
  readonly protocol: 'wis/1'
  readonly matchId: string
  readonly game: string
  readonly seat: number
  readonly turn: { readonly kind: string; readonly round: number; readonly deadline: string }
  readonly history: readonly ToldEntry[]
}
