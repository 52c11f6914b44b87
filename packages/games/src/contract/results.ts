import type { InBoth, Seat } from '@wis/engine'

/** Boards count in fifteenths of a point, or finer where a game needs it: shares of all usual numbers of seats are whole. */
export const fifteenthsPerPoint = 15

/** What a match meant for one seat. */
export interface SeatResult {
  /** Counted from 1. Seats that share a place have the same number. */
  readonly place: number
  /** Seats with the same number are on one side. */
  readonly team: number
  /** One of the game's roles, or null in a game without roles. */
  readonly role: string | null
  readonly points: number
  /** Whole numbers that can be added up over matches, by the id of the fact. */
  readonly facts: Readonly<Record<string, number>>
}

/** A number that is made of facts: one sum divided by another. */
export interface Metric {
  readonly id: string
  readonly name: InBoth<string>
  /** The formula in words. */
  readonly formula: InBoth<string>
  readonly better: 'more' | 'fewer' | 'neither'
  readonly unit: 'share' | 'points' | 'count'
  /** Facts, or `points`. Their sum is divided … */
  readonly of: readonly string[]
  /** A share that counts no trials: it may lie below nothing, or above the whole. */
  readonly isRatio?: true
  /** … by the sum of these facts, or by `matches`. */
  readonly per: readonly string[]
}

/** The first moves of a game of two that is played several times in a match, by the facts that count them. */
export interface FirstMoves {
  /** Games of the match, games that the seat won, games that it began, and games that it began and won. */
  readonly games: string
  readonly won: string
  readonly begun: string
  readonly wonBegun: string
}

/** A decided match of one seat that hides against all others, as deception and detection are rated by it. */
export interface OneAgainstAll {
  readonly one: Seat
  /** Whether the one came out on top of the others. */
  readonly won: boolean
  /** What was dealt, because some deals favour a side. Its names have no order. */
  readonly dealt: readonly string[]
  /** The ballots of each vote, in their order. */
  readonly votes: readonly (readonly { readonly seat: Seat; readonly target: Seat | null }[])[]
}

export interface Results<State> {
  /**
   * The number of the game's smallest shares in one point. 1 if it is not given. Boards count in units that
   * are whole for these and for fifteenths of a point, so nothing is rounded.
   */
  readonly perPoint?: number
  /** All seats share one result, so that nobody at a table can be better than the others. */
  readonly shared?: true
  readonly roles: Readonly<Record<string, InBoth<string>>>
  readonly facts: Readonly<Record<string, InBoth<string>>>
  readonly metrics: readonly Metric[]
  /**
   * The metric that shows how a seat decides by what is dealt to it, if no other seat has a part in it. Its average is the
   * same whoever sits beside an agent that follows a rule, so two who agree with each other stand out.
   */
  readonly conduct?: string
  /** What the seats are, in their order, where it matters which one an agent has. Other seats go by their number. */
  readonly seatNames?: readonly InBoth<string>[]
  /** Where the seats begin the games of a match by turns: the first seat is then the one that begins a game. */
  readonly firstMoves?: FirstMoves
  /** In seat order. Empty for a match that is not decided. */
  of(state: State): readonly SeatResult[]
  /**
   * Where one seat hides from all others: the match as the rating of deception and detection takes it. Undefined for a match
   * that is not decided. A game without it has one rating.
   */
  oneAgainstAll?(state: State): OneAgainstAll | undefined
}

export const boardOrders = ['total', 'skill', 'mean-points', 'win-rate'] as const

/** A board of one side, one role or one reading of the points. Its metric counts only matches of that part. */
export interface BoardPart {
  readonly id: string
  readonly name: InBoth<string>
  readonly metric: string
}

/** How a board of the game is ordered, and the metrics that stand beside the order. */
export interface BoardLayout {
  readonly order: (typeof boardOrders)[number]
  readonly columns: readonly string[]
  /** The roles for which its wins and points are also told apart, as facts. Only where boards count in fifteenths. */
  readonly byRole?: readonly string[]
  /** Metrics that the rows of a board name by themselves since before there were kits, and the order by each. */
  readonly older?: Readonly<
    Record<
      string,
      | { readonly field: 'voteAccuracy'; readonly sort: 'votes' }
      | { readonly field: 'foulRate'; readonly sort: 'fouls' }
      | { readonly field: 'survival'; readonly sort: 'survival' }
      | { readonly field: 'suspicion'; readonly sort: 'suspicion' }
    >
  >
  /** Boards of single sides and roles, or of points without luck, beside the board of all matches. */
  readonly parts?: readonly BoardPart[]
}
