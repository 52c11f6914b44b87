export {
  guessedPartners,
  listDraws,
  listGap,
  mixedPersonas,
  seasonDraws,
  simulateMatch,
  outsiderWins,
} from './games-apart.ts'
export type { Draw, ListGap, Player, SimulatedMatch, Simulation } from './games-apart.ts'
export { inOlderForm } from './in-older-form.ts'
export type { Thinker } from './in-older-form.ts'
export { mixedTables } from './mixed-tables.ts'
export type { MixedSeries, MixedTable } from './mixed-tables.ts'
export { simulateGames } from './simulate-games.ts'
export type { GameSeries, SimulatedGame } from './simulate-games.ts'
