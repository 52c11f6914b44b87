import { describeGame } from '../contract/testing/describe-game.ts'
import { liarsDice } from './kit.ts'

describeGame(liarsDice, { mostEntries: 400, comparisons: 600 })
