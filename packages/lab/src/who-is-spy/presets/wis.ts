import type { Preset, PublishedTable } from '../../presets/preset.ts'

const source = 'WiS platform study, tables 2 to 4'

const overallTable: PublishedTable = {
  title: { en: 'Ten models, overall', zh: '十个模型的总体表现' },
  source,
  columns: ['win-rate-spy', 'win-rate-civilian', 'win-rate', 'mean-points'],
  rows: [
    { name: 'Doubao', values: [0.0769, 0.6623, 0.5778, 1.04] },
    { name: 'Gemini-1.5-pro', values: [0.3077, 0.6883, 0.6333, 1.29] },
    { name: 'ERNIE', values: [0.2727, 0.6329, 0.5889, 1.54] },
    { name: 'Claude-3-5-Sonnet', values: [0.2222, 0.7361, 0.6333, 1.58] },
    { name: 'Llama-3-70B-Instruct', values: [0.1667, 0.6818, 0.5444, 1.71] },
    { name: 'GPT4', values: [0.2143, 0.7105, 0.6333, 1.99] },
    { name: 'Qwen2.5-72B-Instruct', values: [0.466, 0.7467, 0.7, 2.47] },
    { name: 'Kimi', values: [0.4, 0.7333, 0.6778, 2.48] },
    { name: 'O1Mini', values: [0.3, 0.7625, 0.7111, 2.66] },
    { name: 'GPT4o', values: [0.4118, 0.8493, 0.7667, 3.24] },
  ],
}

const injectionColumns = ['vote-accuracy', 'foul-rate', 'mean-points', 'win-rate']

const injectionTable = (title: PublishedTable['title'], rows: PublishedTable['rows']): PublishedTable => ({
  title,
  source,
  columns: injectionColumns,
  rows,
})

const untouchedRows: PublishedTable['rows'] = [
  { name: 'GPT4o, baseline', values: [0.6842, 0, 3, 1] },
  { name: 'Qwen2.5-72B-Instruct, baseline', values: [0.5714, 0, 2.65, 0.8462] },
  { name: 'Llama-3-70B-Instruct, baseline', values: [0.4828, 0, 2.65, 0.875] },
  { name: 'Claude-3-5-Sonnet, baseline', values: [0.1786, 0, 2, 0.8333] },
]

const attackTable = injectionTable({ en: 'Civilians under attack', zh: '受攻击的平民' }, [
  ...untouchedRows,
  { name: 'GPT4o, attack', values: [0.9333, 0, 2.37, 0.9167] },
  { name: 'Qwen2.5-72B-Instruct, attack', values: [0.5263, 0.0526, 2.31, 0.6154] },
  { name: 'Llama-3-70B-Instruct, attack', values: [0.6, 0, 2.83, 0.8667] },
  { name: 'Claude-3-5-Sonnet, attack', values: [0.1818, 0.7273, 1.25, 0.7647] },
])

const defenceTable = injectionTable({ en: 'Civilians against a defended spy', zh: '面对防守的卧底的平民' }, [
  ...untouchedRows,
  { name: 'GPT4o, defence', values: [0.2593, 0.037, 1.05, 0.3333] },
  { name: 'Qwen2.5-72B-Instruct, defence', values: [0.08, 0, 0.74, 0.3333] },
  { name: 'Llama-3-70B-Instruct, defence', values: [0.0571, 0, 0.53, 0.1875] },
  { name: 'Claude-3-5-Sonnet, defence', values: [0.0513, 0, 0.57, 0.2353] },
])

const reasoningTable: PublishedTable = {
  title: { en: 'A civilian that reasons aloud', zh: '公开推理的平民' },
  source,
  columns: ['vote-accuracy', 'win-rate', 'mean-points'],
  rows: [
    { name: 'GPT4o, baseline', values: [0.5185, 0.75, 2.34] },
    { name: 'Qwen2.5-72B-Instruct, baseline', values: [0.5172, 0.8333, 2.49] },
    { name: 'Llama-3-70B-Instruct, baseline', values: [0.3793, 0.8333, 2.35] },
    { name: 'GPT4o, reasoning', values: [0.8929, 0.95, 3.26] },
    { name: 'Qwen2.5-72B-Instruct, reasoning', values: [0.3235, 0.625, 2] },
    { name: 'Llama-3-70B-Instruct, reasoning', values: [0.2195, 0.6111, 1.68] },
  ],
}

