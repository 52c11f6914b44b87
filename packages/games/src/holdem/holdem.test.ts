import { describeGame } from '../contract/testing/describe-game.ts'
import { holdem } from './kit.ts'

describeGame(holdem, { mostEntries: 600, comparisons: 160 })
