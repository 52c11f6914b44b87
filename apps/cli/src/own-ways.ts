import type { PlaysSeries } from './play/local-series.ts'

/** What the commands do for a game in a way of its own. Every other game is played by its kit alone. */
export interface OwnWays {
  /** Plays an agent against the house and tells it in the words of the game. `--rounds` may shorten its matches. */
  readonly play: PlaysSeries
}
