import type { InBoth, Language } from '@wis/engine'

/** Clear, so that others find the word; or vague, so that they do not. */
export const deepModes = ['aggressive', 'conservative'] as const
export type DeepMode = (typeof deepModes)[number]

/** The rubric by which descriptions are rated. */
export const deepRubric = 'description-match'

/**
 * The longest descriptions: words in English, characters in Chinese, where a word is about one and a half of them.
 */
export const deepLimits: InBoth<Readonly<Record<DeepMode, number>>> = {
  en: { aggressive: 100, conservative: 10 },
  zh: { aggressive: 150, conservative: 15 },
}

export const deepRole: InBoth<string> = {
  en: 'You take part in a study of how well things can be described in words, clearly or in a veiled way.',
  zh: '你参加一项研究：用文字描述事物，既要能说得清楚，也要能说得隐晦。',
}

export interface DeepTexts {
  readonly clear: (word: string, limit: number) => string
  readonly imagine: (word: string) => string
  readonly veiled: (word: string, limit: number) => string
  readonly candidates: string
}

export const deepTexts: Readonly<Record<Language, DeepTexts>> = {
  en: {
    clear: (word, limit) =>
      `Describe "${word}" precisely and in telling detail, in at most ${limit} words. Whoever reads the description should find the word at once. Do not use the word itself.`,
    imagine: (word) =>
      `Think of other words that share something important with "${word}": things of the same field, with the same or similar properties. List five to ten of them.`,
    veiled: (word, limit) =>
      `Describe "${word}" in at most ${limit} words, by what it has most clearly in common with the words above. The description must be true, but nobody should be able to tell the word from it. Do not use the word itself.`,
    candidates: 'Words that share something with it',
  },
  zh: {
    clear: (word, limit) =>
      `请准确、具体地描述“${word}”，不超过${limit}个字，让读到描述的人一下子就能猜出这个词。描述中不能出现这个词。`,
    imagine: (word) =>
      `想一想与“${word}”有重要共同点的其他词：同一领域、性质相同或相近的事物。列出五到十个。`,
    veiled: (word, limit) =>
      `请用不超过${limit}个字描述“${word}”，只说它与上面这些词最明显的共同点。描述必须属实，但不能让人看出是哪个词。描述中不能出现这个词。`,
    candidates: '与它有共同点的词',
  },
}
