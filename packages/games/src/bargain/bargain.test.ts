import { describeGame } from '../contract/testing/describe-game.ts'
import { bargain } from './kit.ts'

/** Two seats, each against all three house players, forty deals over. */
const comparisons = 2 * 3 * 40

describeGame(bargain, { mostEntries: 40, comparisons, amongAll: true })
