import { describeOddByHand } from '../contract/testing/odd-answers/describe-odd-answers.ts'
import { holdem } from './kit.ts'

describeOddByHand(holdem, 'en', 'act', [
  ['fold\n\nI prefer it to all-in.', null],
  ['CheckAndCall', 'check-and-call'],
  ['calling', 'check-and-call'],
  ['I cannot fold', null],
  ['{"action":"fold","reasoning":"not all-in"}', 'fold'],
])

describeOddByHand(holdem, 'zh', 'act', [
  ['弃牌\n\n比全下好', null],
  ['我不想弃牌', null],
])
