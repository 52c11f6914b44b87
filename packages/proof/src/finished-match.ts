import type { Entry } from '@wis/engine'
import type { GamePackage } from '@wis/games'

/** A match that is over, with everything that was secret until then. */
export interface FinishedMatch {
  readonly matchId: string
  /** The id of the game. */
  readonly game: string
  /** What its game came in when it was dealt, if it did not come with the platform. */
  readonly package?: GamePackage | undefined
  readonly log: readonly Entry[]
  readonly seed: string
  /** Decides the seats. Null in a game where `seed` decides them too. */
  readonly seatingSeed: string | null
  readonly salt: string
  /** As it was published before the first speech. */
  readonly commitment: string
  /** In seat order. `agent` is the id that the platform committed to. */
  readonly seats: readonly {
    readonly agent: string
    readonly version: number
    readonly owner: string | null
  }[]
}
