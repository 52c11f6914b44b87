import type { Preset, PublishedTable } from '../../presets/preset.ts'

const source = 'SpyGame study, tables 4 to 6'
const columns = ['win-rate', 'survival', 'votes-per-round']

const guests: PublishedTable = {
  title: { en: 'Guests as the spy', zh: '作为卧底的来客' },
  source,
  columns,
  rows: [
    { name: 'Text-Davinci-002', values: [0.16, 1.99, 1.49] },
    { name: 'Text-Davinci-003', values: [0.18, 2.03, 1.4] },
    { name: 'GPT-3.5-Turbo', values: [0.21, 2.04, 1.47] },
    { name: 'GPT-4', values: [0.33, 2.18, 1.31] },
  ],
}

const ablation: PublishedTable = {
  title: { en: 'Without a part of the strategy', zh: '去掉策略的一部分' },
  source,
  columns,
  rows: [
    { name: 'GPT-4', values: [0.33, 2.18, 1.31] },
    { name: 'GPT-4, without word guessing', values: [0.26, 2.12, 1.34] },
    { name: 'GPT-4, without reasoning', values: [0.21, 2.08, 1.4] },
  ],
}

const robustness: PublishedTable = {
  title: { en: 'Three seeds', zh: '三个随机种子' },
  source,
  columns,
  rows: [
    { name: 'GPT-4', values: [0.33, 2.18, 1.31] },
    { name: 'GPT-4, seed 1', values: [0.34, 2.19, 1.22] },
    { name: 'GPT-4, seed 2', values: [0.32, 2.18, 1.28] },
  ],
}

const orderBias: PublishedTable = {
  title: { en: 'Which places draw votes', zh: '哪些位置招票' },
  source: 'SpyGame study, table 3',
  columns: ['1', '2', '3', '4'],
  unit: 'share',
  rows: [
    { name: 'Speaking position', values: [0.3247, 0.276, 0.2031, 0.1962] },
    { name: 'Option position', values: [0.434, 0.066, 0.5, null] },
  ],
}

const mindColumns = ['self-identity', '1-word', '1-identity', '2-word', '2-identity']

const minds: PublishedTable = {
  title: { en: 'What guests know of the minds of others', zh: '来客对他人想法的了解' },
  source: 'SpyGame study, table 7',
  columns: mindColumns,
  rows: [
    { name: 'Text-Davinci-002', values: [0.2, 0.22, 0.72, 0.27, 0.47] },
    { name: 'Text-Davinci-003', values: [0.14, 0.25, 0.72, 0.35, 0.61] },
    { name: 'GPT-3.5-Turbo', values: [0.23, 0.17, 0.77, 0.37, 0.59] },
    { name: 'GPT-4', values: [0.17, 0.38, 0.72, 0.35, 0.67] },
  ],
}

/** Each of 96 tables has another order of speakers and options, so that names and places come together equally often. */
const audit = {
  game: 'who-is-spy',
  ruleset: 'spygame-4-run-off',
  language: ['en'],
  subjects: ['granny', 'fox'],
  opponents: ['inspector', 'inspector', 'inspector'],
  design: { arranged: true, materials: 96, repeats: 1 },
  measures: ['vote-accuracy'],
}

const common = {
  game: 'who-is-spy',
  ruleset: 'spygame-4-run-off',
  language: ['en'],
  subjects: ['granny', 'fox'],
  opponents: ['inspector', 'inspector', 'inspector'],
  design: { only: { role: ['spy'] }, materials: 50, repeats: 2 },
  measures: columns,
}

