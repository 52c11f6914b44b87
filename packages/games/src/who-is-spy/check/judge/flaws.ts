import { flawsOf } from '../../../contract/scripted/flaw.ts'
import { replyTexts } from '../texts/reply-texts.ts'
import { speechTexts } from '../texts/speech-texts.ts'
import { voteTexts } from '../texts/vote-texts.ts'

/** The flaws that an agent can have in this game alone. */
export const { fatal, advice } = flawsOf({ ...replyTexts, ...speechTexts, ...voteTexts })
