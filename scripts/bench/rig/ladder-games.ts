/** A game whose ladders are simulated. */
export interface LadderGame {
  readonly game: string
  readonly preset: string
  /** Whether it lists its moves, so that an agent may always take the first one. */
  readonly lists: boolean
  /** What an answer says that only loses, if there is such an answer. */
  readonly loses?: Readonly<Record<string, unknown>>
}

/** Games whose matches cost so little that whole seasons can be played. */
export const ladderGames: readonly LadderGame[] = [
  { game: 'tic-tac-toe', preset: 'arena', lists: true },
  { game: 'connect-four', preset: 'arena', lists: true },
  { game: 'holdem', preset: 'duplicate', lists: true, loses: { action: 'fold' } },
  { game: 'bid', preset: 'arena', lists: false, loses: { bid: 0 } },
  { game: 'bargain', preset: 'arena', lists: false },
  { game: 'dilemma', preset: 'arena', lists: false, loses: { choice: 'cooperate' } },
  { game: 'public-goods', preset: 'arena', lists: false, loses: { investment: 20 } },
]
