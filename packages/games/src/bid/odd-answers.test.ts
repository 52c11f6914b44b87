import { describeOddByHand } from '../contract/testing/odd-answers/describe-odd-answers.ts'
import { bid } from './kit.ts'

describeOddByHand(bid, 'en', 'bid', [
  ['Player 1: $0.40', '40'],
  ['player_0: $0.08', '8'],
  ['fifty', '50'],
  ['one hundred and five', '105'],
  ['５０', '50'],
  ['half of 100', null],
  ['I will not bid 50', null],
  ['at most 50', null],
  ['30%', null],
  ['50\n\nbetter than 60', null],
])

describeOddByHand(bid, 'zh', 'bid', [
  ['五十', '50'],
  ['五十分', '50'],
  ['我出价五十', '50'],
  ['100的一半', null],
  ['我不出50', null],
])
