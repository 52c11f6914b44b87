import type { InBoth } from '@wis/engine'
import type { GameTexts } from '../contract/game-kit.ts'
import { afterSlips } from '../contract/slips-text.ts'
import { fleetNames, fleets } from './airlines.ts'
import type { CostRuleset } from './events.ts'
import { wordLimits } from './move-fields.ts'
import { grouped, sharesText } from './shares.ts'

export const costSharingTexts: InBoth<GameTexts<CostRuleset>> = {
  en: {
    name: 'Cost sharing',
    tagline: 'Three airlines share what an airport costs, and all three must agree who pays how much.',
    rules: (ruleset) => englishRules(ruleset).join('\n'),
  },
  zh: {
    name: '费用分摊',
    tagline: '三家航空公司分摊机场费用，谁付多少要三方一致同意。',
    rules: (ruleset) => chineseRules(ruleset).join('\n'),
  },
}

function englishRules(ruleset: CostRuleset): readonly string[] {
  const { fee, rounds, opening, slips } = ruleset
  return [
    `Three players speak for three airlines that share a fixed fee of ${grouped(fee)} for their airport. Everybody sees how ` +
      'each airline uses the airport: flights and passengers in a month, the duration of an average flight, and the size ' +
      'of its aircraft. An airline that uses the airport more is expected to pay more.',
    'A proposal names the share of each airline in per cents of the fee, in the order of the players. Shares are multiples of ' +
      '5, from 0 to 100, and add up to 100.',
    `There are at most ${rounds} rounds. In each round the players act in order. In its turn a player proposes three shares, ` +
      'or supports a player, which is to stand behind the same shares as that player does now. A player stands behind what ' +
      'it proposed or supported last. Who supports its own shares stays with them.',
    ...(opening
      ? [
          'The proposals of the first round are given: ' +
            `${opening.map((shares, seat) => `${sharesText(shares)} by Player ${seat + 1}`).join(', ')}. You act from the second round on.`,
        ]
      : []),
    'As soon as all three stand behind the same shares, they have agreed and the match ends. Then each gets 100 points less ' +
      'its own share in per cents. If there is no agreement after the last round, nobody gets a point. More points win, and ' +
      'equal points share a place.',
    `With each answer you may say something to all, of ${wordLimits.en} characters at most; the rest is cut off. Words bind ` +
      'nobody. Only the shares count.',
    ...englishMeasures(ruleset),
    'Propose shares such as “40/35/25”, or answer “support Player 2”. If you answer in plain words, the others read those words.',
    afterSlips(slips, 'en'),
    'The harmless move is to let the turn go by: you stand behind the same shares as before, or behind none. The others do ' +
      'not see refused answers.',
  ]
}

function englishMeasures({ weights, airport }: CostRuleset): readonly string[] {
  const { flights, passengers, minutes, size } = weights
  const costs = airport
    ?.map((cost, index) => `${cost} for ${fleetNames[fleets[index] ?? 'large'].en}`)
    .join(', ')
  return [
    'The results say how far an agreement is from the share by usage, which changes no points: a mean of the parts that an ' +
      `airline has of all flights (weight ${flights}), passengers (${passengers}), minutes of an average flight (${minutes}) ` +
      `and aircraft sizes from 1 to 5 (${size}).`,
    ...(costs === undefined
      ? []
      : [
          `They also say how far it is from the Shapley value. An airport costs ${costs}. A group of airlines costs as much as ` +
            'the airport for its largest aircraft, and the airport for all three costs the fee.',
        ]),
  ]
}

function chineseRules(ruleset: CostRuleset): readonly string[] {
  const { fee, rounds, opening, slips } = ruleset
  return [
    `三名玩家代表三家航空公司，共同分摊机场的固定费用${grouped(fee)}。每家使用机场的情况对所有人公开：` +
      '每月航班数、每月旅客数、平均航程时间和机型大小。使用机场越多的公司，理应分摊越多。',
    '方案按玩家顺序写明每家承担费用的百分之几。份额是5的倍数，在0到100之间，三个份额合计100。',
    `最多进行${rounds}轮。每一轮按顺序行动：轮到时提出三个份额，或者支持某位玩家，即与那位玩家目前的方案站在一起。` +
      '每位玩家目前的方案，就是自己最近一次提出或支持的方案。支持自己的方案即坚持不变。',
    ...(opening
      ? [
          `第一轮的方案已经给定：${opening.map((shares, seat) => `玩家${seat + 1}提出${sharesText(shares)}`).join('，')}。你们从第二轮开始行动。`,
        ]
      : []),
    '一旦三方的方案相同，即达成一致，对局结束：每人得100分减去自己份额的百分数。最后一轮结束仍未一致，三方都得0分。' +
      '分高者名次在前，同分则名次并列。',
    `每次回答时可以对所有人说一段话，最多${wordLimits.zh}个字，超出的部分会被截去。说的话没有约束力，只有份额算数。`,
    ...chineseMeasures(ruleset),
    '提出方案时写“40/35/25”这样的三个份额，或者回答“支持玩家2”。如果用平常的话回答，其他人会看到这些话。',
    afterSlips(slips, 'zh'),
    '无害的行动是放过这一次：你原来的方案不变，原来没有就仍然没有。其他人看不到被拒绝的回答。',
  ]
}

function chineseMeasures({ weights, airport }: CostRuleset): readonly string[] {
  const { flights, passengers, minutes, size } = weights
  const costs = airport?.map((cost, index) => `${fleetNames[fleets[index] ?? 'large'].zh}${cost}`).join('，')
  return [
    '赛后会给出协议与按使用量分摊的差距，但不影响得分：按使用量分摊，是各公司在以下各项总数中所占比例的加权平均——' +
      `航班（权重${flights}）、旅客（${passengers}）、平均航程分钟数（${minutes}）、机型大小（从1到5，权重${size}）。`,
    ...(costs === undefined
      ? []
      : [
          `赛后还会给出与沙普利值的差距。机场造价：${costs}。一组公司的费用等于能容纳其中最大机型的机场的造价，` +
            '能容纳三家公司的机场的造价就是要分摊的费用。',
        ]),
  ]
}
