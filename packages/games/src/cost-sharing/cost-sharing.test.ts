import { describeGame } from '../contract/testing/describe-game.ts'
import { costSharing } from './kit.ts'

/** Three seats, each at tables of each of the four house players, ten times over. */
const comparisons = 3 * 4 * 10

describeGame(costSharing, { mostEntries: 60, comparisons, amongAll: true })
