import { describeGame } from '../contract/testing/describe-game.ts'
import { dilemma } from './kit.ts'

/** Three seats, each at tables of each of the seven house players, twenty times over. */
const comparisons = 3 * 7 * 20

describeGame(dilemma, { mostEntries: 50, comparisons, amongAll: true })
