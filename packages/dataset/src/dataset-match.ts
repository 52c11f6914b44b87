import type { Entry } from '@wis/engine'

/** A match that is over, with the facts that its log lacks. */
export interface DatasetMatch {
  readonly matchId: string
  readonly season: string
  readonly mode: string
  readonly commitment: string
  /** The number of the decision that voided it or had it played again. Null for a match that counts. */
  readonly voidedBy: number | null
  /** Read by the schema of its game. */
  readonly log: readonly Entry[]
  /** In seat order. */
  readonly seats: readonly {
    readonly agent: string
    readonly slug: string
    readonly name: string
    readonly kind: string
    readonly version: number
    readonly owner: string | null
    /** Whether it only filled a place of a schedule. Then the match does not count for it. */
    readonly sitsIn: boolean
  }[]
}
