export { joinCrowd, leaveCrowd } from '../hunt/crowd.ts'
export {
  keepHuntsPublicly,
  readHuntMean,
  readHuntMeans,
  readHunters,
  readHuntsPublicly,
  readStated,
} from '../hunt/hunt-board.ts'
export type { Hunter } from '../hunt/hunt-board.ts'
export { huntDays, keepGuesses, openHuntRun, readHuntRun } from '../hunt/hunt-runs.ts'
export type { HuntGuess, HuntOutcome, HuntRun } from '../hunt/hunt-runs.ts'
export { keepHunt, readHunt } from '../hunt/hunts.ts'
export type { Hunt, HuntKey, TablePoints } from '../hunt/hunts.ts'
