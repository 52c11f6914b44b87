/** The value of an agent in a game: its TrueSkill, one of the kit's metrics, or the share of wins in one role. */
export type TableValue =
  | { readonly kind: 'skill' }
  | { readonly kind: 'metric'; readonly metric: string }
  | { readonly kind: 'win-rate'; readonly role: string }

/** What a game goes by in a table of a publication that sets several games side by side. */
export interface GameInTable {
  /** The game's name in the publication. */
  readonly publishedAs: string
  readonly value: TableValue
  /** The ruleset of the publication. A ladder that plays by it is taken before others. */
  readonly ruleset: string
  /** Whether one agent holds all seats, as in the publication. Otherwise they belong to different agents. */
  readonly selfPlay?: true
}
