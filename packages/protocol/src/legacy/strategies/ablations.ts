import type { Strategy } from '../../strategies/strategy.ts'

/** The parts of a question of which an ablation leaves one out. */
interface Parts {
  readonly guess: string
  readonly infer: string
  readonly table: (part: string) => string
  readonly speech: (part: string, form: string) => string
  readonly vote: (part: string, form: string) => string
  readonly guessForm: string
  readonly inferForm: string
}

const english: Parts = {
  guess:
    'Guess the other word: one that is close to yours and fits the speeches that do not quite fit yours.',
  infer:
    'Infer identities: for every player still in, yourself included, the probability of being the spy. They add up to 1. Give your reasons.',
  table: (part) => `You are {{alias}} at a table of Who is the Spy.

{{rules}}

Your word is "{{word}}". You are not told whether it is the spy's word or everybody else's.
In every turn you do two things in this order: ${part}, then act on that. You answer with one JSON object, of which the table hears the last field only.`,
  speech: (part, form) => `{{history}}

Round {{round}}: it is your turn to speak. Still in: {{living}}.
1. ${part}
2. Speak: one sentence of at most {{limit}} characters that never contains your word or a part of it and repeats nothing said before. Tell those with the same word enough to trust you, and the others little.

Answer with this JSON object only:
{${form}, "speech": "..."}`,
  vote: (part, form) => `{{history}}

Round {{round}}: it is time to vote. Still in: {{living}}.
1. ${part}
2. Vote for the player whose word most probably differs from everybody else's. If that is you, vote for whoever is easiest to suspect.

You may vote for: {{candidates}}.
Answer with this JSON object only:
{${form}, "vote": "name"}`,
  guessForm: '"other_word": "..."',
  inferForm: '"identities": {"name": 0.0}, "reasoning": "one or two sentences"',
}

const chinese: Parts = {
  guess: '猜另一个词：与你的词相近，又符合那些和你的词不太对得上的发言。',
  infer: '推断身份：给出每名在场玩家（包括你自己）是卧底的概率，总和为1，并说明理由。',
  table: (part) => `你是“谁是卧底”游戏中的{{alias}}。

{{rules}}

你的词是“{{word}}”。没有人告诉你它是卧底词还是平民词。
每次行动你都依次做两件事：${part}，再据此行动。你用一个JSON对象作答，场上的人只能听到其中最后一项。`,
  speech: (part, form) => `{{history}}

第{{round}}轮，轮到你发言。还在场的玩家：{{living}}。
1. ${part}
2. 发言：一句话，不超过{{limit}}个字，不能出现你的词或其中的字，不能重复之前的发言。让拿同一个词的人相信你，又不要让别人知道太多。

只用下面这样的JSON对象作答：
{${form}, "speech": "……"}`,
  vote: (part, form) => `{{history}}

第{{round}}轮，现在投票。还在场的玩家：{{living}}。
1. ${part}
2. 投给最可能拿到不同词的玩家。如果那个人就是你，就投给最容易被怀疑的人。

可以投的玩家：{{candidates}}。
只用下面这样的JSON对象作答：
{${form}, "vote": "名字"}`,
  guessForm: '"other_word": "……"',
  inferForm: '"identities": {"名字": 0.0}, "reasoning": "一两句话"',
}

function textsOf(parts: Parts, kept: 'guess' | 'infer', doing: string) {
  const form = kept === 'guess' ? parts.guessForm : parts.inferForm
  return {
    system: parts.table(doing),
    speech: parts.speech(parts[kept], form),
    vote: parts.vote(parts[kept], form),
  }
}

/** The strategy `word-guess` without one of its two steps. Only for experiments. */
export const ablations: readonly Strategy[] = [
  {
    id: 'without-guessing',
    version: 1,
    name: { en: 'Without guessing words', zh: '不猜词' },
    summary: {
      en: 'Has the model infer every identity before it acts, but not guess the other word.',
      zh: '让模型先推断每个人的身份再行动，但不猜另一个词。',
    },
    texts: {
      en: textsOf(english, 'infer', 'infer who holds another word than the rest'),
      zh: textsOf(chinese, 'infer', '推断谁的词与众不同'),
    },
    experiment: true,
  },
  {
    id: 'without-reasoning',
    version: 1,
    name: { en: 'Without reasoning', zh: '不推理' },
    summary: {
      en: 'Has the model guess the other word before it acts, but not who holds it, nor why.',
      zh: '让模型先猜另一个词再行动，但不推断谁拿着它、为什么。',
    },
    texts: {
      en: textsOf(english, 'guess', 'guess the other word of the table'),
      zh: textsOf(chinese, 'guess', '猜场上的另一个词'),
    },
    experiment: true,
  },
]