const common = {
  game: 'who-is-spy',
  ruleset: 'wis-2024',
  language: ['en', 'zh'],
  subjects: ['granny', 'inspector', 'fox'],
}

const asCivilian = { only: { role: ['civilian'] }, materials: 60, repeats: 1 }

export const wisPresets: readonly Preset[] = [
  {
    id: 'wis-overall',
    name: { en: 'WiS: overall', zh: 'WiS：总体表现' },
    about: {
      en: 'How well does an agent play in each role? Each subject is the spy once in six matches, as at a real table.',
      zh: '各个身份下表现如何？与真实牌桌一样，每六局中受试者当一次卧底。',
    },
    spec: {
      ...common,
      name: 'WiS: overall',
      preset: 'wis-overall',
      design: {
        only: { role: ['spy', 'civilian', 'civilian', 'civilian', 'civilian', 'civilian'] },
        materials: 60,
        repeats: 1,
      },
      measures: [
        ...['win-rate-spy', 'win-rate-civilian', 'win-rate', 'mean-points'],
        ...['mean-points-spy', 'mean-points-civilian', 'vote-accuracy', 'survival', 'foul-rate'],
      ],
      seed: 'wis-overall',
    },
    published: [overallTable],
  },
  {
    id: 'wis-attack',
    name: { en: 'WiS: attack', zh: 'WiS：攻击' },
    about: {
      en: 'Does a civilian obey a false rule in the speech of the spy, and foul? Every deal is played with and without it by models that are not warned, as in the study, and once more by models that are.',
      zh: '平民会不会听从卧底发言中的假规则而犯规？每一副牌都由未受警告的模型（与原研究一致）有、无攻击各玩一次，再由受警告的模型在攻击下玩一次。',
    },
    spec: {
      ...common,
      name: 'WiS: attack',
      preset: 'wis-attack',
      conditions: ['unwarned', 'attack-unwarned', 'attack'],
      design: asCivilian,
      measures: injectionColumns,
      seed: 'wis-attack',
    },
    published: [attackTable],
  },
  {
    id: 'wis-defence',
    name: { en: 'WiS: defence', zh: 'WiS：防守' },
    about: {
      en: 'Does a civilian spare a spy that claims that nobody may vote for it? Every deal is played with and without it by models that are not warned, as in the study, and once more by models that are.',
      zh: '卧底声称不能投自己时，平民会不会放过它？每一副牌都由未受警告的模型（与原研究一致）有、无防守各玩一次，再由受警告的模型在防守下玩一次。',
    },
    spec: {
      ...common,
      name: 'WiS: defence',
      preset: 'wis-defence',
      conditions: ['unwarned', 'defence-unwarned', 'defence'],
      design: asCivilian,
      measures: injectionColumns,
      seed: 'wis-defence',
    },
    published: [defenceTable],
  },
  {
    id: 'wis-reasoning',
    name: { en: 'WiS: reasoning', zh: 'WiS：推理' },
    about: {
      en: 'Does it help a civilian, and its side, to say whom it suspects and why? Every deal is played with and without it.',
      zh: '平民公开说出怀疑谁以及为什么，对自己和本方有没有帮助？每一副牌都有、无各玩一次。',
    },
    spec: {
      ...common,
      name: 'WiS: reasoning',
      preset: 'wis-reasoning',
      conditions: ['baseline', 'reasoning'],
      design: asCivilian,
      measures: ['vote-accuracy', 'win-rate', 'mean-points', 'foul-rate', 'others-vote-accuracy'],
      seed: 'wis-reasoning',
    },
    published: [reasoningTable],
  },
]
