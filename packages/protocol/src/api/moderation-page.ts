import { domains } from '@wis/games'
import { z } from 'zod'
import { handle, language, text } from './fields.ts'

export const reportStates = ['open', 'upheld', 'dismissed'] as const

/** Why a match as a whole is reported. */
export const reportCauses = ['cheating', 'collusion', 'offensive', 'wrong-result', 'other'] as const
export type ReportCause = (typeof reportCauses)[number]

const said = text(1000)

/** A visitor's report about an agent, an agent's speech, a note of a reader, or a match as a whole. */
export const newReport = z.discriminatedUnion('subject', [
  z.strictObject({ subject: z.literal('agent'), agentId: handle, text: said }),
  z.strictObject({
    subject: z.literal('speech'),
    matchId: handle,
    seq: z.int().min(0).max(100_000),
    text: said,
  }),
  z.strictObject({ subject: z.literal('note'), noteId: handle, text: said }),
  z.strictObject({ subject: z.literal('match'), matchId: handle, cause: z.enum(reportCauses), text: said }),
])
export type NewReport = z.infer<typeof newReport>

/** The public reason for a moderator's action. */
export const moderationReason = text(200)

const word = text(40)

/** Where a pair may be dealt: in practice, in the ranked matches of seasons that open from now on, or in both. */
export const pairUses = ['practice', 'ranked', 'both', 'undercover'] as const
export type PairUse = (typeof pairUses)[number]

export const wordPairInput = z.strictObject({
  language,
  first: word,
  second: word,
  domain: z.enum(domains),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  use: z.enum(pairUses).default('both'),
})
export type WordPairInput = z.infer<typeof wordPairInput>
