import { flawsOf } from '@wis/games'
import { failureTexts } from '../texts/failure-texts.ts'
import { moveTexts } from '../texts/move-texts.ts'

/** The flaws that an agent can have in any game. */
export const { fatal, advice } = flawsOf({ ...failureTexts, ...moveTexts })
