import { usualGame } from '@wis/games'

export { usualGame }

/** The game that is meant with an agent where nobody names one: the usual one, if the agent plays it. */
export function gameOfAgent(games: readonly string[]): string {
  return games.includes(usualGame) ? usualGame : (games[0] ?? usualGame)
}
