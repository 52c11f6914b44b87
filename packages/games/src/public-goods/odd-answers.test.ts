import { describeOddByHand } from '../contract/testing/odd-answers/describe-odd-answers.ts'
import { publicGoods } from './kit.ts'

describeOddByHand(publicGoods, 'en', 'invest', [
  ['Player 1: 4', '4'],
  ['player_0: 8', '8'],
  ['fifty points', '50'],
  ['half of 100', null],
  ['I cannot invest 20', null],
  ['zero, or else one', null],
  ['one is one option', null],
  ['one, or 50', null],
  ['Legal moves: one, 50', null],
  ['{"investment":["zero","one"]}', null],
  ['This round zero, next round one', null],
  ['one', '1'],
  ['I invest one.', '1'],
  ['This one is hard. 50', '50'],
  ['In round 1, I invest 50', '50'],
  ['~50', null],
  ['around 50', null],
  ['50 points, more or less', null],
  ['All 100 points', '100'],
  ['I invest all of my 100 points', '100'],
  ['I keep 80', null],
])

describeOddByHand(publicGoods, 'zh', 'invest', [
  ['五十点', '50'],
  ['我投入二十', '20'],
  ['100的一半', null],
  ['零，不然一', null],
  ['零，要不一', null],
  ['零或一', null],
  ['第1轮五十，第2轮100', null],
  ['玩家2选50', null],
  ['~50', null],
  ['50左右', null],
  ['50上下吧', null],
  ['五十来点', null],
  ['四五十', null],
  ['五零', '50'],
  ['一', '1'],
])
