import type { Entry, Seat } from '@wis/engine'
import type { PointLine, SeatFacts, SpyEvent } from '@wis/games/who-is-spy'
import caughtInRoundTwo from './caught-in-round-two.json' with { type: 'json' }
import disguises from './disguises.json' with { type: 'json' }
import foulsLeaveTwo from './fouls-leave-two.json' with { type: 'json' }
import nobodyAlive from './nobody-alive.json' with { type: 'json' }
import spygame from './spygame.json' with { type: 'json' }
import threeRounds from './three-rounds.json' with { type: 'json' }

export type StoredOutcome =
  | {
      readonly kind: 'decided'
      readonly winners: readonly Seat[]
      readonly points: readonly number[]
      readonly reason: string
    }
  | { readonly kind: 'void'; readonly reason: string }

/** A stored match, with the results computed on the day it was stored. */
export interface GoldenLog {
  readonly title: string
  readonly entries: readonly Entry<SpyEvent>[]
  readonly outcome: StoredOutcome
  readonly facts: readonly SeatFacts[]
  readonly lines: readonly (readonly PointLine[])[]
}

const stored: unknown = [caughtInRoundTwo, disguises, foulsLeaveTwo, nobodyAlive, spygame, threeRounds]

/** Never regenerate these: they stand for every match that was ever stored, and must replay for ever. */
// JSON has no literal types. The test of these files checks that they have the claimed types.
export const goldenLogs = stored as readonly GoldenLog[]
