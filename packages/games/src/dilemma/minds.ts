import { mindStrategies } from '../contract/mind-strategies.ts'

export const dilemmaStrategies = mindStrategies({
  minds: { that: { en: 'defects in this round', zh: '这一轮会背叛' }, isOne: false },
  turns: ['choose'],
  fields: ['choice'],
  weigh: {
    en: 'What has each player done so far, after what, and what does the payoff reward now? What will it do if it expects the same of you as you do of it? How many rounds are left in which anybody can answer?',
    zh: '每名玩家到目前为止在什么情况下做了什么？现在的收益鼓励什么？如果它对你的预期和你对它的一样，它会怎么做？还剩几轮可以还手？',
  },
  use: {
    en: 'Take what you expect of the others from your own row, and what they expect of you from your column. Reckon with both choices: the points of this round, and what the others will do after it. Choose what brings you most by the end of the match, ahead of the others.',
    zh: '从你自己那一行看别人会怎么做，从你那一列看别人认为你会怎么做。两种选择都算一算：这一轮的得分，以及别人之后会怎么做。选择到终局时对你最有利、能领先别人的那一个。',
  },
})
