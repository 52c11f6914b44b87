import type { KitStrategy, StrategyStep } from '../contract/kit-strategy.ts'

const firstOrder: StrategyStep = {
  id: 'first-order',
  name: { en: 'Guess the roles', zh: '猜测角色' },
  fields: ['guesses'],
  ask: {
    en: `Guess who is who before you speak. Take the other players one by one. What have they said, proposed and voted? How did the quests end that they were on? What does your own role tell you for certain?
Then give for each of them a role, or only a side, and how certain you are. Keep 100 for what you know, and use a low number for a mere impression. If you guessed before and the evidence has changed since, change your guess.`,
    zh: `发言之前，先猜一猜每个人是谁。逐个考虑其他玩家：他们说过什么、提过哪些队伍、怎么投票？他们参加的任务结果如何？你自己的角色让你确切知道什么？
然后给每个人写出一个角色，或只写好人、坏人，并说明有多大把握。确知的才写100，只是感觉就写小一些的数。如果之前猜过而线索变了，就改变猜测。`,
  },
}

const intentions: StrategyStep = {
  id: 'intentions',
  name: { en: 'Choose intentions', zh: '选择意图' },
  fields: ['intentions'],
  ask: {
    en: `Decide what your next words are to achieve. Answer for yourself first: What does your side need from this quest? Which team would be best for it? What do the others want from you, and what could give you away?
Then choose two or three intentions from the list. They have to serve your side, agree with each other, and fit your guesses.`,
    zh: `决定接下来的话要达到什么目的。先自己回答：你这一方在这个任务里需要什么？哪支队伍最有利？别人希望你做什么？什么会让你暴露？
然后从列表里选两三个意图。它们要对你这一方有利，彼此不矛盾，并且符合你的猜测。`,
  },
}

const draft: StrategyStep = {
  id: 'draft',
  name: { en: 'Think and draft', zh: '思考并起草' },
  fields: ['thinking', 'team', 'say'],
  keeps: { field: 'say', note: 'draft' },
  ask: {
    en: `Plan your turn, and draft it. In your private thinking take your intentions one by one, and write for each how you follow it now: by which fact, question, claim or silence. Write also what nobody may notice.
Then draft your turn. Speak to the others as one of them, briefly and to the point, with names and facts of this match. Do not let slip what only your role can know.`,
    zh: `先计划这一回合，再起草。在内心想法里逐个说明现在怎样落实你的意图：靠哪个事实、问题、说法或沉默。也写下哪些事不能让人察觉。
然后起草这一回合。以玩家的身份对大家说话，简短、具体，用名字和本局的事实。不要泄露只有你的角色才知道的事。`,
  },
}

const secondOrder: StrategyStep = {
  id: 'second-order',
  name: { en: 'See it as the others do', zh: '换位思考' },
  fields: ['expects'],
  ask: {
    en: `Hear your draft with the ears of the others. Take them one by one: What do they know, and what do they think of you so far? Which role will they take you for after these words? What will they say, vote or do next?
Write what you expect of each of them.`,
    zh: `站在别人的角度听一遍你的草稿。逐个考虑：他们知道什么，到目前为止怎么看你？听完这些话，他们会认为你是什么角色？接下来会怎么说、怎么投票、怎么做？
写下你预计每个人的反应。`,
  },
}

const modification: StrategyStep = {
  id: 'modification',
  name: { en: 'Reconsider the intentions', zh: '调整意图' },
  fields: ['intentions'],
  ask: {
    en: `Compare the reactions that you expect with what your intentions were to achieve. Keep the intentions that work. Drop one that does harm, and take another from the list if it serves your side better.
Give your two or three intentions again, whether they have changed or not.`,
    zh: `把预计的反应和你的意图对照一下。有用的意图保留，有害的去掉；如果列表里有更有利的，就换上。
不管有没有改变，都重新写出你的两三个意图。`,
  },
}

const speech: StrategyStep = {
  id: 'speech',
  name: { en: 'Refine and speak', zh: '修改并发言' },
  fields: ['thinking', 'team', 'say'],
  ask: {
    en: `Make your turn final. Go over the draft: Does it follow the intentions as they are now? Is every fact right? Does it answer what you were asked? Does it hint at your role? Would the others believe it? Correct what has to be corrected, and keep the rest.
In your private thinking write in short how the final words follow each intention. Of all this the table gets only your final turn.`,
    zh: `定下这一回合。检查草稿：它是否符合现在的意图？事实都对吗？有没有回答别人的提问？会不会暗示你的角色？别人会相信吗？该改的改，其余保留。
在内心想法里简短说明最终的话怎样落实每个意图。所有这些里，同桌只会看到你最后的行动和发言。`,
  },
}

/**
 * The way of the study InterIntent: six calls for whatever is said to the table. Its prompts are written for this
 * platform.
 */
export const interintent: KitStrategy = {
  id: 'interintent',
  version: 1,
  name: { en: 'InterIntent', zh: 'InterIntent 六步' },
  summary: {
    en: 'For each speech in Avalon the model guesses roles, chooses intentions, drafts, looks at the draft as the others do, reconsiders, and only then speaks. Six calls for a speech, one for any other turn.',
    zh: '在阿瓦隆里每次发言前，模型先猜角色、选意图、起草、换位思考、调整意图，最后才发言。一次发言调用六次，其他回合调用一次。',
  },
  turns: ['propose', 'discuss', 'settle'],
  steps: [firstOrder, intentions, draft, secondOrder, modification, speech],
}
