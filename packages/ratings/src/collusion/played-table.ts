/** One seat of a ranked match, by what speaks for or against an agreement. */
export interface CollusionSeat {
  /** Null for a house agent. */
  readonly owner: string | null
  readonly agentId: string
  readonly versionId: string
  /** Counted from 1. */
  readonly place: number
  readonly team: number
  /** Situations in which a move exists that no player makes who wants to win, and how often it was made. */
  readonly chances: number
  readonly thrown: number
  /** The seat gave no valid answer at all. */
  readonly conceded: boolean
  /** An answer did not come in time. */
  readonly silent: boolean
}

export interface CollusionTable {
  readonly id: string
  /** The beginning of the match, in milliseconds. */
  readonly at: number
  /** Matches in which the same happened, move by move, have the same. */
  readonly course: string
  readonly seats: readonly CollusionSeat[]
}

/** A pattern of two owners that honest play hardly explains. */
export interface Suspicion {
  readonly kind: 'meetings' | 'series' | 'throws' | 'concessions'
  /** Who profits. In a suspicion about meetings, either of the two. */
  readonly one: string
  readonly other: string
  /** The matches, or for meetings the sessions, that were looked at. */
  readonly looked: number
  readonly observed: number
  /** The most that honest play leads one to expect. */
  readonly expected: number
  /** The same of the other owner against third parties, where that is compared. */
  readonly elsewhere: { readonly looked: number; readonly observed: number } | null
  /** The probability of so many or more under honest play, before a correction for the pairs looked at. */
  readonly p: number
  readonly matchIds: readonly string[]
}

/** The suspicions of one kind, and how many pairs could have given one. */
export interface Examined {
  readonly pairs: number
  readonly found: readonly Suspicion[]
}

/** A name for each who can be met. House agents have no owner and go by themselves. */
export const partyOf = ({ owner, agentId }: Pick<CollusionSeat, 'owner' | 'agentId'>): string =>
  owner ?? `house ${agentId}`

/** The owners at a table. */
export const ownersAt = ({ seats }: CollusionTable): readonly string[] => [
  ...new Set(seats.flatMap(({ owner }) => (owner === null ? [] : [owner]))),
]
