export {
  guessedPartners,
  listDraws,
  listGap,
  mixedPersonas,
  seasonDraws,
  simulateMatch,
  outsiderWins,
} from './games-apart.ts'
export type { Draw, ListGap, Player, SimulatedMatch, Simulation, Thinker } from './games-apart.ts'
export { simulateGames } from './simulate-games.ts'
export type { GameSeries, SimulatedGame } from './simulate-games.ts'
