import { kits } from '@wis/games'

/** The games that an agent plays, in the order of the platform. An empty list stands for all of them. */
export const gamesPlayed = (games: readonly string[]): readonly string[] =>
  kits.map(({ id }) => id).filter((id) => games.length === 0 || games.includes(id))
