import type { InBoth } from '@wis/engine'
import type { GameTexts } from '../contract/game-kit.ts'
import { afterSlips } from '../contract/slips-text.ts'
import type { BidRuleset } from './events.ts'

export const bidTexts: InBoth<GameTexts<BidRuleset>> = {
  en: {
    name: 'Sealed bids',
    tagline: 'The higher bid wins and is paid, so bid less than it is worth to you, but not too much less.',
    rules: (ruleset) => english(ruleset).join('\n'),
  },
  zh: {
    name: '密封拍卖',
    tagline: '价高者得，按自己的出价付款：要低于估值，又不能低得太多。',
    rules: (ruleset) => chinese(ruleset).join('\n'),
  },
}

function english(ruleset: BidRuleset): readonly string[] {
  const { auctions, leastValue, mostValue, ceiling, slips } = ruleset
  const count = auctions === 1 ? 'one auction' : `${auctions} auctions`
  const limit =
    ceiling === 'value'
      ? 'You bid from 0 up to your value. A higher bid is refused.'
      : `You bid from 0 up to ${mostValue}, so a bid may be above your value. Who wins with such a bid loses cents.`
  return [
    `First-price sealed-bid ${auctions === 1 ? 'auction' : 'auctions'} for two. The match is ${count}. All amounts are whole cents.`,
    `In each auction an item is worth something to you, from ${leastValue} to ${mostValue} cents, each number as likely ` +
      'as the others. You alone know your value. The other has a value of its own, drawn in the same way and apart from yours.' +
      (auctions === 1 ? '' : ' Every auction has new values.'),
    `Both bid at the same time, and nobody sees a bid before both are in. ${limit}`,
    'The higher bid wins and pays itself: the winner gains its value minus its bid. The other gains 0. Of equal bids, chance ' +
      'chooses the winner.',
    'After an auction both bids are told, but not the values. All values are shown when the match is over.',
    `Your points are the cents that you gain${auctions === 1 ? '' : ' in all auctions'}. The higher sum wins, and equal sums share the first place.`,
    'Answer with your bid as a number of cents. An amount with two digits after a point, such as 2.18, is read as 218 cents.',
    afterSlips(slips, 'en'),
    slips.then === 'harmless'
      ? 'The harmless move is a bid of 0. The other is not told that an answer was refused or missing.'
      : 'Each legal bid is drawn as often as the others. The other is not told that an answer was refused or missing.',
  ]
}

function chinese(ruleset: BidRuleset): readonly string[] {
  const { auctions, leastValue, mostValue, ceiling, slips } = ruleset
  const limit =
    ceiling === 'value'
      ? '出价从0到你的估值为止，更高的出价会被拒绝。'
      : `出价从0到${mostValue}为止，可以高于估值；用高于估值的出价拍得，就会亏钱。`
  return [
    `两人第一价格密封拍卖，共${auctions}场。所有金额都是整数，单位是分。`,
    `每场拍卖中，物品对你有一个估值，从${leastValue}分到${mostValue}分，每个数机会均等，只有你自己知道。` +
      `对方也有自己的估值，以同样的方式独立抽取。${auctions === 1 ? '' : '每场的估值都重新抽取。'}`,
    `双方同时出价，两份出价都交齐之前谁也看不到。${limit}`,
    '出价高的一方拍得，并按自己的出价付款：收益是估值减出价。另一方收益为0。出价相同时抽签决定。',
    '每场结束后公开双方的出价，但不公开估值。所有估值在对局结束后公开。',
    `得分就是你赚到的钱，以分计${auctions === 1 ? '' : '，各场相加'}。总和高的一方获胜，相同则并列第一。`,
    '回答你的出价，以分为单位。小数点后有两位的金额，例如2.18，会读作218分。',
    afterSlips(slips, 'zh'),
    slips.then === 'harmless'
      ? '无害的行动就是出价0。对方不会知道有回答被拒绝或缺失。'
      : '每个合法的出价机会均等。对方不会知道有回答被拒绝或缺失。',
  ]
}
