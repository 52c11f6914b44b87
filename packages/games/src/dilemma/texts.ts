import type { InBoth } from '@wis/engine'
import type { GameTexts } from '../contract/game-kit.ts'
import { afterSlips } from '../contract/slips-text.ts'
import type { DilemmaRuleset } from './events.ts'
import { lineLimits } from './move-fields.ts'

export const dilemmaTexts: InBoth<GameTexts<DilemmaRuleset>> = {
  en: {
    name: 'Prisoner’s dilemma',
    tagline: 'Cooperate and all do well, or defect and do better, as long as the others trust you.',
    rules: (ruleset) => [...englishRules(ruleset), ...englishAnswers(ruleset)].join('\n'),
  },
  zh: {
    name: '囚徒困境',
    tagline: '合作，大家都好；背叛，自己更好——前提是别人还信你。',
    rules: (ruleset) => [...chineseRules(ruleset), ...chineseAnswers(ruleset)].join('\n'),
  },
}

function englishRules({ players, rounds, payoffs }: DilemmaRuleset): readonly string[] {
  const { allCooperate, oneDefects, severalDefect } = payoffs
  const several = `If several defect but not all, each of them gets ${severalDefect} and each of the others gets 0.`
  return [
    `The prisoner’s dilemma for ${players}. In each of ${rounds} rounds all choose at the same time: cooperate or defect. ` +
      'Nobody sees a choice before all have chosen. Then everybody sees all choices and points of the round.',
    'Points of a round:',
    `If all cooperate, each gets ${allCooperate}.`,
    `If exactly one defects, it gets ${oneDefects} and each of the others gets 0.`,
    ...(players > 2 ? [several] : []),
    'If all defect, each gets 1.',
    'The points of all rounds are added up. The highest sum wins, and equal sums share a place.',
  ]
}

function englishAnswers({ talk, slips }: DilemmaRuleset): readonly string[] {
  const speaking =
    `Before each round everybody says a line to all, of ${lineLimits.en} characters at most; the rest is cut off. ` +
    'The lines are shown when all have spoken. They bind nobody.'
  return [
    ...(talk ? [speaking] : []),
    'Answer cooperate or defect when you are asked for a choice.',
    afterSlips(slips, 'en'),
    'The harmless move is to cooperate, because that never takes a point from anybody else. ' +
      (talk ? 'If a line was asked for, nothing is said for you. ' : '') +
      'The others are not told that an answer was refused or missing.',
  ]
}

function chineseRules({ players, rounds, payoffs }: DilemmaRuleset): readonly string[] {
  const { allCooperate, oneDefects, severalDefect } = payoffs
  const several = `不止一人背叛、但并非全员背叛：背叛者各得${severalDefect}分，其余各得0分。`
  return [
    `${players}人囚徒困境，共${rounds}轮。每一轮所有人同时选择：合作或背叛。` +
      '所有人选定之前，谁也看不到别人的选择；之后公开这一轮的全部选择和得分。',
    '一轮的得分：',
    `全员合作：每人得${allCooperate}分。`,
    `恰好一人背叛：背叛者得${oneDefects}分，其余各得0分。`,
    ...(players > 2 ? [several] : []),
    '全员背叛：每人得1分。',
    '各轮得分相加，总分最高者获胜，同分则名次并列。',
  ]
}

function chineseAnswers({ talk, slips }: DilemmaRuleset): readonly string[] {
  const speaking =
    `每一轮开始前，每人对所有人说一句话，最多${lineLimits.zh}个字，超出的部分会被截去。` +
    '所有人说完之后才一起公开。说过的话没有约束力。'
  return [
    ...(talk ? [speaking] : []),
    '轮到选择时，回答“合作”或“背叛”。',
    afterSlips(slips, 'zh'),
    '无害的行动就是合作，因为合作绝不会让别人少得分。' +
      (talk ? '如果轮到的是发言，则视为什么也没说。' : '') +
      '其他人不会知道有回答被拒绝或缺失。',
  ]
}
