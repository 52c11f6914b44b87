import type { Entry, InBoth, Seat } from '@wis/engine'
import type { GameView } from '@wis/games'
import type { MatchRow } from '@wis/protocol'

/** A match that an agent played, and that is over. */
export interface PlayedMatch {
  readonly match: Pick<MatchRow, 'id' | 'seats'>
  readonly view: GameView
  readonly seat: Seat
  /** As spectators may read it. */
  readonly log: readonly Entry[]
}

/** A place in a match that is worth showing to others. */
export interface Highlight {
  readonly match: PlayedMatch['match']
  readonly seq: number
  readonly seat: Seat | null
  readonly title?: InBoth<string>
  readonly text: InBoth<string>
  /** What was said there. */
  readonly quote: string | undefined
}