export const spygamePresets: readonly Preset[] = [
  {
    id: 'spygame',
    name: { en: 'SpyGame', zh: 'SpyGame' },
    about: {
      en: 'A guest is the spy among three fixed hosts, with each of 50 pairs of words both ways round: 100 matches for each guest.',
      zh: '来客在三名固定的东道主中当卧底，50对词正反各一次，每名来客100局。',
    },
    spec: { ...common, name: 'SpyGame', preset: 'spygame', seed: 'spygame' },
    published: [guests],
  },
  {
    id: 'spygame-ablation',
    name: { en: 'SpyGame: ablation', zh: 'SpyGame：消融' },
    about: {
      en: 'How much do guessing the word of the others and reasoning help a guest that is a model? House players have no such strategy.',
      zh: '猜测别人的词、先推理，各对作为模型的来客有多大帮助？内置选手没有这样的策略。',
    },
    spec: {
      ...common,
      name: 'SpyGame: ablation',
      preset: 'spygame-ablation',
      conditions: ['guessing-and-reasoning', 'no-guessing', 'no-reasoning'],
      seed: 'spygame-ablation',
    },
    published: [ablation],
  },
  {
    id: 'spygame-robustness',
    name: { en: 'SpyGame: robustness', zh: 'SpyGame：稳健性' },
    about: {
      en: 'How far do the numbers move if nothing changes but chance? The same contents and roles are dealt three times.',
      zh: '只改变随机性时，数字会变动多少？同样的词和身份发三次。',
    },
    spec: {
      ...common,
      name: 'SpyGame: robustness',
      preset: 'spygame-robustness',
      conditions: ['baseline', 'again-1', 'again-2'],
      seed: 'spygame-robustness',
    },
    published: [robustness],
  },
  {
    id: 'spygame-bias-name',
    name: { en: 'SpyGame: bias of names', zh: 'SpyGame：名字偏好' },
    about: {
      en: 'Which name draws the vote if nobody says anything? Three ways of naming, every name in every place equally often.',
      zh: '没有任何内容可依据时，哪个名字会招来选票？三种命名方式，每个名字在每个位置出现次数相同。',
    },
    spec: {
      ...audit,
      name: 'SpyGame: bias of names',
      preset: 'spygame-bias-name',
      conditions: ['content-free', 'content-free-names-and-numbers', 'content-free-first-names'],
      seed: 'spygame-bias-name',
    },
    published: [],
  },
  {
    id: 'spygame-bias-order',
    name: { en: 'SpyGame: bias of speakers', zh: 'SpyGame：发言顺序偏好' },
    about: {
      en: 'Does the first speaker draw the vote if nobody says anything? Once with fixed orders, once with shuffled ones.',
      zh: '没有任何内容可依据时，先发言的人会招来选票吗？固定顺序和随机顺序各一次。',
    },
    spec: {
      ...audit,
      name: 'SpyGame: bias of speakers',
      preset: 'spygame-bias-order',
      conditions: ['content-free', 'content-free-shuffled'],
      seed: 'spygame-bias-order',
    },
    published: [orderBias],
  },
  {
    id: 'spygame-bias-option',
    name: { en: 'SpyGame: bias of options', zh: 'SpyGame：选项顺序偏好' },
    about: {
      en: 'Does the first option of the list draw the vote if nobody says anything? Once with fixed orders, once with shuffled ones.',
      zh: '没有任何内容可依据时，列表中的第一个选项会招来选票吗？固定顺序和随机顺序各一次。',
    },
    spec: {
      ...audit,
      name: 'SpyGame: bias of options',
      preset: 'spygame-bias-option',
      conditions: ['content-free', 'content-free-shuffled'],
      seed: 'spygame-bias-option',
    },
    published: [orderBias],
  },
  {
    id: 'spygame-tom',
    name: { en: 'SpyGame: theory of mind', zh: 'SpyGame：心智理论' },
    about: {
      en: 'Before the first vote the guest, a spy, is asked who it is, what the others hold, and what they think of it. The answers are weighed against the deal, and against what the others say.',
      zh: '第一次投票前，问当卧底的来客：自己是谁、别人拿什么词、别人怎么看自己，再与实际发词和他人的回答对照。',
    },
    spec: {
      ...common,
      name: 'SpyGame: theory of mind',
      preset: 'spygame-tom',
      probes: ['belief', 'first-order', 'second-order'],
      measures: mindColumns,
      seed: 'spygame-tom',
    },
    published: [minds],
  },
]
