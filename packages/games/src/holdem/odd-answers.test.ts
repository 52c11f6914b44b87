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
  ['我弃牌。', 'fold'],
  ['弃牌！', 'fold'],
  ['我的牌太差了。\n弃牌', 'fold'],
  ['我选择“弃牌”', 'fold'],
  ['行动：全下', 'all-in'],
  ['全下！！', 'all-in'],
  ['**全下**', 'all-in'],
  ['最终决定：【全下】', 'all-in'],
  ['跟注', 'check-and-call'],
  ['过牌', 'check-and-call'],
  ['我跟注', 'check-and-call'],
  ['玩家1：跟注', 'check-and-call'],
  ['过牌或跟注', 'check-and-call'],
  ['我决定跟注，先看看再说。', 'check-and-call'],
  ['{"行动":"跟注"}', 'check-and-call'],
  ['{"action":"弃牌","理由":"不值得全下"}', 'fold'],
  ['ｆｏｌｄ', 'fold'],
  ['加注半个底池', 'raise-half-pot'],
  ['加注整个底池', 'raise-full-pot'],
  ['加注一个底池', null],
  ['加注', null],
  ['不弃牌', null],
  ['我绝不全下', null],
  ['弃牌还是跟注？', null],
  ['跟注，不，弃牌', null],
  ['要么全下，要么弃牌', null],
  ['我还没想好', null],
  ['别弃牌', null],
  ['好牌！', null],
])
