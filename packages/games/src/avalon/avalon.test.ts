import { describeGame } from '../contract/testing/describe-game.ts'
import { avalon } from './kit.ts'

/** The deal, five quests with five proposals of at most 19 entries, the cards of each quest, and the end. */
const mostEntries = 7 + 5 * (5 * 19 + 4) + 2

/** Five seats, each at tables of each of the three house players. */
const comparisons = 5 * 3 * 5

describeGame(avalon, { mostEntries, comparisons, amongAll: true })
