import { describeGame } from '../contract/testing/describe-game.ts'
import { connectFour } from './kit.ts'

describeGame(connectFour, { mostEntries: 100, comparisons: 20 })
