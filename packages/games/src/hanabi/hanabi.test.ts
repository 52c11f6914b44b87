import { describeGame } from '../contract/testing/describe-game.ts'
import { hanabi } from './kit.ts'

describeGame(hanabi, { mostEntries: 300, comparisons: 12, together: true })
