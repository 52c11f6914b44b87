import { mindStrategies } from '../contract/mind-strategies.ts'

export const publicGoodsStrategies = mindStrategies({
  minds: {
    that: {
      en: 'invests less in this round than an even part of what it has left',
      zh: '这一轮投入会少于剩余点数的平均份额',
    },
    isOne: false,
  },
  turns: ['invest'],
  fields: ['investment'],
  weigh: {
    en: 'Has each player invested more or less from round to round, and after what? An even part is what is left, divided by the rounds that are left. What does the multiplier give back for a point, and who would go down or up if the others did?',
    zh: '每名玩家一轮轮投得更多还是更少，是在什么之后？平均份额是剩余点数除以剩余轮数。按倍数，投一点能拿回多少？别人增减时，谁会跟着增减？',
  },
  use: {
    en: 'Reckon what the pot will hold if the others do what your own row expects, and what your investment adds to your share of it. Whoever has invested least in all wins among equals. Consider from your column what the others expect of you, and what they will do if they are wrong.',
    zh: '假设别人按你那一行的预期行动，算算公共池会有多少，你的投入又能让你多分多少。总投入最少的人在同等情况下领先。再从你那一列看别人对你的预期，以及预期落空后他们会怎么做。',
  },
})
