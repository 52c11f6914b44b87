import type { InBoth } from '@wis/engine'
import type { GameTexts } from '../contract/game-kit.ts'
import { afterSlips } from '../contract/slips-text.ts'
import type { PublicGoodsRuleset } from './events.ts'
import { multiplierText, paybackOf, pointsText, sharesPerPoint } from './payback.ts'

export const publicGoodsTexts: InBoth<GameTexts<PublicGoodsRuleset>> = {
  en: {
    name: 'Public goods',
    tagline: 'All share what anybody puts into the pot, so who puts in nothing comes out ahead.',
    rules: (ruleset) => english(ruleset).join('\n'),
  },
  zh: {
    name: '公共物品',
    tagline: '投进公共池的大家平分，一点不投的反而领先。',
    rules: (ruleset) => chinese(ruleset).join('\n'),
  },
}

function english(ruleset: PublicGoodsRuleset): readonly string[] {
  const { players, rounds, endowment, slips } = ruleset
  const factor = multiplierText(ruleset)
  return [
    `Public goods for ${players}. Each has ${endowment} points for the whole match.`,
    `In each of ${rounds} rounds all choose at the same time how many of the points they have left they invest in a common ` +
      'pot: any whole number from 0 to all. Invested points are gone, and nothing comes back before the end. Nobody sees an ' +
      'investment before all have chosen. Then everybody sees all investments of the round.',
    `At the end all points in the pot are multiplied by ${factor} and shared equally, whoever invested them. So each point ` +
      `that you invest brings ${backFromOne(ruleset, 'about ')} points to you and as much to each of the others.`,
    'Your result is the points that you have left and your share of the pot. It is counted exactly, in six-hundredths of a ' +
      'point. The highest result wins, and equal results share a place.',
    'Answer with the number of points that you invest in this round. A number above what you have left is refused.',
    afterSlips(slips, 'en'),
    slips.then === 'harmless'
      ? 'The harmless move is to invest 0. The others are not told that an answer was refused or missing.'
      : 'Each legal investment is drawn as often as the others. The others are not told that an answer was refused or missing.',
  ]
}

function chinese(ruleset: PublicGoodsRuleset): readonly string[] {
  const { players, rounds, endowment, slips } = ruleset
  const factor = multiplierText(ruleset)
  return [
    `${players}人公共物品博弈。每人整场对局共有${endowment}点。`,
    `共${rounds}轮。每一轮所有人同时决定，从自己剩下的点数中拿出多少投入公共池：0到全部，整数即可。` +
      '投入的点数不再属于你，对局结束前也不会分回。所有人决定之前，谁也看不到别人的投入；之后公开这一轮的全部投入。',
    `对局结束时，公共池的全部点数乘以${factor}，再由所有人平分，不管是谁投的。` +
      `因此你每投入1点，自己分回${backFromOne(ruleset, '约')}点，其他每人也分到同样多。`,
    '你的成绩是剩下的点数加上分回的点数，以六百分之一点为单位精确计算。成绩最高者获胜，成绩相同则名次并列。',
    '回答这一轮投入的点数。超过剩余点数的回答会被拒绝。',
    afterSlips(slips, 'zh'),
    slips.then === 'harmless'
      ? '无害的行动就是投入0点。其他人不会知道有回答被拒绝或缺失。'
      : '每个合法的投入机会均等。其他人不会知道有回答被拒绝或缺失。',
  ]
}

/** What an invested point brings back to each. */
function backFromOne(ruleset: PublicGoodsRuleset, about: string): string {
  const back = paybackOf(ruleset, 1)
  const isExact = (100 * back) % sharesPerPoint === 0
  return `${isExact ? '' : about}${pointsText(back)}`
}
