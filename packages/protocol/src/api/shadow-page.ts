import { z } from 'zod'
import { agentCallRow } from './agent-page.ts'

/** A version that is asked the turns of its agent's matches while another one plays. */
export const shadowWish = z.strictObject({
  /** If absent, the newest. It is asked where another version plays. */
  version: z.int().min(1).optional(),
  /** It stops after so many turns, */
  turns: z.int().min(1).max(2_000).default(300),
  /** or after so much spent, if its price is known. Neither counts against the limits of the day. */
  dollars: z.number().positive().max(1_000).optional(),
})
export type ShadowWish = z.infer<typeof shadowWish>

const answer = agentCallRow
  .pick({ reply: true, readAs: true, failure: true, latencyMs: true, costMicros: true })
  .extend({ tokens: z.int().nullable() })

const shadowTurn = z.object({
  matchId: z.string(),
  seq: z.int().min(0),
  game: z.string(),
  kind: z.string(),
  round: z.int(),
  /** The version that was asked unheard, and the one that played. */
  version: z.int().min(1),
  against: z.int().min(1),
  /** Whether both play the same. Speeches that differ in a letter differ. */
  isSame: z.boolean(),
  then: answer,
  now: answer,
})
export type ShadowTurn = z.infer<typeof shadowTurn>

const side = z.object({
  /** Calls without an answer that counts. */
  failed: z.int().min(0),
  medianMs: z.number(),
  /** Means of a call. Null if they are not known. */
  tokens: z.number().nullable(),
  costMicros: z.number().nullable(),
})

export const shadowPage = z.object({
  /** Null if none was started, or it was stopped. */
  shadow: z
    .object({
      version: z.int().min(1),
      turnsLeft: z.int().min(0),
      dollarsLeft: z.number().nullable(),
      startedAt: z.iso.datetime(),
      /** False once its budget is used up. */
      isListening: z.boolean(),
    })
    .nullable(),
  /** How often both versions play the same, by game and kind of turn, with Wilson’s 95 % interval of the share. */
  summary: z.array(
    z.object({
      game: z.string(),
      kind: z.string(),
      version: z.int().min(1),
      against: z.int().min(1),
      turns: z.int().min(1),
      same: z.int().min(0),
      interval: z.object({ low: z.number(), high: z.number() }),
      then: side,
      now: side,
    }),
  ),
  /** The newest 500, the newest first. */
  turns: z.array(shadowTurn),
})
export type ShadowPage = z.infer<typeof shadowPage>
