import { describeGame } from '../contract/testing/describe-game.ts'
import { bid } from './kit.ts'

describeGame(bid, { mostEntries: 84, comparisons: 40 })
