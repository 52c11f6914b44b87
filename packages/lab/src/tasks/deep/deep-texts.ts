import type { InBoth } from '@wis/engine'

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
