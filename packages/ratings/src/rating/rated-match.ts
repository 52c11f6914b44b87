/** The place of an agent in the caller's list of agents, counted from 0. */
export type AgentIndex = number

/** What the rating needs to know of one ranked match that was not void. */
export interface RatedMatch {
  readonly spy: AgentIndex
  readonly civilians: readonly AgentIndex[]
  readonly spyWon: boolean
  /** Index of the word pair, from 0. */
  readonly pair?: number
  /** Index of the language, from 0. */
  readonly language?: number
  /** Ballots asked of each civilian, in the order of `civilians`. */
  readonly ballotsAsked?: readonly number[]
  /** How many of those named the spy. */
  readonly ballotsCorrect?: readonly number[]
}

/** How many agents, word pairs and languages the indices of the matches run over. */
export interface FieldSize {
  readonly agents: number
  readonly pairs?: number
  readonly languages?: number
}
