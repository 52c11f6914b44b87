import { whoIsSpyKit } from '@wis/games'

/** The game that is meant where nobody names one. Links and requests of earlier days name none. */
export const usualGame = whoIsSpyKit.id

/** The game that is meant with an agent where nobody names one: the usual one, if the agent plays it. */
export function gameOfAgent(games: readonly string[]): string {
  return games.includes(usualGame) ? usualGame : (games[0] ?? usualGame)
}
