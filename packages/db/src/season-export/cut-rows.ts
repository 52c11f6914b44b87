/** A season as it is stored, with the columns that an export contains. */
export interface CutSeason {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly description: string
  /** The id of its game. */
  readonly game: string
  readonly ruleset: unknown
  readonly languages: readonly string[]
  readonly state: string
  readonly format: string
  readonly terms: unknown
  readonly ownerId: string | null
  readonly embargo: boolean
  readonly entryEndsAt: Date | null
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly publishedAt: Date | null
  /** Null if it draws its words in the old way. */
  readonly wordCommitment: string | null
  /** Null until it is closed. */
  readonly wordSeed: string | null
  readonly board: unknown
}

export interface CutEntrant {
  readonly agent: string
  readonly slug: string
  readonly name: string
  readonly kind: string
  readonly owner: string | null
  readonly state: string
  readonly version: number | null
  /** The first entrant of the same owner. Absent for the first, and in seasons that do not keep owners apart. */
  readonly ownedWith?: string
}

/** The names of an agent and its owner at the cut. */
export interface CutName {
  readonly agent: string
  readonly slug: string
  readonly name: string
  readonly kind: string
  readonly owner: string | null
}

export interface CutDecision {
  readonly number: number
  readonly kind: string
  readonly matchId: string | null
  readonly agentId: string | null
  readonly language: string | null
  readonly points: number | null
  readonly undoes: number | null
  readonly reason: string
  readonly by: string
  readonly at: Date
}
