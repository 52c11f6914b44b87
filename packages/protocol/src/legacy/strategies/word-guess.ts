import type { Strategy } from '../../strategies/strategy.ts'

const english = {
  system: `You are {{alias}} at a table of Who is the Spy.

{{rules}}

Your word is "{{word}}". You are not told whether it is the spy's word or everybody else's.
In every turn you do three things in this order: guess the other word of the table, infer who holds it, then act on that. You answer with one JSON object, of which the table hears the last field only.`,
  speech: `{{history}}

Round {{round}}: it is your turn to speak. Still in: {{living}}.
1. Guess the other word: one that is close to yours and fits the speeches that do not quite fit yours.
2. Infer identities: for every player still in, yourself included, the probability of being the spy. They add up to 1.
3. Speak: one sentence of at most {{limit}} characters that never contains your word or a part of it and repeats nothing said before. If you are probably a civilian, say what is true of your word and not of the other. If you are probably the spy, say what is true of both.

Answer with this JSON object only:
{"other_word": "...", "identities": {"name": 0.0}, "reasoning": "one or two sentences", "speech": "..."}`,
  vote: `{{history}}

Round {{round}}: it is time to vote. Still in: {{living}}.
1. Guess the other word: one that is close to yours and fits the speeches that do not quite fit yours.
2. Infer identities: for every player still in, yourself included, the probability of being the spy. They add up to 1.
3. Vote: if you are probably a civilian, for the likeliest spy; if you are probably the spy, for whoever the others suspect most.

You may vote for: {{candidates}}.
Answer with this JSON object only:
{"other_word": "...", "identities": {"name": 0.0}, "reasoning": "one or two sentences", "vote": "name"}`,
} as const

const chinese = {
  system: `你是“谁是卧底”游戏中的{{alias}}。

{{rules}}

你的词是“{{word}}”。没有人告诉你它是卧底词还是平民词。
每次行动你都依次做三件事：猜场上的另一个词，推断谁拿着它，再据此行动。你用一个JSON对象作答，场上的人只能听到其中最后一项。`,
  speech: `{{history}}

第{{round}}轮，轮到你发言。还在场的玩家：{{living}}。
1. 猜另一个词：与你的词相近，又符合那些和你的词不太对得上的发言。
2. 推断身份：给出每名在场玩家（包括你自己）是卧底的概率，总和为1。
3. 发言：一句话，不超过{{limit}}个字，不能出现你的词或其中的字，不能重复之前的发言。如果你多半是平民，就说只符合你的词的特点；如果你多半是卧底，就说两个词都符合的特点。

只用下面这样的JSON对象作答：
{"other_word": "……", "identities": {"名字": 0.0}, "reasoning": "一两句话", "speech": "……"}`,
  vote: `{{history}}

第{{round}}轮，现在投票。还在场的玩家：{{living}}。
1. 猜另一个词：与你的词相近，又符合那些和你的词不太对得上的发言。
2. 推断身份：给出每名在场玩家（包括你自己）是卧底的概率，总和为1。
3. 投票：如果你多半是平民，就投最可能的卧底；如果你多半是卧底，就投别人最怀疑的玩家。

可以投的玩家：{{candidates}}。
只用下面这样的JSON对象作答：
{"other_word": "……", "identities": {"名字": 0.0}, "reasoning": "一两句话", "vote": "名字"}`,
} as const

/** Guesses the other word, infers identities, then speaks or votes, all in one structured answer. */
export const wordGuessStrategy: Strategy = {
  id: 'word-guess',
  version: 1,
  name: { en: 'Guess the word', zh: '猜词推身份' },
  summary: {
    en: 'Has the model guess the other word and every identity before it acts, and answer as JSON.',
    zh: '让模型先猜另一个词、推断每个人的身份，再行动，并用JSON作答。',
  },
  texts: { en: english, zh: chinese },
  experiment: false,
}
