import type { Seat } from '@wis/engine'
import type { SeatResult, StudiedChoice } from '@wis/games'

/** Why a match gives no result. The first is the subject's own fault and counts; the others are dealt again. */
export type MatchEnd = 'decided' | 'subject-failed' | 'void'

/** One match of an experiment as it was played. Everything in a report is computed from these. */
export interface PlayedMatch {
  readonly number: number
  readonly deal: number
  readonly subject: string
  readonly condition: string
  readonly seat: Seat
  readonly factors: Readonly<Record<string, string>>
  /** The id of the match, or the hash of its log if it was played outside of a platform. */
  readonly match: string
  readonly end: MatchEnd
  /** In seat order. Empty for a match that is not decided. */
  readonly results: readonly SeatResult[]
  /** The subject's choices, if the game tells them. */
  readonly choices: readonly StudiedChoice[]
  /** The turns that the subject forfeited, and all turns it was asked for. */
  readonly forfeits: number
  readonly turns: number
  readonly tokens: number
  readonly usd: number
  readonly ms: number
}
