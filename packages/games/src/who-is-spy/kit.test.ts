import { describeGame } from '../contract/testing/describe-game.ts'
import { whoIsSpyKit } from './kit.ts'

describeGame(whoIsSpyKit, {
  mostEntries: 200,
  comparisons: 240,
  ladder: ['dozer', 'granny', 'fox'],
  mayBeVoid: true,
  readsByItself: true,
})
