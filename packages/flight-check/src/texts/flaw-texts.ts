import { failureTexts } from './failure-texts.ts'
import { moveTexts } from './move-texts.ts'
import { speechTexts } from './speech-texts.ts'
import { voteTexts } from './vote-texts.ts'

/** All flaws that a flight check can find, in words for a newcomer. */
export const flawTexts = { ...failureTexts, ...moveTexts, ...speechTexts, ...voteTexts } as const
export type FlawCode = keyof typeof flawTexts
