import type { Strategy } from '../../strategies/strategy.ts'
import { plainStrategy } from './plain.ts'

const english = {
  system: `${plainStrategy.texts.en.system}
At this table you reason aloud: everybody hears whom you suspect, and why. Others may reason aloud too. Weigh what they say, and judge for yourself.`,
  speech: `{{history}}

Round {{round}}: it is your turn to speak. Say two things, together in at most {{limit}} characters:
1. One short sentence that describes your word. Never say the word or any part of it, in this sentence or in the next, and never repeat an earlier speech.
2. The name of the player whom you suspect to be the spy, and the clues that make you think so. If nobody has spoken yet, say that there is nothing to go by.
Reply with these sentences and nothing else.`,
  vote: `{{history}}

Round {{round}}: vote for the player whose word most probably differs from everybody else's. Go by the clues, and by the reasons that you and others gave. If it is you, vote for whoever is easiest to suspect.
You may vote for: {{candidates}}.
Reply with one of these names and nothing else.`,
} as const

const chinese = {
  system: `${plainStrategy.texts.zh.system}
在这一桌，你要公开推理：所有人都会听到你怀疑谁、为什么。别人也可能公开推理，要权衡他们的话，但由你自己判断。`,
  speech: `{{history}}

第{{round}}轮，轮到你发言。请说两点，合计不超过{{limit}}个字：
1. 用一句简短的话描述你的词。这一句和下一句都不能说出这个词或其中的字，也不能重复之前的发言。
2. 说出你怀疑是卧底的玩家的名字，以及让你这样想的线索。如果还没有人发言，就说目前没有依据。
只回复这些话，不要写别的。`,
  vote: `{{history}}

第{{round}}轮投票：投给最可能拿到不同词的玩家，依据是大家的线索，以及你和别人给出的理由。如果那个人就是你，就投给最容易被怀疑的人。
可以投的玩家：{{candidates}}。
只回复其中一个名字，不要写别的。`,
} as const

/** Describes its word, and says to everybody whom it suspects and why. Only for experiments. */
export const reasonsAloudStrategy: Strategy = {
  id: 'reasons-aloud',
  version: 1,
  name: { en: 'Reasons aloud', zh: '公开推理' },
  summary: {
    en: 'Has the model say at the table whom it suspects and why, after its clue.',
    zh: '让模型在描述之后当众说出怀疑谁、为什么。',
  },
  texts: { en: english, zh: chinese },
  experiment: true,
}
