import type { TaskPreset } from '../../presets/preset.ts'

const columns = [
  'aggressive-target',
  'aggressive-distractor',
  'conservative-target',
  'conservative-distractor',
]
const source = 'SpyGame study, table 1'

export const deepPreset: TaskPreset = {
  id: 'deep',
  name: { en: 'DEEP', zh: 'DEEP' },
  about: {
    en: 'How well can an agent describe a word clearly, and how well in a veiled way? A judge rates how each description fits the word and another one of its kind.',
    zh: '智能体能把一个词描述得多清楚，又能描述得多隐晦？由评审判断每段描述与这个词、与另一个同类词的吻合程度。',
  },
  spec: {
    name: 'DEEP',
    preset: 'deep',
    task: 'deep',
    language: ['en', 'zh'],
    subjects: ['sample-speller', 'sample-blabber'],
    judges: [{ agent: 'sample-checker', rubric: 'description-match' }],
    seed: 'deep',
  },
  published: [
    {
      title: { en: 'Judged by GPT-4', zh: '由GPT-4评分' },
      source,
      columns,
      rows: [
        { name: 'Baichuan-7B', values: [4.08, 1.35, 3.27, 1.44] },
        { name: 'ChatGLM2-6B', values: [4.49, 1.45, 3.89, 2.07] },
        { name: 'Vicuna-7B-v1.5', values: [4.78, 1.31, 3.81, 2.35] },
        { name: 'Llama-2-7B-chat-hf', values: [4.78, 1.29, 3.89, 2.15] },
        { name: 'Text-Davinci-002', values: [5, 1.28, 4.27, 2.49] },
        { name: 'Text-Davinci-003', values: [5, 1.38, 3.68, 2.5] },
        { name: 'GPT-3.5-Turbo', values: [5, 1.32, 4.76, 2.68] },
        { name: 'GPT-4', values: [5, 1.22, 4.38, 3.06] },
      ],
    },
    {
      title: { en: 'Judged by people', zh: '由人评分' },
      source,
      columns,
      rows: [
        { name: 'Vicuna-7B-v1.5', values: [4.79, 2.15, 3.83, 2.15] },
        { name: 'GPT-3.5-Turbo', values: [4.82, 2.14, 3.46, 2.44] },
        { name: 'GPT-4', values: [4.87, 2.08, 2.85, 2.83] },
      ],
    },
  ],
}
