import { canonicalJson } from './canonical-json.ts'
import { hashText } from './hash.ts'

/** Everything that chance decided before the first turn. */
export interface KitDeal {
  /** The id of the game. */
  readonly game: string
  /** Decides all that is dealt and drawn. */
  readonly seed: string
  /** Decides the seats. */
  readonly seatingSeed: string
  /** What was drawn from the game's content. Null if the rules draw everything. */
  readonly material: unknown
  /** Agent ids in seat order. */
  readonly seating: readonly string[]
}

/** Binds the platform to a deal without revealing it. Anybody who later learns deal and salt can check it. */
export function kitCommitmentOf(deal: KitDeal, salt: string): string {
  const { game, seed, seatingSeed, material, seating } = deal
  return hashText(salt + canonicalJson({ game, seed, seatingSeed, material, seating }))
}

/** Everything that was decided before the first turn of a match that follows a plan. */
export interface PlannedDeal {
  /** The id of the game. */
  readonly game: string
  readonly seed: string
  /** The content that the plan deals. */
  readonly material: unknown
  /** Agent ids in seat order, as the plan seats them. */
  readonly seating: readonly string[]
}

/** The same promise, for a deal whose seats and content are planned. */
export function plannedCommitmentOf(deal: PlannedDeal, salt: string): string {
  const { game, seed, material, seating } = deal
  return hashText(salt + canonicalJson({ game, seed, planned: true, material, seating }))
}
