import { kitCalled, usualGame } from '@wis/games'
import type { GameKit } from '@wis/games'
import type { Database } from '../database.ts'

export { usualGame }

/** The game that is meant with an agent where nobody names one: the usual one, if the agent plays it. */
export function gameOfAgent(games: readonly string[]): string {
  return games.includes(usualGame) ? usualGame : (games[0] ?? usualGame)
}

/**
 * The kit of a game whose matches are dealt, counted and exported by its kit alone. Undefined for the oldest game, which
 * has its own way for each of these.
 */
export const plainKit = (game: string): GameKit | undefined =>
  game === usualGame ? undefined : kitCalled(game)

/** Whether the rating of a game tells deception from detection. */
export const isOneAgainstAll = ({ games }: Pick<Database, 'games'>, game: string): boolean =>
  games[game]?.kit?.results.oneAgainstAll !== undefined

export const gamesOfOneAgainstAll = (db: Pick<Database, 'games'>): readonly string[] =>
  Object.keys(db.games).filter((game) => isOneAgainstAll(db, game))
