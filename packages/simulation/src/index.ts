export { mixedTables } from './mixed-tables.ts'
export type { MixedSeries, MixedTable } from './mixed-tables.ts'
export { simulateGames } from './simulate-games.ts'
export type { GameSeries, SimulatedGame } from './simulate-games.ts'
