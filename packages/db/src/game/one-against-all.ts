import type { Database } from '../database.ts'

/** Whether the rating of a game tells deception from detection. */
export const isOneAgainstAll = ({ games }: Pick<Database, 'games'>, game: string): boolean =>
  games[game]?.kit?.results.oneAgainstAll !== undefined

export const gamesOfOneAgainstAll = (db: Pick<Database, 'games'>): readonly string[] =>
  Object.keys(db.games).filter((game) => isOneAgainstAll(db, game))
