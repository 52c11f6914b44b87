import { describeGame } from '../contract/testing/describe-game.ts'
import { chameleon } from './kit.ts'

/** Three seats, each at tables of each of the three house players. */
const comparisons = 3 * 3 * 150

describeGame(chameleon, { mostEntries: 30, comparisons, amongAll: true })
