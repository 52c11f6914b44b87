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
  ['one dollar', '100'],
  ['I bid two dollars.', '200'],
  ['1 buck', '100'],
  ['3 dollars and 20 cents', '320'],
  ['$3.2', '320'],
  ['5 $', '500'],
  ['{"bid":"one dollar"}', '100'],
  ['{"bid":2,"currency":"dollars"}', '200'],
  ['{"bid_dollars":2}', '200'],
  ['{"bid":2}', '2'],
  ['$1 or $2', null],
  ['a dollar less than my value', null],
])

describeOddByHand(bid, 'zh', 'bid', [
  ['五十', '50'],
  ['五十分', '50'],
  ['我出价五十', '50'],
  ['100的一半', null],
  ['我不出50', null],
  ['1元', '100'],
  ['两块五', '250'],
  ['3元2角', '320'],
  ['￥2', '200'],
  ['三百二', '320'],
  ['三百零二', '302'],
  ['2元或3元', null],
  ['1元以上', null],
])
