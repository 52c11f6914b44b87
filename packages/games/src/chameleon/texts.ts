import type { InBoth } from '@wis/engine'
import type { GameTexts } from '../contract/game-kit.ts'
import { afterSlips } from '../contract/slips-text.ts'
import { guessLimits } from './move-fields.ts'
import type { ChameleonRuleset } from './schema.ts'

export const chameleonTexts: InBoth<GameTexts<ChameleonRuleset>> = {
  en: {
    name: 'Chameleon',
    tagline: 'Everybody knows the word but one, who listens, blends in and may still guess it.',
    rules: (ruleset) => [...englishRules(ruleset), ...englishAnswers(ruleset)].join('\n'),
  },
  zh: {
    name: '变色龙',
    tagline: '人人都知道那个词，只有一个人不知道：他边听边装，最后还能猜一次。',
    rules: (ruleset) => [...chineseRules(ruleset), ...chineseAnswers(ruleset)].join('\n'),
  },
}

function englishRules({ players, clueLimit, listsWords }: ChameleonRuleset): readonly string[] {
  return [
    `Chameleon for ${players}. All are told a topic${listsWords ? ' and its words' : ''}. One player, drawn by lot, is the chameleon. All others are told the same secret word, which ${listsWords ? 'is one of these words' : 'belongs to the topic'}. Everybody knows whether they are the chameleon, and nobody is told who else is.`,
    `First each player in turn gives one clue about the secret word, of ${clueLimit.en} characters at most; the rest is cut off. Everybody hears every clue. Those who know the word want to show each other that they know it without telling it to the chameleon. The chameleon wants to sound as if it knew.`,
    'Then all vote in secret, each for another player, and the chameleon votes too. The player with the most votes is accused. If several have the most votes, nobody is accused.',
    'If the accused player is the chameleon, it may name the secret word, once.',
    'Points:',
    'The chameleon is accused and does not name the word: 0 for the chameleon, 2 for each of the others.',
    'The chameleon is accused and names the word: 1 for everybody.',
    'Another player is accused: 2 for the chameleon, 0 for each of the others.',
    'Nobody is accused: 1 for everybody.',
  ]
}

const englishFoul = {
  out: [
    'A player who knows the secret word and says it in a clue commits a foul, also with an ending, spelled out or disguised. Fouls are called after the last clue. Such a player leaves: it neither votes nor can be voted for, and gets 0 points however the match ends. The chameleon commits no foul by saying the word.',
    'If fewer than three players are left, there is no vote: 2 for the chameleon, 0 for each of the others.',
  ],
  allowed: ['Nobody is punished for saying the secret word in a clue, but the chameleon hears it.'],
} as const

function englishAnswers({ wordInClue, slips }: ChameleonRuleset): readonly string[] {
  return [
    ...englishFoul[wordInClue],
    `The chameleon names the word by that word alone, of ${guessLimits.en} characters at most. Case, an article and a plural ending do not matter. A list of words is refused.`,
    afterSlips(slips, 'en'),
    'The harmless move is to say nothing as a clue, to vote for nobody, and to name no word. The others are not told that an answer was refused or missing, but they see what follows from it.',
  ]
}

function chineseRules({ players, clueLimit, listsWords }: ChameleonRuleset): readonly string[] {
  return [
    `${players}人变色龙。所有人都知道一个主题${listsWords ? '和它的所有词' : ''}。抽签决定一人是变色龙，其余的人都会得知同一个${listsWords ? '秘密词，它是这些词中的一个' : '属于该主题的秘密词'}。每个人都清楚自己是不是变色龙，但没有人知道别人是不是。`,
    `首先，每人依次就秘密词给出一条线索，最多${clueLimit.zh}个字，超出的部分会被截去。每条线索所有人都能听到。知道词的人要让彼此看出自己知道，又不能让变色龙听出来；变色龙则要装作知道。`,
    '然后所有人暗中投票，每人投给另一名玩家，变色龙也要投。得票最多的人被指认；如果得票最多的不止一人，则无人被指认。',
    '如果被指认的正是变色龙，它可以说出秘密词，只有一次机会。',
    '得分：',
    '变色龙被指认，且没有说对秘密词：变色龙得0分，其余每人得2分。',
    '变色龙被指认，但说对了秘密词：每人得1分。',
    '被指认的是别人：变色龙得2分，其余每人得0分。',
    '无人被指认：每人得1分。',
  ]
}

const chineseFoul = {
  out: [
    '知道秘密词的人在线索里说出这个词就是犯规，拆开写、变着花样写也算。犯规在最后一条线索之后宣布。犯规者离场：不能投票，也不会被投票，不论结局如何都得0分。变色龙碰巧说出秘密词不算犯规。',
    '如果剩下不到三人，就不再投票：变色龙得2分，其余每人得0分。',
  ],
  allowed: ['在线索里说出秘密词不受处罚，但变色龙也会听到。'],
} as const

function chineseAnswers({ wordInClue, slips }: ChameleonRuleset): readonly string[] {
  return [
    ...chineseFoul[wordInClue],
    `变色龙猜词时只能说出一个词，最多${guessLimits.zh}个字。列出好几个词会被拒绝。`,
    afterSlips(slips, 'zh'),
    '无害的行动是：不给线索、不投给任何人、不说任何词。其他人不会知道有回答被拒绝或缺失，但会看到由此产生的结果。',
  ]
}
