export { mixedTables } from './mixed-tables.ts'
export type { MixedSeries, MixedTable } from './mixed-tables.ts'
export { simulateGames } from './simulate-games.ts'
export type { GameSeries, SimulatedGame } from './simulate-games.ts'
export { TrainingMatch, trainingResult } from './training/training-match.ts'
export type {
  Acted,
  Observed,
  OutsideAnswer,
  TrainedSeat,
  TrainingResult,
  TrainingTable,
} from './training/training-match.ts'
