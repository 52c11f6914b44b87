// The counts of the oldest game. Of a tally, every other game has only the matches, the points and the wins.
export type { Role, SeatResult } from './who-is-spy/result.ts'
export { standing } from './who-is-spy/standing.ts'
export type { Metric, Standing } from './who-is-spy/standing.ts'
export {
  addTallies,
  emptyTally,
  subtractTally,
  tallyOf,
  weighed,
  weightedCounts,
} from './who-is-spy/tally.ts'
export type { RoleTally, Tally } from './who-is-spy/tally.ts'
