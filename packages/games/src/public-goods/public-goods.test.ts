import { describeGame } from '../contract/testing/describe-game.ts'
import { publicGoods } from './kit.ts'

/** Three seats, each at tables of each of the four house players, twenty times over. */
const comparisons = 3 * 4 * 20

describeGame(publicGoods, { mostEntries: 42, comparisons, amongAll: true })
