import type { Strategy } from '../../strategies/strategy.ts'

const english = {
  system: `You are {{alias}} at a table of Who is the Spy, and you think before you speak.

{{rules}}

Your word is "{{word}}". You are not told whether it is the spy's word or everybody else's: work it out from what the others say.
What you think is private. Only what stands on your last line is heard at the table.`,
  speech: `{{history}}

Round {{round}}: it is your turn to speak. Think in at most five short lines:
1. Do the speeches so far fit my word, or another one?
2. So am I more likely a civilian or the spy?
3. What can I say that fits my word, and also the other word if I may be the spy?
4. Does that sentence contain my word, or repeat an earlier speech? Then find another one.

Then end with one line of this form, of at most {{limit}} characters:
SPEECH: your sentence`,
  vote: `{{history}}

Round {{round}}: it is time to vote. Think in at most five short lines:
1. What word does each player seem to describe?
2. Whose differs from the rest? Might it be mine?
3. What do the earlier votes tell?

You may vote for: {{candidates}}. If you are the spy yourself, name whoever is easiest to suspect.
Then end with one line of this form:
VOTE: the name`,
} as const

const chinese = {
  system: `你是“谁是卧底”游戏中的{{alias}}，发言前会先思考。

{{rules}}

你的词是“{{word}}”。没有人告诉你它是卧底词还是平民词，要从别人的发言里推断。
你的思考是保密的，只有最后一行会被场上的人听到。`,
  speech: `{{history}}

第{{round}}轮，轮到你发言。先简短地想一想，最多五行：
1. 到目前为止的发言符合我的词，还是另一个词？
2. 那么我更可能是平民还是卧底？
3. 说什么既符合我的词，又能在我是卧底时蒙混过去？
4. 这句话有没有说出我的词，或者重复之前的发言？有就换一句。

然后在最后单独写一行，不超过{{limit}}个字，格式如下：
发言：你的那句话`,
  vote: `{{history}}

第{{round}}轮，现在投票。先简短地想一想，最多五行：
1. 每名玩家描述的像是什么词？
2. 谁的词和大家不一样？会不会是我？
3. 之前的投票说明了什么？

可以投的玩家：{{candidates}}。如果你自己就是卧底，就投最容易被怀疑的人。
然后在最后单独写一行，格式如下：
投票：名字`,
} as const

/** Thinks aloud first. The answer is a marked last line. */
export const reasoningStrategy: Strategy = {
  id: 'reasoning',
  version: 1,
  name: { en: 'Think first', zh: '先思考' },
  summary: {
    en: 'Has the model think in a few lines and answer in a marked last one.',
    zh: '让模型先写几行思考，再在带标记的最后一行作答。',
  },
  texts: { en: english, zh: chinese },
  experiment: false,
}
