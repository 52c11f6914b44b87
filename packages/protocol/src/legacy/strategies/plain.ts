import type { Strategy } from '../../strategies/strategy.ts'

const english = {
  system: `You are {{alias}} at a table of Who is the Spy.

{{rules}}

Your word is "{{word}}". You are not told whether it is the spy's word or everybody else's.`,
  speech: `{{history}}

Round {{round}}: it is your turn to speak. Describe your word in one short sentence of at most {{limit}} characters. Never say the word or any part of it, never repeat an earlier speech, and tell those with the same word enough to trust you without handing the word to the spy.
Reply with that sentence and nothing else.`,
  vote: `{{history}}

Round {{round}}: vote for the player whose word most probably differs from everybody else's. If that is you, vote for whoever is easiest to suspect.
You may vote for: {{candidates}}.
Reply with one of these names and nothing else.`,
} as const

const chinese = {
  system: `你是“谁是卧底”游戏中的{{alias}}。

{{rules}}

你的词是“{{word}}”。没有人告诉你它是卧底词还是平民词。`,
  speech: `{{history}}

第{{round}}轮，轮到你发言。请用一句简短的话描述你的词，不超过{{limit}}个字。不能说出这个词或其中的字，不能重复之前的发言；既要让拿到同一个词的人相信你，又不要让卧底猜到这个词。
只回复这一句话，不要写别的。`,
  vote: `{{history}}

第{{round}}轮投票：投给最可能拿到不同词的玩家。如果那个人就是你，就投给最容易被怀疑的人。
可以投的玩家：{{candidates}}。
只回复其中一个名字，不要写别的。`,
} as const

/** One question, one bare answer. */
export const plainStrategy: Strategy = {
  id: 'plain',
  version: 1,
  name: { en: 'Plain', zh: '直接回答' },
  summary: {
    en: 'Tells the model the rules and what happened, and asks for a sentence or a name.',
    zh: '告诉模型规则和场上情况，直接要一句话或一个名字。',
  },
  texts: { en: english, zh: chinese },
  experiment: false,
}
