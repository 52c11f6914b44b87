import { mindStrategies } from '../contract/mind-strategies.ts'
import { sought } from './sought.ts'

export const chameleonStrategies = mindStrategies({
  that: sought.that,
  isOne: true,
  turns: ['clue', 'vote'],
  fields: ['clue', 'vote'],
  weigh: {
    en: 'Does a clue fit the word closely, loosely, or only what was said before it? Who could have given it without the word? Somebody who has not spoken yet has given nothing away. The chameleon knows who it is, and nobody knows the chameleon’s thoughts.',
    zh: '一条线索是紧扣秘密词、只是沾边，还是只顺着前面的话？不知道词的人说得出来吗？还没发言的人什么也没有透露。变色龙知道自己是谁，而没有人知道变色龙在想什么。',
  },
  use: {
    en: 'If you know the word, make the suspicion of your suspect grow in the rows of the others: a clue that shows you know the word, but hardly tells it to somebody who does not. If you are the chameleon, bring your own column down: speak as those do whom the others trust. In a vote, name whoever your own row points to.',
    zh: '如果你知道秘密词，就让别人那几行里你怀疑的人更可疑：线索要显出你知道词，又不让不知道的人猜出来。如果你是变色龙，就让别人少怀疑你：像大家信任的人那样说。投票时，投你自己那一行指向的人。',
  },
})
