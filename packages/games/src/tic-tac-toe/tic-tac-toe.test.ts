import { describeGame } from '../contract/testing/describe-game.ts'
import { ticTacToe } from './kit.ts'

describeGame(ticTacToe, { mostEntries: 40, comparisons: 200 })
