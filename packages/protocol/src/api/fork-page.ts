import { z } from 'zod'
import { agentMatchRow } from './agent-page.ts'
import { gameId, handle, language } from './fields.ts'
import { mostInSeries } from './form-limits.ts'
import { matchHeader } from './match-page.ts'

const version = z.int().min(1)

/** A finished match of an agent that its owner has it play again, as practice. */
export const forkWish = z.strictObject({
  match: handle,
  /**
   * The log entry of a call, of any seat: everything before it is taken over, and that seat is asked first. 0 takes over
   * the deal alone.
   */
  entry: z.int().min(0).default(0),
  /** The version that plays. If absent, the newest. */
  version: version.optional(),
})

/** The last matches of one version among house agents, to be played again by another one. */
export const sameDealsWish = z.strictObject({
  /** The version that plays. If absent, the newest. */
  version: version.optional(),
  /** The version that has played them. */
  against: version,
  game: gameId,
  language,
  matches: z.int().min(1).max(mostInSeries).default(10),
})
export type SameDealsWish = z.infer<typeof sameDealsWish>

export const forksOpened = z.object({
  /** The ticket of the first. The others follow one after the other. */
  ticketId: z.string(),
  matches: z.int().min(1),
})

/** How the agent came out of a match. Without a result until it is decided. */
const side = agentMatchRow
  .pick({ version: true, role: true, result: true })
  .extend({ points: z.number().nullable() })

export const forkStates = ['queued', 'left', ...matchHeader.shape.status.options] as const

export const fork = z.object({
  id: z.string(),
  /** The match that is played again. */
  ofMatchId: z.string(),
  /** How many of its entries are taken over. */
  entry: z.int().min(0),
  game: z.string(),
  seat: z.int().min(0),
  /** Null until it is dealt. Its log is its owner’s alone. */
  matchId: z.string().nullable(),
  /** `left`: its place in the queue was given up. */
  state: z.enum(forkStates),
  before: side,
  now: side,
  createdAt: z.iso.datetime(),
})
export type Fork = z.infer<typeof fork>

export const forksPage = z.object({
  items: z.array(fork),
  /** Versions by their points from the same seat of the same deals, among the same agents; one pair for each deal. */
  paired: z.array(
    z.object({
      game: z.string(),
      version,
      against: version,
      deals: z.int().min(1),
      /** The mean of the differences. */
      difference: z.number(),
      /** 95 %, by Student’s t. Null with a single deal. */
      interval: z.object({ low: z.number(), high: z.number() }).nullable(),
      /** About how many more deals would tell them apart; 0 if they are, null if nobody would play as many. */
      dealsNeeded: z.int().nullable(),
    }),
  ),
})
