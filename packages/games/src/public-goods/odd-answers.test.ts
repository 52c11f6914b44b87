import { describeOddByHand } from '../contract/testing/odd-answers/describe-odd-answers.ts'
import { publicGoods } from './kit.ts'

describeOddByHand(publicGoods, 'en', 'invest', [
  ['Player 1: 4', '4'],
  ['player_0: 8', '8'],
  ['fifty points', '50'],
  ['half of 100', null],
  ['I cannot invest 20', null],
])

describeOddByHand(publicGoods, 'zh', 'invest', [
  ['五十点', '50'],
  ['我投入二十', '20'],
  ['100的一半', null],
])
