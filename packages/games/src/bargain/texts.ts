import type { InBoth } from '@wis/engine'
import type { GameTexts } from '../contract/game-kit.ts'
import { afterSlips } from '../contract/slips-text.ts'
import type { BargainRuleset } from './events.ts'
import { wordLimits } from './move-fields.ts'

export const bargainTexts: InBoth<GameTexts<BargainRuleset>> = {
  en: {
    name: 'Bargain',
    tagline: 'Two share hats, balls and apples, and neither knows what they are worth to the other.',
    rules: (ruleset) => englishRules(ruleset).join('\n'),
  },
  zh: {
    name: '讨价还价',
    tagline: '两人分帽子、球和苹果，谁也不知道它们在对方眼里值多少。',
    rules: (ruleset) => chineseRules(ruleset).join('\n'),
  },
}

function englishRules({ offers, discreet, slips }: BargainRuleset): readonly string[] {
  return [
    'Two players share hats, balls and apples: at least one of each, and five to seven things in all.',
    'A thing of each kind has a value for you, a whole number that may be 0. All things on the table together are worth ' +
      'exactly 10 to you, and exactly 10 to the other player by values of its own. Nobody is told the values of the other. ' +
      'Every kind is worth something to at least one of you, and at least one kind is worth something to both. ' +
      'All deals of that kind are equally likely.',
    `The players take turns. At most ${offers} offers are made, of both together. An offer names how many hats, balls and ` +
      'apples its player would take; the other player would get all the rest. Instead of an offer, a player can accept the ' +
      'last offer of the other. Only the offer that was made last can be accepted.',
    'After the last offer, the other player can only accept it or reject it.',
    'If an offer is accepted, each gets as many points as its things are worth to it. Without an agreement neither gets a ' +
      'point. More points win; equal points, or no agreement, are a draw.',
    `Beside an offer or another answer you may say something to the other player, of ${wordLimits.en} characters at most; the ` +
      'rest is cut off. Words bind nobody. Only the offer counts.',
    ...(discreet
      ? [
          'You are asked not to tell the other player what a thing is worth to you. Nothing follows if you do.',
        ]
      : ['You may tell the other player what things are worth to you, truly or not.']),
    'Make an offer with the number of each kind that you take, such as “I take 2 hats, 1 ball and 0 apples” or “2/1/0” (hats, balls, apples). A ' +
      'kind that you do not name is left to the other player. Answer “accept” to accept.',
    'If you answer in plain words, the other player reads those words.',
    afterSlips(slips, 'en'),
    ...(slips.then === 'harmless'
      ? [
          'The harmless move is to let the turn go by: it counts as one of the offers, and no offer is on the table then. ' +
            'After the last offer, the harmless move is to reject it.',
        ]
      : []),
    'The other player does not see refused answers.',
  ]
}

function chineseRules({ offers, discreet, slips }: BargainRuleset): readonly string[] {
  return [
    '两名玩家分帽子、球和苹果：每种至少一个，总共五到七个。',
    '每种东西对你有一个单价，是整数，可以为0。桌上所有东西合起来对你正好值10，对另一位玩家也正好值10；' +
      '对方有自己的一套单价，谁也不知道对方的单价。每种东西至少对一方有价值，并且至少有一种对双方都有价值。' +
      '凡是符合这些条件的组合，出现的机会都相等。',
    `双方轮流行动，合计最多出价${offers}次。出价时说明自己要几顶帽子、几个球、几个苹果，其余全部归对方。` +
      '也可以不出价，而是接受对方刚才的出价。只有最后一次出价可以被接受。',
    '最后一次出价之后，对方只能接受或拒绝。',
    '出价被接受后，各人得到的东西对自己值多少，就得多少分。没有达成协议，双方都得0分。分高者胜；同分或没有协议为平局。',
    `出价或作其他回答时，可以对另一位玩家说一段话，最多${wordLimits.zh}个字，超出的部分会被截去。` +
      '说的话没有约束力，只有出价算数。',
    ...(discreet
      ? ['请不要告诉对方各种东西对你值多少；说了也不会有任何后果。']
      : ['你可以告诉对方各种东西对你值多少，真话假话都可以。']),
    '出价时写明每种要几个，例如“我要2顶帽子、1个球、0个苹果”，或“2/1/0”（依次为帽子、球、苹果）。' +
      '没有提到的种类就归对方。接受时回答“接受”。',
    '如果用平常的话回答，对方会看到这些话。',
    afterSlips(slips, 'zh'),
    ...(slips.then === 'harmless'
      ? [
          '无害的行动是放过这一次：它算作一次出价，此后桌上没有可接受的出价。最后一次出价之后，无害的行动是拒绝。',
        ]
      : []),
    '对方看不到被拒绝的回答。',
  ]
}
